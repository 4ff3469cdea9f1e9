import type { Citation, DocumentAnswer } from '@tailboard/contract/documents.ts';
import { firstAid } from './first-aid.ts';
import { DEADLY_FOR_HELPERS, type Kind } from './kinds.ts';
import type { Emergency } from './read-emergency.ts';

type Language = 'en' | 'es';

const IF_NOW = {
  en: 'If somebody is hurt or in danger now:',
  es: 'Si alguien está herido o en peligro ahora:',
} as const satisfies Record<Language, string>;

const TRANSLATED = {
  en: '',
  es: 'Traducido del documento, que está en inglés.',
} as const satisfies Record<Language, string>;

/**
 * What not to do, for each harm, then whom to call: two paragraphs, the first only where there is something to warn of. Beside
 * somebody who does not breathe only what kills helpers is warned of first: 'do not move him' would keep them from reviving.
 */
function firstWords(kinds: readonly Kind[], language: Language): string[] {
  const [first] = kinds;
  const warned = kinds.includes('not-breathing')
    ? kinds.filter((kind) => DEADLY_FOR_HELPERS.has(kind))
    : kinds;
  const nots = warned.flatMap((kind) => firstAid[kind].not?.[language] ?? []);
  const call = firstAid[first ?? 'general'].call[language];
  return [...(nots.length === 0 ? [] : [nots.join(' ')]), call];
}

function stepsOf(kind: Kind, at: number, language: Language): string {
  const { name, steps, section } = firstAid[kind];
  const lines = steps.map((step, index) => `${index + 1}. ${step[language]}`);
  const from = [TRANSLATED[language], `[${at + 1}]\n${section}`].filter((part) => part !== '').join(' ');
  return [`${name[language]}:`, ...lines, from].join('\n');
}

/** The steps word for word, as they stand in the page of the safety library. */
function citationOf(kind: Kind): Citation {
  const { documentKey, section, anchor, steps } = firstAid[kind];
  const [document = ''] = section.split(' › ');
  const quote = steps.map(({ en }) => en).join(' ');
  return { documentKey, document, section, quote, url: `/safety/${documentKey}#${anchor}` };
}

/** What is said first where somebody may be hurt: what not to do, and whom to call. It stands before whatever else is answered. */
export function emergencyWords({ now, kinds }: Emergency, language: Language): string {
  const words = firstWords(kinds, language);
  return (now === 'yes' ? words : [IF_NOW[language], ...words]).join('\n\n');
}

/**
 * The answer beside somebody who is hurt: what not to do, whom to call, and the first aid for each harm, whole. It needs no
 * document, no server and no model.
 */
export function answerEmergency(emergency: Emergency, language: Language): DocumentAnswer {
  const { kinds } = emergency;
  const citations = kinds.map(citationOf);
  return {
    answer: [
      emergencyWords(emergency, language),
      ...kinds.map((kind, at) => stepsOf(kind, at, language)),
    ].join('\n\n'),
    sourcesUsed: [...new Set(citations.map(({ document }) => document))],
    citations,
    nearest: [],
    answered: true,
    emergency: true,
    source: 'built-in',
  };
}

/**
 * What stands before another answer where somebody may be hurt: what not to do, whom to call, and the first aid where the harm is
 * named. Whatever is cited after it is numbered after its citations.
 */
export function emergencyFirst(
  emergency: Emergency,
  language: Language,
): Pick<DocumentAnswer, 'answer' | 'citations'> {
  return emergency.kinds.includes('general')
    ? { answer: emergencyWords(emergency, language), citations: [] }
    : answerEmergency(emergency, language);
}
