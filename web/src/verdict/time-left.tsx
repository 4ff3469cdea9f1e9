import { Plural, Trans } from '@lingui/react/macro';
import { clock } from '../language/moments.ts';

const MINUTE_MS = 60_000;

/** '5 hours 20 minutes left', and the hour it ends. `now`: ms. */
export function TimeLeft({ dueAt, now }: { dueAt: string; now: number }) {
  const left = Math.trunc((Date.parse(dueAt) - now) / MINUTE_MS);
  const span = <Span minutes={Math.abs(left)} />;
  return (
    <>
      <p className="text-heading leading-tight font-bold">
        {left >= 0 ? <Trans>{span} left</Trans> : <Trans>Overdue by {span}</Trans>}
      </p>
      <p className="font-semibold">
        {left >= 0 ? (
          <Trans>By {clock(dueAt)} at the latest</Trans>
        ) : (
          <Trans>It was due by {clock(dueAt)}</Trans>
        )}
      </p>
    </>
  );
}

/** Of two days and more only days, of an hour and more hours and minutes. */
function Span({ minutes }: { minutes: number }) {
  const hours = Math.trunc(minutes / 60);
  const days = Math.trunc(hours / 24);
  if (days >= 2) return <Plural value={days} one="# day" other="# days" />;
  return (
    <>
      {hours > 0 && (
        <>
          <Plural value={hours} one="# hour" other="# hours" />{' '}
        </>
      )}
      {(hours === 0 || minutes % 60 > 0) && <Plural value={minutes % 60} one="# minute" other="# minutes" />}
    </>
  );
}
