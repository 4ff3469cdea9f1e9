import {
  createUserSchema,
  MAX_IMPORTED_PEOPLE,
  peopleColumns,
  type CreateUser,
  type ImportedPerson,
  type ImportPeopleReply,
} from '@tailboard/contract/users.ts';
import { parse } from 'csv-parse/sync';
import { inArray, sql } from 'drizzle-orm';
import { addAccount, hashPassword, type Auth } from '../auth/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { inEnglish, say, type Said } from '../sentences/say.ts';
import { changeAccess } from './change-access.ts';
import { problemsOf, rowProblem } from './import-problems.ts';
import { users } from '../identity/public.ts';

type Row = { line: number; values: Record<string, string> };
type Known = typeof users.$inferSelect;
type Read = Omit<ImportPeopleReply, 'sentences'>;
/** What one line asks for, with what is needed to do it. */
type Plan = {
  shown: Omit<ImportedPerson, 'problems'> & { problems: Said[] };
  add?: CreateUser;
  change?: { id: number; values: Partial<CreateUser> };
};

/**
 * Reads a list of people and says, line by line, what it would do; with `apply` does it, all lines or none. Somebody whose
 * username is known is changed where the list says something else (a blank cell says nothing), all others are added.
 * Nobody is ever deactivated or loses administration by a list.
 */
export async function importPeople(
  db: Database,
  options: { auth: Auth; viewer: Viewer; csv: string; apply: boolean },
): Promise<ImportPeopleReply> {
  const { rows, ignoredColumns } = readRows(options.csv);
  const plans = await plan(db, rows);
  const people = plans.map(({ shown }) => shown);
  if (!options.apply) return inEnglish<Read>({ people, ignoredColumns, applied: false });
  if (people.some(({ action }) => action === 'refused')) {
    throw new ProblemError('invalid-input', {
      detail: say('problem.invalid-input.list'),
      errors: people.flatMap(({ line, problems }) =>
        problems.map((message) => ({ field: `line ${line}`, message })),
      ),
    });
  }
  await carryOut(db, plans, options);
  return inEnglish<Read>({ people, ignoredColumns, applied: true });
}

const refuse = (message: Said) => new ProblemError('invalid-input', { errors: [{ field: 'csv', message }] });

