import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { FailureBoundary } from './failure-boundary.tsx';

interface FoldProps {
  title: ReactNode;
  /** Of the title; default 2. */
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** A card of one line, opened by who wants to read more. */
export function Fold({ title, headingLevel = 2, children }: FoldProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details className="edge group rounded-card bg-card">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-2 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <Heading className="min-w-0 font-bold break-words">{title}</Heading>
        <ChevronDown size={22} aria-hidden className="shrink-0 text-quiet group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <FailureBoundary part>{children}</FailureBoundary>
      </div>
    </details>
  );
}
