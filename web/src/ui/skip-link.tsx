import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SkipLinkProps {
  /** The id of what it leads to, which can be focused. */
  to: string;
  /** `corner`: over the top left of the screen. `here`: in its place, which it takes up only then. */
  place: 'corner' | 'here';
  children: ReactNode;
}

const places = {
  corner: 'fixed top-1 left-1 z-50 inline-flex -translate-y-[200%] focus:translate-y-0',
  here: 'sr-only focus:not-sr-only focus:inline-flex focus:self-start',
} as const;

/** For the keyboard: past what stands between. Seen only while it has the focus. */
export function SkipLink({ to, place, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        // The address stays: it may name a passage.
        event.preventDefault();
        const goal = document.getElementById(to);
        goal?.scrollIntoView({ block: 'start' });
        goal?.focus({ preventScroll: true });
      }}
      className={classNames(
        'min-h-12 items-center rounded-control bg-ink font-bold text-surface',
        // `not-sr-only` takes the room inside away.
        place === 'here' ? 'focus:px-4' : 'px-4',
        places[place],
      )}
    >
      {children}
    </a>
  );
}
