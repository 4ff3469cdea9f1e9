import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

const PRODUCT = 'Tailboard';

let isFirstPage = true;
// Every page begins at its top, except on the way back. Done before it is drawn: a virtual list that is drawn while the
// window still stands where the last page was left takes that for its own place.
if (typeof window !== 'undefined') {
  for (const gone of ['pushState', 'replaceState']) {
    window.addEventListener(gone, () => window.scrollTo(0, 0));
  }
}

interface PageProps {
  /** The main heading and the title of the browser tab. */
  title: string;
  /** Where the header already says it and the room is needed. */
  titleHidden?: boolean;
  /** At the right of the heading. */
  actions?: ReactNode;
  /** Text to read is at most 68 characters wide. */
  narrow?: boolean;
  children: ReactNode;
}

/** Every screen stands in one: it names the tab, and on arrival moves the focus to its heading. */
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
