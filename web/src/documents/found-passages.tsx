import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MAX_PASSAGES } from '@tailboard/contract/documents.ts';
import { useEffect, useState } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { CitationList } from './citation-list.tsx';
import { OfflineMark } from './offline-mark.tsx';
import { usePassages, useReadDocuments } from './queries.ts';

/** Milliseconds without a key before the texts are searched. */
const TYPING_MS = 300;

/** Passages in the text of all documents. */
export function FoundPassageList({ q }: { q: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(q);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(q), TYPING_MS);
    return () => clearTimeout(timer);
  }, [q]);
  const { data, isFetching, isError } = usePassages(asked);
  const kept = useReadDocuments();
  const waiting = isFetching || asked !== q;
  return (
    <section aria-label={t`Passages`} aria-busy={waiting} className="flex flex-col gap-2">
      <div role="status" className="flex flex-wrap items-center gap-2 text-label font-semibold">
        {data &&
          !waiting &&
          (data.passages.length >= MAX_PASSAGES ? (
            <Trans>The best {MAX_PASSAGES} passages in the text</Trans>
          ) : (
            <Plural
              value={data.passages.length}
              _0="No passage matches"
              one="# passage in the text"
              other="# passages in the text"
            />
          ))}
        {isError &&
          !waiting &&
          (kept?.length === 0 ? (
            <Trans>
              No documents are kept on this phone, so searching their text needs signal. When there is signal,
              press ‘Keep all on this phone’.
            </Trans>
          ) : (
            <Trans>The text could not be searched. Try again with signal.</Trans>
          ))}
        {data?.offline && <OfflineMark />}
      </div>
      {data ? (
        <CitationList label={t`Passages`} citations={data.passages} short />
      ) : (
        waiting && <Skeleton className="h-24" />
      )}
    </section>
  );
}
