import { sentenceOfMessage } from '@tailboard/contract/message-sentences.ts';
import { whyWeak } from '../auth/public.ts';
import { say, type Said } from '../sentences/say.ts';

/** What is asked of each column, as one says it to who keeps the list. */
const wanted: Readonly<Record<string, Said>> = {
  username: say('people.row.username'),
  name: say('people.row.name'),
  password: say('people.row.password'),
  role: say('people.row.role'),
  crewId: say('people.row.characters', { most: 60 }),
  email: say('people.row.email'),
  phone: say('people.row.characters', { most: 40 }),
  jobTitle: say('people.row.characters', { most: 120 }),
  department: say('people.row.characters', { most: 120 }),
};

/** A sentence about one cell: 'Row 4, password: at least 10 characters.' The row of the column names is row 1. */
export const rowProblem = ({ line, field, what }: { line: number; field: string; what: Said }): Said =>
  say('people.row', { line, column: field, what });

/** What is wrong with a row, one sentence for each field: what the validator found, and a password that others would guess. */
export function problemsOf(
  line: number,
  row: {
    given: Readonly<Record<string, string>>;
    issues: readonly { path: PropertyKey[]; message: string }[];
  },
): Said[] {
  const { given, issues } = row;
  const reasons = new Map<string, Said>();
  for (const { path, message } of issues) {
    const field = String(path[0]);
    if (!reasons.has(field)) reasons.set(field, reasonOf({ field, message, value: given[field] }));
  }
  const { username = '', password } = given;
  // A row without a username has been told so.
  const why =
    password === undefined || reasons.has('password')
      ? null
      : whyWeak(password, username === '' ? '\u0000' : username);
  if (why !== null) reasons.set('password', say(`people.row.password-${why}`));
  return [...reasons].map(([field, what]) => rowProblem({ line, field, what }));
}

function reasonOf(cell: { field: string; message: string; value: string | undefined }): Said {
  const { field, message, value } = cell;
  if (value === undefined && field === 'password') return say('people.row.password-of-new');
  if (sentenceOfMessage(message)?.code === 'field.cannot-be-stored')
    return say('people.row.cannot-be-stored');
  if (field === 'password' && (value?.length ?? 0) > 10) return say('people.row.characters', { most: 200 });
  return wanted[field] ?? say('people.row.not-right');
}
