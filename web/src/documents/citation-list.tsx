import type { Citation } from '@tailboard/contract/documents.ts';
import { useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { languageOfText } from '@tailboard/answers/reading/language.ts';
import { classNames } from '../ui/class-names.ts';

interface CitationListProps {
  /** Read aloud. */
  label: string;
  citations: readonly Citation[];
  /** Long quotations end after a few lines. */
  short?: boolean;
  /** The answer above holds the quotations, numbered in this order: only where they stand is said. */
  numbered?: boolean;
}

/** Quoted passages, each with the way to its place in the document. */
export function CitationList({ label, citations, short, numbered }: CitationListProps) {
  const { t } = useLingui();
  if (citations.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {citations.map((citation, index) => (
        <li
          key={`${citation.url} ${citation.quote}`}
          className="edge overflow-hidden rounded-control bg-surface"
        >
          {!numbered && (
            <blockquote
              lang={languageOfText(citation.quote) ?? undefined}
              className={classNames(
                'border-l-4 border-accent-text px-3 pt-2 text-label whitespace-pre-line',
                short && 'line-clamp-5',
              )}
            >
              {citation.quote}
            </blockquote>
          )}
          <Link
            href={citation.url}
            className="flex min-h-12 items-center justify-between gap-2 border-l-4 border-accent-text px-3 py-2 text-label leading-tight font-semibold text-accent-text -outline-offset-2 hover:underline"
          >
            <span className="min-w-0">
              {numbered && `[${index + 1}] `}
              <span lang={languageOfText(citation.quote) ?? undefined}>{whereOf(citation)}</span>
              {/* After the words that are seen, by which a voice calls it. */}
              <span className="sr-only">: {t`open the passage`}</span>
            </span>
            <ChevronRight size={20} className="shrink-0" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** 'Ladders › Securing the top': the title once, also where the section begins with it. */
function whereOf({ document, section }: Citation): string {
  if (section === '' || section === document) return document;
  return section.startsWith(`${document} ›`) ? section : `${document} › ${section}`;
}
