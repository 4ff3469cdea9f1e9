import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import type { Task } from '@tailboard/contract/briefing.ts';
import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { classNames } from '../ui/class-names.ts';
import { useTaskWords } from './briefing-words.ts';

interface TaskChipsProps {
  chosen: readonly Task[];
  onChange: (tasks: readonly Task[]) => void;
}

/** The tasks of the day, any number of them; one always stays. Tick boxes underneath. */
export function TaskChips({ chosen, onChange }: TaskChipsProps) {
  const words = useTaskWords();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">
        <Trans>What work are you doing today?</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {tasksOfTheDay.map((task) => {
          const isChosen = chosen.includes(task);
          const Sign = isChosen ? Check : Plus;
          return (
            <label
              key={task}
              className={classNames(
                'relative flex min-h-12 cursor-pointer items-center gap-1.5 rounded-full border-(length:--edge) border-control bg-card pr-4 pl-3 leading-tight font-semibold hover:bg-press',
                'has-checked:border-accent-text has-checked:bg-accent-tint has-checked:font-bold has-checked:outline-2 has-checked:-outline-offset-1 has-checked:outline-accent-text',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
              )}
            >
              <input
                type="checkbox"
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full opacity-0"
                checked={isChosen}
                onChange={() =>
                  onChange(tasksOfTheDay.filter((each) => (each === task) !== chosen.includes(each)))
                }
              />
              <Sign size="1.15em" strokeWidth={2.5} className="shrink-0 text-accent-text" aria-hidden />
              {words[task]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
