import { whyWeak } from '../auth/public.ts';

/** What is asked of each column, as one says it to who keeps the list. */
const wanted: Readonly<Record<string, string>> = {
  username: '3 to 40 letters, digits, dots, dashes or underscores',
  name: 'needed, at most 120 characters',
  password: 'at least 10 characters',
  role: 'field-crew, supervisor or admin',
  crewId: 'at most 60 characters',
  email: 'an address such as sam@example.com',
  phone: 'at most 40 characters',
  jobTitle: 'at most 120 characters',
  department: 'at most 120 characters',
};

/** A sentence about one cell: 'Row 4, password: at least 10 characters.' The row of the column names is row 1. */
export const rowProblem = (cell: { line: number; field: string; what: string }): string =>
  `Row ${cell.line}, ${cell.field}: ${cell.what}.`;

/** What is wrong with a row, one sentence for each field: what the validator found, and a password that others would guess. */
export function problemsOf(
  line: number,
  row: {
    given: Readonly<Record<string, string>>;
    issues: readonly { path: PropertyKey[]; message: string }[];
  },
): string[] {
  const { given, issues } = row;
  const reasons = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0]);
    if (!reasons.has(field)) reasons.set(field, reasonOf({ field, message, value: given[field] }));
  }
  const { username = '', password } = given;
  const weak = password === undefined || reasons.has('password') ? null : weaknessOf(password, username);
  if (weak !== null) reasons.set('password', weak);
  return [...reasons].map(([field, what]) => rowProblem({ line, field, what }));
}

function reasonOf(cell: { field: string; message: string; value: string | undefined }): string {
  const { field, message, value } = cell;
  if (value === undefined && field === 'password') return 'a new person needs one of at least 10 characters';
  if (/cannot be stored/.test(message)) return 'it has a character that cannot be stored';
  if (field === 'password' && (value?.length ?? 0) > 10) return 'at most 200 characters';
  return wanted[field] ?? 'not right';
}

function weaknessOf(password: string, username: string): string | null {
  // A row without a username has been told so.
  const why = whyWeak(password, username === '' ? '\u0000' : username);
  if (why === null) return null;
  return /common/.test(why)
    ? 'one of the most common; choose another one'
    : `${why.charAt(0).toLowerCase()}${why.slice(1)}`;
}
