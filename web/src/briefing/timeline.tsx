import type { Briefing, StopWorkHour, Task } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { fullHour } from '../language/moments.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';
import { useTaskWords } from './briefing-words.ts';
import { HourReasons } from './hour-reasons.tsx';
import { LevelMark, useLevelWords } from './level-mark.tsx';
import { cellOf, hoursAhead, isNow, runsOf, type Doubt } from './shown-level.ts';

interface TimelineProps {
  briefing: Briefing;
  /** Those chosen now; the briefing may be one for others. */
  tasks: readonly Task[];
  tooOld: boolean;
  now: number;
}

/** For each hour that is left and each chosen task: go on, take care, stop, or unknown. A press on an hour says why. */
export function Timeline({ briefing, tasks, tooOld, now }: TimelineProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const reasons = useId();
  const doubt: Doubt = { source: briefing.weather.source, tooOld };
  const hours = hoursAhead(briefing.timeline, now);
  const opened = hours.find(({ at }) => at === chosen);
  const notAsked = tasks.filter((task) => !briefing.tasks.includes(task));
  if (hours.length === 0) {
    return (
      <Card title={t`When to stop work`}>
        <p>
          <Trans>
            There is no hourly forecast for this place. Nothing here is cleared: measure on the site.
          </Trans>
        </p>
      </Card>
    );
  }
  return (
    <Card title={t`When to stop work`}>
      {tooOld && (
        <Notice tone="bad" title={t`Old: do not rely on this table`}>
          <Trans>It was worked out from figures that are too old. Nothing in it is cleared.</Trans>
        </Notice>
      )}
      <Glance hours={hours} tasks={tasks} doubt={doubt} />
      {notAsked.length > 0 && (
        <p className="text-label">
          <Trans>Tasks that this briefing was not made for are unknown until it is refreshed.</Trans>
        </p>
      )}
      <p className="text-label text-quiet">
        <Trans>Press an hour for the reasons.</Trans>
      </p>
      <div data-this-hour="" className="-mx-4 overflow-x-auto overscroll-x-contain pr-4 pb-2">
        <table className="border-separate border-spacing-1">
          <caption className="sr-only">
            <Trans>Stop-work levels: a row for each task, a column for each hour</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={classNames(sticky, 'text-left text-label')}>
                <Trans>Task</Trans>
              </th>
              {hours.map((hour) => (
                <th key={hour.at} scope="col" className="p-0">
                  <HourButton
                    hour={hour}
                    current={isNow(hour, now) && !tooOld}
                    open={hour.at === chosen}
                    controls={reasons}
                    onPress={() => setChosen(hour.at === chosen ? null : hour.at)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tasks.map((task) => (
              <TaskRow
                key={task}
                task={task}
                hours={hours}
                doubt={doubt}
                chosen={chosen}
                onPress={setChosen}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div id={reasons} role="status">
        {opened && <HourReasons hour={opened} tasks={tasks} doubt={doubt} onClose={() => setChosen(null)} />}
      </div>
      <p className="text-small text-quiet">
        <Trans>
          Hours are local time at the place. OK means that no limit is reached by the forecast; the competent
          person on the site decides.
        </Trans>
      </p>
    </Card>
  );
}

const sticky = 'sticky left-0 z-10 min-w-[6.4rem] bg-card pr-2 pl-4 in-data-[letters=large]:static';

interface HourButtonProps {
  hour: StopWorkHour;
  current: boolean;
  open: boolean;
  controls: string;
  onPress: () => void;
}

function HourButton({ hour, current, open, controls, onPress }: HourButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onPress}
      className={classNames(
        'flex min-h-12 w-full min-w-[4.4rem] flex-col items-center justify-center rounded-control px-1 leading-tight hover:bg-press',
        open && 'bg-accent-tint outline-2 -outline-offset-2 outline-accent-text',
      )}
    >
      <span className="text-label font-bold">{fullHour(hour.hour)}</span>
      {current && (
        <span className="text-small font-bold text-accent-text">
          <Trans>Now</Trans>
        </span>
      )}
    </button>
  );
}

interface TaskRowProps {
  task: Task;
  hours: readonly StopWorkHour[];
  doubt: Doubt;
  chosen: string | null;
  onPress: (at: string) => void;
}

function TaskRow({ task, hours, doubt, chosen, onPress }: TaskRowProps) {
  const { t } = useLingui();
  const words = useTaskWords();
  const levels = useLevelWords();
  return (
    <tr>
      <th scope="row" className={classNames(sticky, 'text-left text-label font-bold')}>
        {words[task]}
      </th>
      {hours.map((hour) => {
        const { level } = cellOf(hour, task, doubt);
        const name = words[task];
        const time = fullHour(hour.hour);
        const word = levels[level];
        return (
          <td key={hour.at} className="h-14 p-0">
            {/* For fingers; the keyboard has the hour above it, once for all tasks. */}
            <button
              type="button"
              tabIndex={-1}
              aria-label={t`${word}: ${name} at ${time}`}
              onClick={() => onPress(hour.at)}
              className={classNames(
                'block h-full w-full rounded-control',
                hour.at === chosen && 'outline-2 outline-accent-text',
              )}
            >
              <LevelMark level={level} stacked />
            </button>
          </td>
        );
      })}
    </tr>
  );
}

/** The same in words, for one look: 'Crane · Stop 14:00–17:00'. */
function Glance(props: { hours: readonly StopWorkHour[]; tasks: readonly Task[]; doubt: Doubt }) {
  const { hours, tasks, doubt } = props;
  const words = useTaskWords();
  return (
    <ul data-this-hour="" className="flex flex-col gap-2">
      {tasks.map((task) => {
        const runs = runsOf(hours, task, doubt);
        const told = runs.filter(({ level }) => level !== 'green');
        return (
          <li key={task} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-[5.4rem] font-bold">{words[task]}</span>
            {told.length === 0 && (
              <span className="inline-flex flex-wrap items-center gap-1.5">
                <LevelMark level="green" />
                <Trans>all hours</Trans>
              </span>
            )}
            {told.map(({ level, from, to }) => (
              <span key={`${level}${from}`} className="inline-flex flex-wrap items-center gap-1.5">
                <LevelMark level={level} />
                {runs.length === 1 ? <Trans>all hours</Trans> : `${fullHour(from)}–${fullHour(to)}`}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
