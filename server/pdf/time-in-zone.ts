/** 'Nov 20, 2026, 9:30 AM CST' in the words of `locale`, as the crew read its clocks. In a zone that this server does not know, by its own. */
export function timeInZone(moment: string, timeZone: string, locale: string): string {
  const parts: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  };
  const write = (zone: string | undefined) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: zone })
      .format(new Date(moment))
      .replaceAll(/[\u202f\u00a0]/g, ' ');
  try {
    return write(timeZone);
  } catch {
    return write(undefined);
  }
}
