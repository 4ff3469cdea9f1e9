import {
  NO_ANSWER,
  type Citation,
  type DocumentAnswer,
  type DocumentChunk,
  type DocumentContent,
} from '@tailboard/contract/documents.ts';
import MiniSearch from 'minisearch';
import { documentScreen } from '../api/addresses.ts';
import type { OfflineLibrary } from './offline-library.ts';
import { plainText } from './plain-text.ts';

interface Passage {
  id: number;
  title: string;
  chunk: DocumentChunk;
  words: string;
}

/** Passages put into the index before the page gets a breath. */
const AT_ONCE = 40;
const MOST_FOUND = 20;
const MOST_QUOTED = 3;

/** Words that say nothing of what is looked for. */
const emptyWords = new Set(
  'a an and are as at be by can do does for from have how i in is it me must my of on or our should that the there they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

const searchable = (term: string): string | null => {
  const word = term.toLowerCase();
  return emptyWords.has(word) || word === '' ? null : word.replace(/(?<=\w{3})s$/, '');
};

/** The seam of offline search: from the texts kept on this phone to what answers as the server does. */
export async function indexPassages(documents: readonly DocumentContent[]): Promise<OfflineLibrary> {
  const all: Passage[] = [];
  for (const { document, chunks } of documents) {
    for (const chunk of chunks) {
      all.push({ id: all.length, title: document.name, chunk, words: plainText(chunk.text) });
    }
  }
  const index = new MiniSearch<Passage>({
    fields: ['words', 'section', 'cites'],
    extractField: (passage, field) =>
      field === 'section'
        ? passage.chunk.section
        : field === 'cites'
          ? passage.chunk.cites.join(' ')
          : field === 'id'
            ? String(passage.id)
            : passage.words,
    processTerm: searchable,
    searchOptions: { boost: { section: 2, cites: 4 }, fuzzy: (term) => (term.length > 5 ? 0.2 : false) },
  });
  await index.addAllAsync(all, { chunkSize: AT_ONCE });

  const find = (q: string, keys: readonly string[] | undefined): Passage[] => {
    const wanted = keys && new Set(keys);
    return index
      .search(q, { filter: ({ id }) => !wanted || wanted.has(all[Number(id)]?.chunk.documentKey ?? '') })
      .slice(0, MOST_FOUND)
      .flatMap(({ id }) => all[Number(id)] ?? []);
  };
  return {
    keys: new Set(documents.map(({ document }) => document.key)),
    search: (q, keys) => find(q, keys).map(quote),
    ask: (question, keys) => answerFrom(question, find(question, keys)),
  };
}

function quote({ title, chunk, words }: Passage): Citation {
  return {
    documentKey: chunk.documentKey,
    document: title,
    section: chunk.section,
    quote: words,
    url: `${documentScreen(chunk.documentKey)}#${chunk.anchor}`,
  };
}

/** Quotes only passages in which every word that counts stands; anything less is shown as nearest, not as an answer. */
function answerFrom(question: string, found: readonly Passage[]): DocumentAnswer {
  const asked = question.split(/[^\p{L}\p{N}.()]+/u).flatMap((word) => searchable(word) ?? []);
  const says = ({ words, chunk }: Passage) => {
    const text = `${words} ${chunk.section} ${chunk.cites.join(' ')}`.toLowerCase();
    return asked.length > 0 && asked.every((word) => text.includes(word));
  };
  const quoted = found.filter(says).slice(0, MOST_QUOTED).map(quote);
  const answered = quoted.length > 0;
  return {
    answer: answered ? quoted.map((citation) => citation.quote).join('\n\n') : NO_ANSWER,
    sourcesUsed: [...new Set(quoted.map((citation) => citation.document))],
    citations: quoted,
    nearest: answered ? [] : found.slice(0, MOST_QUOTED).map(quote),
    answered,
    emergency: false,
    source: 'built-in',
  };
}
