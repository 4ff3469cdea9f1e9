import type { EndYearDuty, YearDuty, YearDutyKind } from '@tailboard/contract/recordkeeping-duties.ts';
import { YEARS_KEPT } from '@tailboard/contract/recordkeeping-terms.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isoDay } from '../days.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { users } from '../identity/public.ts';
import { say } from '../sentences/say.ts';
import { readEstablishment, type EstablishmentRow } from './establishment-store.ts';
import { filesCases, filesSummary, keepsLog } from './rules/who-must.ts';
import { establishments, establishmentYears, recordedCases, yearDuties } from './tables.ts';

type Dates = Pick<YearDuty, 'from' | 'dueOn' | 'until' | 'paragraph'>;

/** Days of each duty: 29 CFR 1904.32(b)(6), .41(c) and .33(a). */
const datesOf: Readonly<Record<YearDutyKind, (year: number) => Dates>> = {
  'post-summary': (year) => ({
    ...{ from: `${year + 1}-01-01`, dueOn: `${year + 1}-02-01`, until: `${year + 1}-04-30` },
    paragraph: '29 CFR 1904.32(b)(6)',
  }),
  'file-electronically': (year) => ({
    ...{ from: `${year + 1}-01-01`, dueOn: `${year + 1}-03-02`, until: `${year + 1}-03-02` },
    paragraph: '29 CFR 1904.41(c)',
  }),
  'keep-records': (year) => ({
    from: `${year + 1}-01-01`,
    ...{ dueOn: `${year + YEARS_KEPT}-12-31`, until: `${year + YEARS_KEPT}-12-31` },
    paragraph: '29 CFR 1904.33(a)',
  }),
};

/** Whether an establishment must; null: it need not. */
function mustOf(kind: YearDutyKind, place: EstablishmentRow): 'yes' | 'check' | null {
  const told =
    kind === 'file-electronically'
      ? [filesSummary(place).answer, filesCases(place).answer]
      : [keepsLog(place).answer];
  if (told.includes('yes')) return 'yes';
  return told.includes('check') ? 'check' : null;
}

/** The duties of the years whose records are kept, and of the year that runs, or of one `year`; the nearest day first. */
export async function listYearDuties(
  db: Database,
  options: { establishmentId?: number | undefined; year?: number; now?: number },
): Promise<YearDuty[]> {
  const { establishmentId, year: only, now = Date.now() } = options;
  const places =
    establishmentId === undefined
      ? await db.select().from(establishments)
      : [await readEstablishment(db, establishmentId)];
  const said = [
    ...(await db
      .select({ id: establishmentYears.establishmentId, year: establishmentYears.year })
      .from(establishmentYears)
      .where(only === undefined ? undefined : eq(establishmentYears.year, only))),
    ...(await db
      .selectDistinct({ id: recordedCases.establishmentId, year: recordedCases.year })
      .from(recordedCases)
      .where(only === undefined ? undefined : eq(recordedCases.year, only))),
  ];
  const done = await db
    .select({ duty: yearDuties, by: users.name })
    .from(yearDuties)
    .innerJoin(users, eq(users.id, yearDuties.doneBy));
  const kinds: readonly YearDutyKind[] = ['post-summary', 'file-electronically', 'keep-records'];
  const duties = places.flatMap((place) => {
    const today = isoDay(new Date(now), place.timeZone);
    const thisYear = Number(today.slice(0, 4));
    const years = new Set([
      ...(only === undefined ? [thisYear] : []),
      ...said.flatMap(({ id, year }) => (id === place.id ? year : [])),
    ]);
    return [...years].flatMap((year) =>
      kinds.flatMap((kind): YearDuty[] => {
        const must = mustOf(kind, place);
        const dates = datesOf[kind](year);
        const isKept = thisYear - year <= YEARS_KEPT;
        if (must === null || !isKept || (kind === 'keep-records' && year === thisYear)) return [];
        const made = done.find(
          ({ duty }) => duty.establishmentId === place.id && duty.year === year && duty.kind === kind,
        );
        return [
          {
            ...{ establishmentId: place.id, establishmentName: place.name, timeZone: place.timeZone },
            ...{ year, kind, ...dates, must },
            state: made === undefined ? 'open' : 'done',
            isOverdue: made === undefined && today > dates.dueOn,
            doneBy: made?.by ?? null,
            doneAt: made?.duty.doneAt.toISOString() ?? null,
            note: made?.duty.note ?? null,
          },
        ];
      }),
    );
  });
  return duties.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
}

const refused = (field: string, message: ReturnType<typeof say>) =>
  new ProblemError('invalid-input', { errors: [{ field, message }] });

/** Throws `invalid-input` where it is no duty of the establishment or the year is not over. */
export function checkYearDuty(
  place: EstablishmentRow,
  { kind, year, now }: { kind: EndYearDuty['kind']; year: number; now: number },
): void {
  if (isoDay(new Date(now), place.timeZone) < datesOf[kind](year).from) {
    throw refused('year', say('field.year-not-over'));
  }
  if (mustOf(kind, place) === null) throw refused('kind', say('field.no-such-duty'));
}

/** Notes who posted or filed a year. The first one stands. Throws `invalid-input` where it is no duty or the year is not over. */
export async function endYearDuty(
  db: Database,
  options: { viewer: Viewer; ended: EndYearDuty; now?: number },
): Promise<YearDuty> {
  const { viewer, ended, now = Date.now() } = options;
  const { establishmentId, year, kind, note = null } = ended;
  const place = await readEstablishment(db, establishmentId);
  checkYearDuty(place, { kind, year, now });
  const find = async () =>
    (await listYearDuties(db, { establishmentId, now })).find(
      (duty) => duty.year === year && duty.kind === kind,
    );
  if ((await find()) === undefined) throw refused('year', say('field.year-without-records'));
  await db
    .insert(yearDuties)
    .values({ establishmentId, year, kind, note, doneBy: viewer.id, doneAt: new Date(now) })
    .onConflictDoNothing();
  const duty = await find();
  if (duty === undefined) throw notFound();
  return duty;
}
