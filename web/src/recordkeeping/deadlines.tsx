import { Trans, useLingui } from '@lingui/react/macro';
import type { YearDuty } from '@tailboard/contract/recordkeeping-duties.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { yearDutyDoneCall } from '../api/addresses.ts';
import { day, dayAndTime } from '../language/moments.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Answered } from './answered.tsx';
import { useYearDuties } from './queries.ts';
import { SaveFailure, useSave } from './use-save.tsx';

const on = (date: string): string => day(`${date}T12:00`);

/** What the law wants done with the records of a year: what is open first, by the day on which it is due. */
export function Deadlines() {
  const answer = useYearDuties();
  return (
    <Answered answer={answer}>
      {(duties) =>
        duties.length === 0 ? (
          <p>
            <Trans>Nothing is due: no year of an establishment is over yet.</Trans>
          </p>
        ) : (
          <ul className="flex flex-col gap-3">
            {duties
              .toSorted(
                (a, b) =>
                  Number(b.state === 'open') - Number(a.state === 'open') || a.dueOn.localeCompare(b.dueOn),
              )
              .map((duty) => (
                <li key={`${duty.establishmentId} ${duty.year} ${duty.kind}`}>
                  <Duty duty={duty} onDone={answer.refresh} />
                </li>
              ))}
          </ul>
        )
      }
    </Answered>
  );
}

function Duty({ duty, onDone }: { duty: YearDuty; onDone: () => Promise<unknown> }) {
  const { t } = useLingui();
  const { save, busy, failure } = useSave<YearDuty>();
  const { kind, year, establishmentId, establishmentName, doneBy, doneAt, isOverdue, state } = duty;
  const title = {
    'post-summary': t`Post the 300A of ${String(year)}`,
    'file-electronically': t`File ${String(year)} with OSHA`,
    'keep-records': t`Keep the records of ${String(year)}`,
  }[kind];
  const submit = async () => {
    const body = { establishmentId, year, kind };
    const done = await save({ path: yearDutyDoneCall, method: 'POST', body });
    if (done !== undefined) await onDone();
  };
  const isDone = state === 'done';
  return (
    <Card
      title={title}
      aside={
        isDone ? (
          <Badge tone="ok" icon={CircleCheck}>
            <Trans>Done</Trans>
          </Badge>
        ) : isOverdue ? (
          <Badge tone="bad" icon={CircleAlert}>
            <Trans>Overdue</Trans>
          </Badge>
        ) : (
          <Badge tone="plain" icon={Clock}>
            <Trans>Open</Trans>
          </Badge>
        )
      }
    >
      <p className="break-words">
        {establishmentName} · <span className="text-label text-quiet">{duty.paragraph}</span>
      </p>
      <p>
        {kind === 'keep-records' ? (
          <Trans>Until {on(duty.until)}. The log stays open to changes until then.</Trans>
        ) : kind === 'post-summary' ? (
          <Trans>
            By {on(duty.dueOn)}, and it hangs until {on(duty.until)}.
          </Trans>
        ) : (
          <Trans>By {on(duty.dueOn)}.</Trans>
        )}
      </p>
      {duty.must === 'check' && (
        <p className="tone-warn font-semibold text-tone">
          <Trans>Check whether this establishment must do this.</Trans>
        </p>
      )}
      {doneBy !== null && doneAt !== null && (
        <p className="text-label text-quiet">
          {doneBy}, {dayAndTime(doneAt)}
        </p>
      )}
      {duty.note !== null && <p className="break-words">{duty.note}</p>}
      <SaveFailure failure={failure} shown={[]} />
      {!isDone && kind !== 'keep-records' && (
        <div>
          <Button
            busy={busy}
            aria-label={t`It is done: ${title}, ${establishmentName}`}
            onClick={() => void submit()}
          >
            <Trans>It is done</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}
