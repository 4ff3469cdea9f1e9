import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import type { Task } from '@tailboard/contract/briefing.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import type { Place } from './weather/provider.ts';

/** Four decimals, about 11 m: more is nobody's business outside. Without a minus before nothing. */
const rounded = (degrees: number) => Number(degrees.toFixed(4)) + 0;

export const roundedPlace = ({ lat, lng }: Place): Place => ({ lat: rounded(lat), lng: rounded(lng) });

/** The tasks of the day in the catalogue's order, each once; none given: general work. Unknown ones are named. */
export function readTasks(given: string | undefined): Task[] {
  const names = (given ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.filter((name) => !tasksOfTheDay.some((task) => task === name));
  if (unknown.length > 0) {
    const message = say('field.unknown-tasks', { unknown: unknown.slice(0, 10), known: tasksOfTheDay });
    throw new ProblemError('invalid-input', { errors: [{ field: 'tasks', message }] });
  }
  const tasks = tasksOfTheDay.filter((task) => names.includes(task));
  return tasks.length === 0 ? ['general'] : tasks;
}
