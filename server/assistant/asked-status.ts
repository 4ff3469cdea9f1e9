import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import type { Language } from './language.ts';

type Status = Claim['status'] | Incident['status'];

/** Which records a count is of, as the dashboard counts: open is not closed, pending is not decided, completed is decided. */
export type AskedStatus = Readonly<{
  statuses: readonly Status[];
  /** Beside the noun: 'open incidents', 'incidentes abiertos'. */
  word: Readonly<Record<Language, string>>;
  plural: string;
}>;

const ofIncidents: readonly (readonly [RegExp, AskedStatus])[] = [
  [
    /\b(open|not closed|abiert[oa]s?)\b/,
    { statuses: ['open', 'in_progress'], word: { en: 'open', es: 'abierto' }, plural: 'abiertos' },
  ],
  [
    /\b(closed|cerrad[oa]s?)\b/,
    { statuses: ['closed'], word: { en: 'closed', es: 'cerrado' }, plural: 'cerrados' },
  ],
];
const ofClaims: readonly (readonly [RegExp, AskedStatus])[] = [
  [
    /\b(pending|open|undecided|pendientes?|abiert[oa]s?)\b/,
    {
      statuses: ['pending', 'under_review'],
      word: { en: 'pending', es: 'pendiente' },
      plural: 'pendientes',
    },
  ],
  [
    /\b(completed|decided|complet(o|os|ad[oa]s?)|decidid[oa]s?)\b/,
    {
      statuses: ['approved', 'rejected'],
      word: { en: 'completed', es: 'completado' },
      plural: 'completados',
    },
  ],
];

/** What a question without accents asks to count; null: all. */
export function statusAsked(about: 'incidents' | 'claims', text: string): AskedStatus | null {
  const table = about === 'incidents' ? ofIncidents : ofClaims;
  return table.find(([words]) => words.test(text))?.[1] ?? null;
}

/** '2 open incidents', '1 reclamo pendiente'. */
export function counted(
  number: number,
  options: { about: 'incidents' | 'claims'; asked: AskedStatus | null; language: Language },
): string {
  const { about, asked, language } = options;
  const isOne = number === 1;
  if (language === 'en') {
    const noun = about === 'incidents' ? 'incident' : 'claim';
    return `${number} ${asked === null ? '' : `${asked.word.en} `}${noun}${isOne ? '' : 's'}`;
  }
  const noun = about === 'incidents' ? 'incidente' : 'reclamo';
  const word = asked === null ? '' : ` ${isOne ? asked.word.es : asked.plural}`;
  return `${number} ${noun}${isOne ? '' : 's'}${word}`;
}

/** Within 'open' the word open says nothing: what nobody has begun is told from what is under way. */
const withinAsked: Readonly<Partial<Record<Status, Readonly<Record<Language, string>>>>> = {
  open: { en: 'not started', es: 'sin empezar' },
  pending: { en: 'not taken yet', es: 'sin tomar' },
};

export const statusWords: Readonly<Record<Status, Readonly<Record<Language, string>>>> = {
  pending: { en: 'pending', es: 'pendiente' },
  under_review: { en: 'under review', es: 'en revisión' },
  approved: { en: 'approved', es: 'aprobado' },
  rejected: { en: 'rejected', es: 'rechazado' },
  open: { en: 'open', es: 'abierto' },
  in_progress: { en: 'in progress', es: 'en curso' },
  closed: { en: 'closed', es: 'cerrado' },
};

/** '2 pending', '2 pendientes'. */
function howMany(number: number, status: keyof typeof statusWords, language: Language): string {
  const word = statusWords[status][language];
  const isPlural = language === 'es' && number !== 1 && !word.startsWith('en ');
  return `${number} ${word}${isPlural ? 's' : ''}`;
}

/** ': 2 not started, 1 in progress'; nothing where the count says it already. */
export function byStatus(
  counts: readonly { status: keyof typeof statusWords; number: number }[],
  { status, language }: { status: AskedStatus | null; language: Language },
): string {
  if (counts.length === 0 || (status !== null && counts.length === 1)) return '';
  const parts = counts.map((one) => {
    const within = status === null ? undefined : withinAsked[one.status];
    return within === undefined
      ? howMany(one.number, one.status, language)
      : `${one.number} ${within[language]}`;
  });
  return `: ${parts.join(', ')}`;
}
