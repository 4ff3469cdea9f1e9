import type { DocumentContent, SafetyDocument } from '@tailboard/contract/documents.ts';

/** A document of one passage as the server sends it; a test states only what matters to it. */
export function aDocument(
  key: string,
  overrides: Partial<SafetyDocument> = {},
  text = 'Set the foot out one quarter of the working length (29 CFR 1926.1053(b)(5)(i)).',
): DocumentContent {
  return {
    document: {
      key,
      name: key,
      type: 'text/markdown',
      size: 6_800,
      lastModified: '2026-11-20T15:30:00.000Z',
      url: `/safety/${key}`,
      kind: 'law',
      origin: 'library',
      crewId: null,
      topics: [],
      sections: ['29 CFR 1926.1053(b)(5)(i)'],
      reviewed: '2026-11-20',
      status: 'ready',
      progress: 1,
      problem: null,
      version: 'v1',
      ...overrides,
    },
    chunks: [
      {
        documentKey: key,
        chunkIndex: 0,
        section: `${key} › Angle`,
        cites: ['1926.1053(b)(5)(i)'],
        anchor: 'angle',
        text,
      },
    ],
  };
}
