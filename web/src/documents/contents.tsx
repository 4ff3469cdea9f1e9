import { useLingui } from '@lingui/react/macro';
import { classNames } from '../ui/class-names.ts';
import { ChoosePart } from './turn-part.tsx';
import { headingAnchor, type ReaderSection } from './sections.ts';

interface ContentsProps {
  /** Of the part that is shown. */
  sections: readonly ReaderSection[];
  parts: readonly (readonly ReaderSection[])[];
  /** Which of them is shown. */
  at: number;
}

/** Table of contents: open beside the text where there is room, folded above it where there is not. Of a long document the parts, too. */
export function Contents({ sections, parts, at }: ContentsProps) {
  const { t } = useLingui();
  const lines = sections.flatMap((section) =>
    section.headings.map((heading) => ({ ...heading, anchor: headingAnchor(section, heading) })),
  );
  if (lines.length === 0 && parts.length === 1) return null;
  const list = (
    <>
      {parts.length > 1 && <ChoosePart parts={parts} at={at} />}
      <ul className="flex flex-col">
        {lines.map(({ anchor, words, depth }) => (
          <li key={anchor}>
            <a
              href={`#${encodeURIComponent(anchor)}`}
              className={classNames(
                'flex min-h-12 items-center rounded-control px-2 py-1 text-label leading-tight -outline-offset-2 hover:bg-press hover:underline',
                depth === 1 ? 'font-semibold' : 'pl-6 text-quiet',
              )}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <>
      <nav
        aria-label={t`Contents`}
        className="edge sticky top-[72px] hidden max-h-[calc(100dvh-96px)] overflow-y-auto rounded-card bg-card p-3 lg:not-[[data-text-size=large]_*]:col-start-2 lg:not-[[data-text-size=large]_*]:row-span-2 lg:not-[[data-text-size=large]_*]:row-start-1 lg:not-[[data-text-size=large]_*]:block"
      >
        {list}
      </nav>
      <details className="edge rounded-card bg-card lg:not-[[data-text-size=large]_*]:hidden">
        <summary className="min-h-12 px-4 py-3 font-semibold">{t`Contents`}</summary>
        <nav aria-label={t`Contents`} className="px-2 pb-2">
          {list}
        </nav>
      </details>
    </>
  );
}
