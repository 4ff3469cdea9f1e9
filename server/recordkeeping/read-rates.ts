import { lastDayOf } from '../days.ts';
import type { Rates } from '@tailboard/contract/recordkeeping-forms.ts';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { crewOfCase } from './access.ts';
import { findCases } from './case-store.ts';
import { readEstablishment } from './establishment-store.ts';
import { totalsOf } from './rules/log.ts';
import { isTooFewHours, peerOf, poissonInterval, rateOf } from './rules/rates.ts';
import { crewHomes, establishments, establishmentYears, recordedCases } from './tables.ts';

/** Rates of the cases whose injury lies within the days, of one establishment or of all, and of one crew or of all. */
export async function readRates(
  db: Database,
  options: {
    from: string;
    to: string;
    establishmentId?: number | undefined;
    crewId?: string | undefined;
    now?: number;
  },
): Promise<Rates> {
  const { from, to, establishmentId, crewId, now = Date.now() } = options;
  if (from > to) {
    throw new ProblemError('invalid-input', {
      errors: [{ field: 'from', message: say('field.from-after-to') }],
    });
  }
  const all =
    establishmentId === undefined
      ? await db.select().from(establishments)
      : [await readEstablishment(db, establishmentId)];
  const homes =
    crewId === undefined ? [] : await db.select().from(crewHomes).where(eq(crewHomes.crewId, crewId));
  const isOfCrew = (id: number) => homes.some((home) => home.establishmentId === id);
  const places = crewId === undefined ? all : all.filter(({ id }) => isOfCrew(id));
  const cases = await findCases(
    db,
    and(
      eq(recordedCases.state, 'recordable'),
      gte(recordedCases.dateOfInjury, from),
      lte(recordedCases.dateOfInjury, to),
      establishmentId === undefined ? undefined : eq(recordedCases.establishmentId, establishmentId),
      crewId === undefined ? undefined : sql`${crewOfCase} = ${crewId}`,
    ),
    now,
  );
  const years = await db.select().from(establishmentYears);
  const each = places.map(({ id }) =>
    hoursWithin(
      years.filter((year) => year.establishmentId === id),
      { from, to, crewId },
    ),
  );
  const known = each.filter((hours) => hours !== null);
  const isKnown = known.length > 0 && known.length === each.length;
  const hours = isKnown ? known.reduce((sum, one) => sum + one, 0) : null;
  const totals = totalsOf(cases.map(({ entry }) => entry));
  const dart = totals.daysAwayCases + totals.restrictedCases;
  const interval = poissonInterval(cases.length);
  const [low, high] = [rateOf(interval.low, hours), rateOf(interval.high, hours)];
  const sectors = new Set(places.map(({ naics }) => naics.slice(0, 2)));
  const peer = sectors.size === 1 ? peerOf([...sectors].join('')) : null;
  return {
    ...{ from, to, hours, recordables: cases.length, deaths: totals.deaths, dart },
    trir: {
      oshaForms: rateOf(cases.length, hours),
      blsNonFatal: rateOf(cases.length - totals.deaths, hours),
    },
    dartRate: rateOf(dart, hours),
    severityRate: rateOf(totals.daysAway + totals.daysRestricted, hours),
    interval: low === null || high === null ? null : { low, high },
    peer,
    peerState: peer === null ? 'check' : 'verified',
    comparable: !isTooFewHours(hours),
  };
}

type Year = typeof establishmentYears.$inferSelect;

/**
 * Hours worked on days from `from` to `to`: whole years, or months that were typed; of a crew the months typed for it. Null where they
 * are not known to the day.
 */
function hoursWithin(
  years: readonly Year[],
  { from, to, crewId }: { from: string; to: string; crewId?: string | undefined },
): number | null {
  let hours = 0;
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    const said = years.find((one) => one.year === year);
    if (said === undefined || said.hoursWorked === null) return null;
    const isWhole = from <= `${year}-01-01` && to >= `${year}-12-31`;
    if (isWhole && crewId === undefined) {
      hours += said.hoursWorked;
      continue;
    }
    for (let month = 1; month <= 12; month += 1) {
      const name = `${year}-${String(month).padStart(2, '0')}`;
      const last = lastDayOf(name);
      if (last < from || `${name}-01` > to) continue;
      const typed = said.months.filter(
        (one) => one.month === month && (crewId === undefined || one.crewId === crewId),
      );
      if (typed.length === 0 || `${name}-01` < from || last > to) return null;
      hours += typed.reduce((sum, one) => sum + one.hours, 0);
    }
  }
  return hours;
}
