import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import type { Icon } from './tone.ts';

interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Language of the label, if it is not that of the screen. */
  lang?: string;
  /** A few words under the label. */
  hint?: string;
  icon?: Icon;
  /** Class of the icon, e.g. `text-critical`. */
  iconClassName?: string;
}

interface ChoiceGroupProps<Value extends string> {
  legend: ReactNode;
  choices: readonly Choice<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  help?: ReactNode;
  error?: string | undefined;
  /** Maximum number of columns; fewer if the texts need more space. Default 1. */
  columns?: 1 | 2 | 3;
  /** Gets the focus when the answer is missing. */
  ref?: Ref<HTMLInputElement>;
  legendHidden?: boolean;
  /** The icon over the words, no circle, and on a phone no hints in sight: for three side by side. */
  upright?: boolean;
}

const grids = {
  1: 'grid-cols-1',
  2: 'grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]',
  3: 'grid-cols-[repeat(auto-fit,minmax(min(100%,6.2rem),1fr))]',
} as const;

/** Radio buttons as large buttons with icons, for a few answers. Arrow keys work. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, choices, value, onChange, help, error, columns = 1, ref, legendHidden, upright } = props;
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={described} className="flex min-w-0 flex-col gap-1.5">
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-label font-semibold'}>{legend}</legend>
      <div
        className={classNames(
          'grid gap-2',
          upright ? 'grid-cols-3 in-data-[text-size=large]:grid-cols-1' : grids[columns],
        )}
      >
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={classNames(
              'relative flex min-h-14 cursor-pointer items-center rounded-control bg-card py-2',
              upright ? 'flex-col justify-center gap-1 px-1 text-center short:flex-row' : 'gap-3 px-3',
              'border-(length:--edge) border-control hover:bg-press',
              'has-checked:border-accent-text has-checked:bg-accent-tint has-checked:outline-2 has-checked:outline-accent-text',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
              error && 'tone-bad border-[3px] border-tone',
            )}
          >
            <input
              {...(index === 0 && ref ? { ref } : {})}
              type="radio"
              name={id}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className={upright ? 'sr-only' : 'size-6 shrink-0 accent-accent'}
            />
            {choice.icon && (
              <choice.icon
                size={24}
                aria-hidden
                className={classNames('shrink-0', choice.iconClassName ?? 'text-quiet')}
              />
            )}
            <span className="min-w-0">
              <span lang={choice.lang} className="block font-semibold break-words">
                {choice.label}
              </span>
              {choice.hint && (
                <span
                  className={classNames(
                    'block text-label text-quiet short:sr-only',
                    upright && 'max-sm:sr-only',
                  )}
                >
                  {choice.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {help && (
        <div id={`${id}-help`} className="text-label text-quiet">
          {help}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
