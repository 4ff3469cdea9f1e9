/** 'Nov 20, 2026, 9:30 AM CST', as the crew read its clocks. A zone that this server does not know is UTC. */
export function timeInZone(moment: string, timeZone: string): string {
  const parts: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  };
  const write = (zone: string) =>
    new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone })
      .format(new Date(moment))
      .replaceAll('\u202f', ' ');
  try {
    return write(timeZone);
  } catch {
    return write('UTC');
  }
}
