import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';

interface TickBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode;
  help?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox. The whole line is clickable. */
export function TickBox({ label, help, ...input }: TickBoxProps) {
  const id = useId();
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5">
      <input
        {...input}
        type="checkbox"
        aria-describedby={help ? id : undefined}
        className="size-6 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {help && (
          <span id={id} className="block text-label text-quiet">
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
