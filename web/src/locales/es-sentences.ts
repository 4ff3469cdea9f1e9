import { incidentTypes } from './es-incident-types.ts';
import { fields } from './es-fields.ts';
import { problems } from './es-problems.ts';
import { talks } from './es-talks.ts';
import { sentenceTable, type Pair, type SentenceTable } from './sentences.ts';

const longDay = (day: Date): string => new Intl.DateTimeFormat('es-US', { dateStyle: 'long' }).format(day);

/** What stands in a list, one after the other. */
const lists: readonly Pair[] = [['{~}, {~}', '{}, {}']];

/** What the server and the contract say, in Spanish. Of sentences with gaps the first that fits is taken. */
export const sentences: SentenceTable = sentenceTable(
  [problems, fields, incidentTypes, talks, lists].flat(),
  longDay,
);
