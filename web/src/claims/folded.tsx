import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode } from 'react';

/** From this width on there are two columns (theme.css: lg). */
const DESK = '(min-width: 64rem)';

export const isDesk = (): boolean => matchMedia(DESK).matches;

interface FoldedProps {
  title: ReactNode;
  /** At the right of the title. */
  aside?: ReactNode;
  /** Also on a phone. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A card that is collapsed on a phone, where it would push down more important content, and open on wide
 * screens.
 */
export function Folded({ title, aside, open = false, children }: FoldedProps) {
  const [isOpen] = useState(() => open || isDesk());
  return (
    <section className="edge rounded-card bg-card">
      <details open={isOpen} className="group">
        <summary className="flex min-h-14 flex-wrap items-center justify-between gap-2 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
          <h2 className="min-w-0 grow text-lead leading-snug font-bold break-words">{title}</h2>
          {aside}
          <ChevronDown
            size={24}
            aria-hidden
            className="shrink-0 text-quiet transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-3 px-4 pb-4">{children}</div>
      </details>
    </section>
  );
}
