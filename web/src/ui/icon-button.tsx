import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import type { Icon } from './tone.ts';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name, also shown on hover. */
  label: string;
  icon: Icon;
  /** Small number at the corner; `label` must contain it too. */
  count?: number;
  ref?: Ref<HTMLButtonElement>;
  iconClassName?: string;
}

/** 48 px square. For the few actions whose icon everybody knows. */
export function IconButton({ label, icon: Icon, count, className, iconClassName, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'relative inline-flex size-12 shrink-0 items-center justify-center rounded-control text-ink',
        'hover:bg-press disabled:opacity-50 aria-disabled:opacity-50',
        className,
      )}
    >
      <Icon size={24} aria-hidden {...(iconClassName && { className: iconClassName })} />
      {count ? (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center text-[12px] leading-5 font-bold text-on-accent"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  );
}
