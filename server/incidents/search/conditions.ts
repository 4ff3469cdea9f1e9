import type { IncidentFilters } from '@tailboard/contract/incident-filters.ts';
import { sql, type SQL } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { dayPlus } from '../../days.ts';
import type { Viewer } from '../../http/signed-in.ts';
import type { Scope } from '../../identity/public.ts';
import { readQueryWords } from './query-words.ts';

/**
 * Conditions on the incident `i`. `when`: on its date alone, which the order of a list can begin with. `what`: on what the
 * indexes of lists have. `words`: a text search query on its words.
 */
export type Conditions = { when: SQL[]; what: SQL[]; words: string | null };

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

/** What `filters` ask for within what `scope` gives `viewer`; null where nothing can meet it. */
export function readConditions(
  filters: IncidentFilters,
  { viewer, scope }: { viewer: Viewer; scope: Scope },
): Conditions | null {
  const people = peopleOf({ viewer, scope, crew: filters.crew });
  const words = readQueryWords(filters.query);
  if (people === null || words === '') return null;
  return {
    when: datesOf(filters, viewer.timeZone),
    what: [
      ...people,
      ...isOneOf(sql`i.status`, filters.status),
      ...isOneOf(sql`i.severity`, filters.severity),
      ...isOneOf(sql`i.category`, filters.category),
      ...isOneOf(sql`i.type`, filters.type),
      ...withOpenActions(filters.openActions),
    ],
    words,
  };
}

type Whose = { viewer: Viewer; scope: Scope; crew: string | undefined };

/** Whose incidents; null: nobody's. A crew that one may not see has none. */
function peopleOf({ viewer, scope, crew }: Whose): SQL[] | null {
  switch (scope) {
    case 'none':
      return null;
    case 'own':
      return crew === undefined || crew === viewer.crewId ? [sql`i.user_id = ${viewer.id}::int`] : null;
    case 'crew':
      if (crew !== undefined && crew !== viewer.crewId) return null;
      return [
        sql`i.user_id in (select p.id from users p where p.crew_id = ${viewer.crewId} or p.id = ${viewer.id}::int)`,
      ];
    case 'any':
      return crew === undefined
        ? []
        : [sql`i.user_id in (select p.id from users p where p.crew_id = ${crew})`];
  }
}

function datesOf({ from, to }: IncidentFilters, zone = 'UTC'): SQL[] {
  const start = from === undefined ? undefined : isDay(from) ? startOf(from, zone) : Date.parse(from);
  const before =
    to === undefined ? undefined : isDay(to) ? startOf(dayPlus(to, 1), zone) : Date.parse(to) + 1;
  return [
    ...(start === undefined ? [] : [sql`i.date >= ${momentOf(start)}::timestamptz`]),
    ...(before === undefined ? [] : [sql`i.date < ${momentOf(before)}::timestamptz`]),
  ];
}

const isDay = (text: string) => !text.includes('T');
/** Where clocks skip midnight, a day begins later. */
const startOf = (day: string, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
const momentOf = (at: number) => new Date(Math.min(at, LAST_MOMENT)).toISOString();

const isOneOf = (column: SQL, values: readonly string[] | undefined): SQL[] =>
  values === undefined
    ? []
    : [
        sql`${column} in (${sql.join(
          values.map((value) => sql`${value}`),
          sql`, `,
        )})`,
      ];

const open = sql`exists (select from actions a
  where a.incident_id = i.id and a.state not in ('verified', 'rejected'))`;

/** An action that is verified or rejected is over. */
const withOpenActions = (wanted: boolean | undefined): SQL[] =>
  wanted === undefined ? [] : [wanted ? open : sql`not ${open}`];