function readRows(csv: string): { rows: Row[]; ignoredColumns: string[] } {
  let lines: { record: string[]; info: { lines: number } }[];
  try {
    lines = parse(csv, {
      bom: true,
      trim: true,
      info: true,
      delimiter: [',', ';', '\t'],
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as typeof lines;
  } catch (error) {
    throw refuse(say('people.not-csv', { why: (error as Error).message.slice(0, 200) }));
  }
  const [head, ...body] = lines;
  if (head === undefined) throw refuse(say('people.list-empty'));
  const names = head.record.map(
    (name) => peopleColumns.find((column) => plain(column) === plain(name)) ?? null,
  );
  if (!names.includes('username')) throw refuse(say('people.no-columns'));
  const doubled = names.find((name, index) => name !== null && names.indexOf(name) !== index);
  if (doubled != null) throw refuse(say('people.column-twice', { column: doubled }));
  if (body.length === 0) throw refuse(say('people.nobody'));
  if (body.length > MAX_IMPORTED_PEOPLE) {
    throw refuse(say('people.too-many', { count: body.length, most: MAX_IMPORTED_PEOPLE }));
  }
  return {
    rows: body.map(({ record, info }) => ({
      line: info.lines,
      values: Object.fromEntries(
        names.flatMap((name, index) => (name === null ? [] : [[name, record[index] ?? '']])),
      ),
    })),
    ignoredColumns: head.record.filter((_, index) => names[index] === null),
  };
}

/** 'Crew ID', 'crew_id' and 'crewId' are one column. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

async function plan(db: Database, rows: Row[]): Promise<Plan[]> {
  const wanted = rows.map(({ values }) => (values['username'] ?? '').toLowerCase());
  const known = new Map(
    (await db.select().from(users).where(inArray(users.username, wanted))).map((row) => [row.username, row]),
  );
  const emails = rows.flatMap(({ values }) => (values['email'] ? [values['email'].toLowerCase()] : []));
  const owners = new Map(
    emails.length === 0
      ? []
      : (
          await db
            .select()
            .from(users)
            .where(inArray(sql`lower(${users.email})`, emails))
        ).map((row) => [row.email?.toLowerCase() ?? '', row.username]),
  );
  const seen = { usernames: new Set<string>(), emails: new Set<string>() };
  return rows.map((row, index) => {
    const username = wanted[index] ?? '';
    const planned = planRow(row, known.get(username));
    const email = row.values['email']?.toLowerCase() ?? '';
    const { problems } = planned.shown;
    const refuseCell = (field: string, what: Said) =>
      problems.push(rowProblem({ line: row.line, field, what }));
    if (username !== '' && seen.usernames.has(username)) refuseCell('username', say('people.row.twice'));
    if (email !== '' && seen.emails.has(email)) refuseCell('email', say('people.row.twice'));
    if (email !== '' && (owners.get(email) ?? username) !== username) {
      refuseCell('email', say('people.row.email-taken'));
    }
    seen.usernames.add(username);
    if (email !== '') seen.emails.add(email);
    if (problems.length > 0) planned.shown.action = 'refused';
    return planned;
  });
}

function planRow({ line, values }: Row, known: Known | undefined): Plan {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const username = given['username'] ?? '';
  const shown = { line, username, name: given['name'] ?? known?.name ?? null, fields: [], problems: [] };
  const refused = (problems: Said[]): Plan => ({ shown: { ...shown, action: 'refused', problems } });
  if (known === undefined) {
    const parsed = createUserSchema.safeParse({ role: 'field-crew', ...given });
    const problems = problemsOf(line, { given, issues: parsed.error?.issues ?? [] });
    if (!parsed.success || problems.length > 0) return refused(problems);
    return { shown: { ...shown, action: 'add', fields: Object.keys(given) }, add: parsed.data };
  }
  const parsed = createUserSchema.partial().safeParse(given);
  const problems = problemsOf(line, { given, issues: parsed.error?.issues ?? [] });
  if (!parsed.success || problems.length > 0) return refused(problems);
  const { username: _same, ...said } = parsed.data;
  const changed = Object.entries(said).filter(
    ([name, value]) => value !== undefined && (name === 'password' || known[name as keyof Known] !== value),
  );
  if (known.role === 'admin' && said.role !== undefined && said.role !== 'admin') {
    return refused([rowProblem({ line, field: 'role', what: say('people.row.role-of-admin') })]);
  }
  return {
    shown: {
      ...shown,
      action: changed.length === 0 ? 'none' : 'change',
      fields: changed.map(([name]) => name),
    },
    change: { id: known.id, values: Object.fromEntries(changed) },
  };
}

async function carryOut(
  db: Database,
  plans: Plan[],
  { auth, viewer }: { auth: Auth; viewer: Viewer },
): Promise<void> {
  // Hashing takes a while: it is done before anything is locked.
  const hashes = new Map<Plan, string>();
  for (const each of plans) {
    if (each.add !== undefined) hashes.set(each, await hashPassword(auth, each.add.password));
  }
  await db.transaction(async (tx) => {
    for (const each of plans) {
      if (each.add !== undefined) {
        const { password: _hashed, ...person } = each.add;
        const passwordHash = hashes.get(each) ?? '';
        await addAccount(tx, { person, passwordHash, actorId: viewer.id, mustChange: true });
      } else if (each.change !== undefined && each.shown.action === 'change') {
        await change(tx, each.change, { auth, viewer });
      }
    }
  });
}

async function change(
  tx: Database,
  { id, values }: { id: number; values: Partial<CreateUser> },
  { auth, viewer }: { auth: Auth; viewer: Viewer },
): Promise<void> {
  const { username: _same, ...access } = values;
  await changeAccess(tx, { auth, viewer, id, access });
}
