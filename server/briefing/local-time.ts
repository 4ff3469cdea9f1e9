/** Making a formatter with a zone costs more than all else in a briefing; there are a few hundred zones. */
const hours = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, Intl.DateTimeFormat>();

function kept(
  all: Map<string, Intl.DateTimeFormat>,
  timeZone: string,
  make: () => Intl.DateTimeFormat,
): Intl.DateTimeFormat {
  const one = all.get(timeZone) ?? make();
  all.set(timeZone, one);
  return one;
}

/** By the sun, where the zone is not known: hours from UTC. */
const solarOffset = (lng: number) => Math.round(lng / 15);

/** Hour of the day at the place, 0 to 23. `at`: ms. */
export function localHour(at: number, timeZone: string | null, lng: number): number {
  if (timeZone === null) return (new Date(at).getUTCHours() + solarOffset(lng) + 24) % 24;
  const format = kept(
    hours,
    timeZone,
    () => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }),
  );
  return Number(format.format(at)) % 24;
}

/** Local date at the place, YYYY-MM-DD. `at`: ms. */
export function localDay(at: number, timeZone: string | null, lng: number): string {
  if (timeZone === null) return new Date(at + solarOffset(lng) * 3_600_000).toISOString().slice(0, 10);
  const format = kept(
    days,
    timeZone,
    () => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
  );
  return format.format(at);
}
