import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { CitationList } from './citation-list.tsx';
import { OfflineMark } from './offline-mark.tsx';
import { usePassages } from './queries.ts';

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
  const waiting = isFetching || asked !== q;
  return (
    <section aria-label={t`Passages`} aria-busy={waiting} className="flex flex-col gap-2">
      <div role="status" className="flex flex-wrap items-center gap-2 text-label font-semibold">
        {data && !waiting && (
          <Plural
            value={data.passages.length}
            _0="No passage matches"
            one="# passage in the text"
            other="# passages in the text"
          />
        )}
        {isError && !waiting && (
          <Trans>
            The text could not be searched. Keep the documents on this phone to search without signal.
          </Trans>
        )}
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
