import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Milliseconds until the next page comes by itself (spec, section 9). */
const ROTATION_MS = 7000;

/** From these widths of the window on there are two, then three on a page. */
const widths = ['(min-width: 768px)', '(min-width: 1280px)'] as const;
const STILL = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const queries = [...widths, STILL].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
const pageSize = () => 1 + widths.filter((query) => matchMedia(query).matches).length;
const isStill = () => matchMedia(STILL).matches;

interface SuggestionPagesProps {
  suggestions: readonly string[];
  /** While an answer is on its way nothing can be sent. */
  disabled: boolean;
  onChoose: (question: string) => void;
}

/** A few questions at a time. They change by themselves, unless somebody is at them or wants no movement. */
export function SuggestionPages({ suggestions, disabled, onChoose }: SuggestionPagesProps) {
  const { t } = useLingui();
  const size = useSyncExternalStore(subscribe, pageSize);
  const still = useSyncExternalStore(subscribe, isStill);
  const [turned, setTurned] = useState({ of: suggestions, page: 0 });
  const place = useRef<HTMLElement>(null);
  const attended = useAttended(place);
  const pages = Math.ceil(suggestions.length / size);
  // Other suggestions begin at their first page.
  const page = turned.of === suggestions ? turned.page % Math.max(pages, 1) : 0;
  const rests = attended || still || pages < 2;
  useEffect(() => {
    if (rests) return undefined;
    const timer = setTimeout(() => setTurned({ of: suggestions, page: (page + 1) % pages }), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [rests, suggestions, page, pages]);
  const turn = (by: number) => setTurned({ of: suggestions, page: (page + by + pages) % pages });
  return (
    <section
      aria-label={t`Suggested questions`}
      hidden={suggestions.length === 0}
      ref={place}
      className="flex shrink-0 flex-col gap-1 [&[hidden]]:hidden"
    >
      <div className="flex items-center gap-1">
        {pages > 1 && (
          <IconButton label={t`Previous suggestions`} icon={ChevronLeft} onClick={() => turn(-1)} />
        )}
        <ul className="flex min-w-0 grow flex-col gap-2">
          {suggestions.slice(page * size, (page + 1) * size).map((question) => (
            <li key={question}>
              <button
                type="button"
                disabled={disabled}
                onClick={() => onChoose(question)}
                className="min-h-12 w-full rounded-control border-(length:--edge) border-control bg-card px-3 py-2 text-left text-label leading-tight font-semibold hover:bg-press disabled:opacity-60"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
        {pages > 1 && <IconButton label={t`Next suggestions`} icon={ChevronRight} onClick={() => turn(1)} />}
      </div>
      {pages > 1 && (
        <p className="flex justify-center gap-1.5">
          <span className="sr-only">
            <Trans>
              Page {page + 1} of {pages}
            </Trans>
          </span>
          {Array.from({ length: pages }, (_, index) => (
            <span
              key={index}
              aria-hidden
              data-dot={index === page ? 'here' : 'there'}
              className={classNames(
                'size-2 rounded-full border border-control',
                index === page && 'border-accent bg-accent',
              )}
            />
          ))}
        </p>
      )}
    </section>
  );
}

/** Whether a mouse is over `place` or the focus in it. */
function useAttended(place: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const ends = new AbortController();
    const on = { signal: ends.signal };
    element.addEventListener('pointerenter', ({ pointerType }) => setHovered(pointerType === 'mouse'), on);
    element.addEventListener('pointerleave', () => setHovered(false), on);
    element.addEventListener('focusin', () => setFocused(true), on);
    const leave = ({ relatedTarget }: FocusEvent) =>
      setFocused(element.contains(relatedTarget as Node | null));
    element.addEventListener('focusout', leave, on);
    return () => ends.abort();
  }, [place]);
  return hovered || focused;
}
