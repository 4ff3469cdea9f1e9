import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FailureBoundary } from './failure-boundary.tsx';

interface CardProps {
  /** An h2, or an h3 by `headingLevel`. */
  title?: ReactNode;
  headingLevel?: 2 | 3;
  /** Beside the title, at the right. */
  aside?: ReactNode;
  className?: string;
  /** The target of a link. */
  id?: string;
  children: ReactNode;
}

export function Card({ title, headingLevel = 2, aside, className, id, children }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      {...(id !== undefined && { id, tabIndex: -1 })}
      className={classNames('edge flex flex-col gap-3 rounded-card bg-card p-4', className)}
    >
      {title && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading className="min-w-0 text-lead leading-snug font-bold break-words">{title}</Heading>
          {aside}
        </div>
      )}
      <FailureBoundary part>{children}</FailureBoundary>
    </section>
  );
}
