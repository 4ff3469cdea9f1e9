import { incidentTypes } from './es-incident-types.ts';
import { claims } from './es-claims.ts';
import { estimate } from './es-estimate.ts';
import { fields } from './es-fields.ts';
import { problems } from './es-problems.ts';
import { talks } from './es-talks.ts';
import { sentenceTable, type Pair, type SentenceTable } from './sentences.ts';

const longDay = (day: Date): string => new Intl.DateTimeFormat('es-US', { dateStyle: 'long' }).format(day);

/** What stands in a list, one after the other. */
const lists: readonly Pair[] = [['{~}, {~}', '{}, {}']];

/** What the server and the contract say, in Spanish. Of sentences with gaps the first that fits is taken. */
export const sentences: SentenceTable = sentenceTable(
  [problems, fields, incidentTypes, claims, talks, estimate, lists].flat(),
  longDay,
);
