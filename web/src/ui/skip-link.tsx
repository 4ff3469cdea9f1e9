import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SkipLinkProps {
  /** The id of the target, which must be focusable. */
  to: string;
  /**
   * `corner`: over the top left of the screen. `here`: in the flow, where it takes up space only while
   * visible.
   */
  place: 'corner' | 'here';
  children: ReactNode;
}

const places = {
  corner: 'fixed top-1 left-1 z-50 inline-flex -translate-y-[200%] focus:translate-y-0',
  here: 'sr-only focus:not-sr-only focus:inline-flex focus:self-start',
} as const;

/** For keyboard users: skips to `to`. Visible only while it has the focus. */
export function SkipLink({ to, place, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        // The address stays as it is: it may name a passage.
        event.preventDefault();
        const goal = document.getElementById(to);
        goal?.scrollIntoView({ block: 'start' });
        goal?.focus({ preventScroll: true });
      }}
      className={classNames(
        'min-h-12 items-center rounded-control bg-ink font-bold text-surface',
        // `not-sr-only` removes the padding.
        place === 'here' ? 'focus:px-4' : 'px-4',
        places[place],
      )}
    >
      {children}
    </a>
  );
}
