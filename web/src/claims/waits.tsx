import { Plural, Trans } from '@lingui/react/macro';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** 'Waits 3 days'. */
export function Waits({ since, now }: { since: string; now: number }) {
  const hours = Math.floor((now - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return <Trans>Waiting less than an hour</Trans>;
  if (hours < 2 * DAY_HOURS) return <Plural value={hours} one="Waiting # hour" other="Waiting # hours" />;
  return <Plural value={Math.floor(hours / DAY_HOURS)} one="Waiting # day" other="Waiting # days" />;
}
