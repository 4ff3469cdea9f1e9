import type { StopWorkHour, Task, Weather } from '@tailboard/contract/briefing.ts';

export type Level = StopWorkHour['tasks'][number]['level'];

/** What the table says for one task in one hour. */
export interface Cell {
  level: Level;
  reasons: StopWorkHour['tasks'][number]['reasons'];
}

/** What speaks against a green: figures that were not measured, or are too old. */
export interface Doubt {
  source: Weather['source'];
  tooOld: boolean;
}

const noReasons: Cell['reasons'] = [];

/** The cell of a task in an hour. A green is only as good as its figures; a warning stays. Not worked out: unknown. */
export function cellOf(hour: StopWorkHour, task: Task, { source, tooOld }: Doubt): Cell {
  const found = hour.tasks.find((each) => each.task === task);
  if (found === undefined) return { level: 'unknown', reasons: noReasons };
  const doubtful = tooOld || source === 'typical';
  return { level: found.level === 'green' && doubtful ? 'unknown' : found.level, reasons: found.reasons };
}

/** Hours on end with the same level. */
export interface Run {
  level: Level;
  /** Local hours at the place, 0 to 23; `to` is where the last hour ends. */
  from: number;
  to: number;
}

/** What is still ahead for a task, in runs. `hours` in order. */
export function runsOf(hours: readonly StopWorkHour[], task: Task, doubt: Doubt): Run[] {
  const runs: Run[] = [];
  for (const hour of hours) {
    const { level } = cellOf(hour, task, doubt);
    const last = runs.at(-1);
    const to = (hour.hour + 1) % 24;
    if (last?.level === level && last.to === hour.hour) last.to = to;
    else runs.push({ level, from: hour.hour, to });
  }
  return runs;
}

/** Cells of a task's row: one an hour, or a single one where all hours have the same level. */
export function cellsOf(
  hours: readonly StopWorkHour[],
  task: Task,
  doubt: Doubt,
): { hour: StopWorkHour; level: Level; span: number }[] {
  const cells = hours.map((hour) => ({ hour, level: cellOf(hour, task, doubt).level, span: 1 }));
  const [first] = cells;
  const isOne = first !== undefined && cells.every(({ level }) => level === first.level);
  return isOne ? [{ ...first, span: cells.length }] : cells;
}

const gravity: readonly Level[] = ['red', 'amber', 'unknown', 'green'];

/** The gravest level ahead, when it begins first and for which tasks; null without hours. */
export function worstAhead(
  hours: readonly StopWorkHour[],
  tasks: readonly Task[],
  doubt: Doubt,
): (Run & { tasks: Task[] }) | null {
  const runs = tasks.flatMap((task) => runsOf(hours, task, doubt).map((run) => ({ task, run })));
  const level = gravity.find((one) => runs.some(({ run }) => run.level === one));
  const worst = runs.filter(({ run }) => run.level === level);
  // Runs of one task are in order; of several tasks the one whose hour comes first.
  const order = hours.map(({ hour }) => hour);
  const first = worst.toSorted((a, b) => order.indexOf(a.run.from) - order.indexOf(b.run.from))[0];
  if (first === undefined) return null;
  const those = worst.filter(({ run }) => run.from === first.run.from && run.to === first.run.to);
  return { ...first.run, tasks: [...new Set(those.map(({ task }) => task))] };
}

const HOUR_MS = 3_600_000;

/** Hours that are not over yet; all of them when the briefing is an old one whose hours are all past. */
export function hoursAhead(hours: readonly StopWorkHour[], now: number): readonly StopWorkHour[] {
  const ahead = hours.filter(({ at }) => Date.parse(at) + HOUR_MS > now);
  return ahead.length > 0 ? ahead : hours;
}

export const isNow = ({ at }: StopWorkHour, now: number): boolean =>
  Date.parse(at) <= now && now < Date.parse(at) + HOUR_MS;
