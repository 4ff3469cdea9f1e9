import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

const PRODUCT = 'Tailboard';

let isFirstPage = true;
// Every page starts at its top, except on the way back. The scroll comes before the first render: otherwise a
// virtual list would render at the scroll position of the last page.
if (typeof window !== 'undefined') {
  for (const gone of ['pushState', 'replaceState']) {
    window.addEventListener(gone, () => window.scrollTo(0, 0));
  }
}

interface PageProps {
  /** The main heading and the title of the browser tab. */
  title: string;
  /** Hides the heading visually, if the header shows it already and space is short. */
  titleHidden?: boolean;
  /** Beside the heading, at the right. */
  actions?: ReactNode;
  /** Limits the width to 68 characters, for text to read. */
  narrow?: boolean;
  children: ReactNode;
}

/** Wraps every screen: sets the title of the tab, and moves the focus to the heading on arrival. */
export function Page({ title, titleHidden, actions, narrow, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);

  const [isFirst] = useState(() => isFirstPage);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, [isFirst]);

  return (
    <div className={classNames('flex flex-col gap-4 short:gap-2', narrow && 'max-w-[44rem]')}>
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-3',
          titleHidden && !actions && 'sr-only',
        )}
      >
        <h1
          ref={heading}
          tabIndex={-1}
          className={classNames(
            'min-w-0 text-heading leading-tight font-bold break-words',
            titleHidden && 'sr-only',
          )}
        >
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </div>
  );
}
