import { Trans, useLingui } from '@lingui/react/macro';
import type { DocumentChunk, DocumentContent } from '@tailboard/contract/documents.ts';
import { useMemo } from 'react';
import { AddAction } from '../actions/public.ts';
import { longDay } from '../language/moments.ts';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';
import { Contents } from './contents.tsx';
import { DocumentActions } from './document-actions.tsx';
import { atMidnight, kindWords } from './document-words.ts';
import { PassageText } from './markdown.tsx';
import { headingAnchor, partAnchor, partsOf, partWith, sectionsOf, type SectionHeading } from './sections.ts';
import { TurnPart } from './turn-part.tsx';
import { usePassage } from './use-passage.ts';

interface DocumentReaderProps {
  content: DocumentContent;
  /** It was taken out of use, or brought back. */
  onChanged: () => void;
}

export function DocumentReader({ content, onChanged }: DocumentReaderProps) {
  const { t } = useLingui();
  const { document, chunks } = content;
  const parts = useMemo(() => partsOf(sectionsOf(document.name, chunks)), [document.name, chunks]);
  const named = usePassage(true);
  const place = partWith(parts, named);
  const isThere = named === '' || place !== -1;
  const at = Math.max(0, place);
  const sections = parts[at] ?? [];
  const part = at + 1;
  const count = parts.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:not-[[data-text-size=large]_*]:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="flex flex-col gap-3 lg:col-start-1">
        <p className="text-label text-quiet">
          <strong className="text-ink">{t(kindWords[document.kind])}</strong>
          {document.reviewed !== null && (
            <>
              {' · '}
              <Trans>Last reviewed {longDay(atMidnight(document.reviewed))}</Trans>
            </>
          )}
        </p>
        <p className="text-label text-quiet">
          {document.origin === 'own' ? (
            <Trans>Added by your company. It is not legal advice.</Trans>
          ) : (
            <Trans>Rules in plain words. It is not legal advice.</Trans>
          )}
        </p>
        <DocumentActions document={document} onChanged={onChanged} />
        {document.status === 'retired' && (
          <Notice tone="warn">
            <Trans>This document is retired. The crew does not see it.</Trans>
          </Notice>
        )}
        {!isThere && (
          <Notice tone="warn">
            <Trans>The passage that was quoted is no longer in this document.</Trans>
          </Notice>
        )}
      </div>
      <Contents sections={sections} parts={parts} at={at} />
      <article
        id={partAnchor(at)}
        tabIndex={-1}
        aria-label={count > 1 ? t`Part ${part} of ${count}` : undefined}
        lang={document.origin === 'library' ? 'en' : undefined}
        className="flex max-w-[68ch] flex-col gap-3 lg:col-start-1"
      >
        {sections.map((section) => (
          <section key={section.anchor} className="flex flex-col gap-2">
            {section.headings.map((heading) => (
              <Heading key={heading.depth} id={headingAnchor(section, heading)} heading={heading} />
            ))}
            {section.chunks.map((chunk) => (
              <Passage key={chunk.anchor} chunk={chunk} named={chunk.anchor === named} />
            ))}
          </section>
        ))}
        {count > 1 && <TurnPart at={at} count={count} />}
        <div className="mt-2">
          <AddAction about={{ section: { document: document.name, heading: headingOf(chunks, named) } }} />
        </div>
      </article>
    </div>
  );
}

/** Of the quoted passage; empty where none is quoted. */
const headingOf = (chunks: readonly DocumentChunk[], named: string): string =>
  chunks.find(({ anchor }) => anchor === named)?.section.slice(0, 300) ?? '';

function Heading({ id, heading: { words, depth } }: { id: string; heading: SectionHeading }) {
  const Rank = `h${Math.min(depth + 1, 6)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  return (
    <Rank
      id={id}
      tabIndex={-1}
      className={classNames('leading-snug font-bold', depth === 1 ? 'mt-4 text-heading' : 'mt-2 text-lead')}
    >
      {words}
    </Rank>
  );
}

/** The named one is where a quotation leads: marked for the eye, and focused so that reading goes on from there. */
function Passage({ chunk, named }: { chunk: DocumentChunk; named: boolean }) {
  const { t } = useLingui();
  return (
    <div
      id={chunk.anchor}
      tabIndex={-1}
      {...(named && { role: 'group', 'aria-label': t`Quoted passage` })}
      className={classNames(
        // With the heading above it in sight.
        'flex scroll-mt-12 flex-col gap-2 rounded-control',
        named &&
          'tone-attention -mx-2 border-l-4 border-tone bg-tone-tint px-2 py-1.5 in-data-[theme=sunlight]:border-y-(length:--edge) in-data-[theme=sunlight]:border-r-(length:--edge)',
      )}
    >
      <PassageText>{chunk.text}</PassageText>
    </div>
  );
}
