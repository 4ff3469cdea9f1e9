import type { Briefing, StopWorkHour, Task } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useId, useRef, useState, type ReactNode } from 'react';
import { fullHour } from '../language/moments.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';
import { useTaskWords } from './briefing-words.ts';
import { HourReasons } from './hour-reasons.tsx';
import { LevelMark, useLevelWords } from './level-mark.tsx';
import { cellsOf, hoursAhead, isNow, runsOf, type Doubt } from './shown-level.ts';

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
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const reasons = useId();
  const doubt: Doubt = { source: briefing.weather.source, tooOld };
  const hours = hoursAhead(briefing.timeline, now);
  const opened = hours.find(({ at }) => at === chosen?.at);
  const press: Press = (next, button) => {
    pressed.current = button;
    setChosen(chosen?.at === next.at && chosen.task === next.task ? null : next);
  };
  /** Under the row that was pressed, as wide as what is seen of the table. */
  const reasonsOf = (of: readonly Task[]): ReactNode =>
    opened && (
      <tr>
        <td colSpan={hours.length + 1} className="p-0">
          <div className="sticky left-4 w-[calc(100cqw-2rem)] whitespace-normal">
            <HourReasons
              key={`${opened.at} ${of.join(' ')}`}
              id={reasons}
              hour={opened}
              tasks={of}
              doubt={doubt}
              onClose={() => {
                setChosen(null);
                pressed.current?.focus();
              }}
            />
          </div>
        </td>
      </tr>
    );
  const notAsked = tasks.filter((task) => !briefing.tasks.includes(task));
  if (hours.length === 0) {
    return (
      <Card title={t`When to stop work`}>
        <p>
          <Trans>There is no hourly forecast for this place. Nothing here is cleared: measure on site.</Trans>
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
          <Trans>Tasks this briefing was not made for are unknown until you refresh it.</Trans>
        </p>
      )}
      <p className="text-label text-quiet">
        <Trans>Press an hour or a level for the reasons.</Trans>
      </p>
      <div className="@container -mx-4 overflow-x-auto overscroll-x-contain pr-4 pb-2">
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
                    open={chosen?.at === hour.at && chosen.task === null}
                    controls={reasons}
                    onPress={(button) => press({ at: hour.at, task: null }, button)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chosen?.task === null && reasonsOf(tasks)}
            {tasks.map((task) => (
              <Fragment key={task}>
                <TaskRow {...{ task, hours, doubt, chosen }} onPress={press} />
                {chosen?.task === task && reasonsOf([task])}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-small text-quiet">
        <Trans>
          Hours are local time at the site. OK means the forecast reaches no limit. The competent person on
          site decides.
        </Trans>
      </p>
    </Card>
  );
}

/** An hour, and the task whose row was pressed; null: the hour itself, for all tasks. */
type Chosen = Readonly<{ at: string; task: Task | null }>;
type Press = (chosen: Chosen, button: HTMLElement) => void;

const sticky = 'sticky left-0 z-10 min-w-[6.4rem] bg-card pr-2 pl-4 in-data-[text-size=large]:static';

interface HourButtonProps {
  hour: StopWorkHour;
  current: boolean;
  open: boolean;
  controls: string;
  onPress: (button: HTMLElement) => void;
}

function HourButton({ hour, current, open, controls, onPress }: HourButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={({ currentTarget }) => onPress(currentTarget)}
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
  chosen: Chosen | null;
  onPress: Press;
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
      {cellsOf(hours, task, doubt).map(({ hour, level, span }) => {
        const name = words[task];
        const time = fullHour(hour.hour);
        const word = levels[level];
        const isAll = span === hours.length && span > 1;
        const isChosen = chosen?.task === task && chosen.at === hour.at;
        return (
          <td key={hour.at} colSpan={span} className="h-14 p-0">
            {/* For fingers; the keyboard has the hour above it, once for all tasks. */}
            <button
              type="button"
              tabIndex={-1}
              aria-label={isAll ? t`${word}: ${name}, all hours` : t`${word}: ${name} at ${time}`}
              aria-expanded={isChosen}
              onClick={({ currentTarget }) => onPress({ at: hour.at, task }, currentTarget)}
              className={classNames(
                'block h-full w-full rounded-control text-left',
                isChosen && 'outline-2 outline-accent-text',
              )}
            >
              <LevelMark level={level} {...(isAll ? { after: t`all hours` } : { stacked: true })} />
            </button>
          </td>
        );
      })}
    </tr>
  );
}

/** Tasks whose level changes, in words for one look: 'Crane · Stop 2 PM–5 PM'. One that stays says so in its row. */
function Glance(props: { hours: readonly StopWorkHour[]; tasks: readonly Task[]; doubt: Doubt }) {
  const { hours, tasks, doubt } = props;
  const words = useTaskWords();
  const changing = tasks.filter((task) => runsOf(hours, task, doubt).length > 1);
  if (changing.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {changing.map((task) => {
        const told = runsOf(hours, task, doubt).filter(({ level }) => level !== 'green');
        return (
          <li key={task} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-[5.4rem] font-bold">{words[task]}</span>
            {told.map(({ level, from, to }) => (
              <span key={`${level}${from}`} className="inline-flex flex-wrap items-center gap-1.5">
                <LevelMark level={level} />
                {`${fullHour(from)}–${fullHour(to)}`}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
