import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import type { Icon } from './tone.ts';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Shape {
  /** `primary`: the one next step of the screen. Default `secondary`. */
  look?: Look;
  /** Before the text. */
  icon?: Icon;
  /** Full width on a phone. */
  wide?: boolean;
  children: ReactNode;
}

interface ButtonProps extends Shape, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows the spinner and ignores clicks. It keeps the focus; `children` says what happens. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const looks: Readonly<Record<Look, string>> = {
  primary: 'min-h-14 bg-accent text-on-accent font-bold px-6 hover:brightness-95 active:brightness-90',
  secondary:
    'min-h-12 bg-card text-ink border-(length:--edge) border-control font-semibold px-4 hover:bg-press',
  quiet: 'min-h-12 text-accent-text font-semibold px-3 underline-offset-4 hover:underline hover:bg-press',
  danger:
    'min-h-12 tone-bad bg-card text-tone border-(length:--edge) border-tone font-semibold px-4 hover:bg-tone-tint',
};

const shape = ({ look = 'secondary', wide }: Pick<Shape, 'look' | 'wide'>, more?: string) =>
  classNames(
    'inline-flex max-w-full items-center justify-center gap-2 rounded-control text-center leading-tight py-2',
    'disabled:opacity-60 aria-disabled:opacity-60',
    looks[look],
    wide && 'w-full sm:w-auto',
    more,
  );

export function Button({ look, icon: Icon, wide, busy, children, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={shape({ ...(look && { look }), wide: wide ?? false }, className)}
    >
      {busy ? <Spinner size="1.2em" /> : Icon && <Icon size="1.2em" className="shrink-0" aria-hidden />}
      <span className="min-w-0 break-words">{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, icon: Icon, wide, children, href }: Shape & { href: string }) {
  return (
    <Link href={href} className={shape({ ...(look && { look }), wide: wide ?? false })}>
      {Icon && <Icon size="1.2em" className="shrink-0" aria-hidden />}
      <span className="min-w-0 break-words">{children}</span>
    </Link>
  );
}
