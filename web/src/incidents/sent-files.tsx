import { Trans } from '@lingui/react/macro';
import type { Media } from '@tailboard/contract/media.ts';
import { SentFileTile } from './sent-file-tile.tsx';

/** Files that the server has; they stay with the report. */
export function SentFiles({ media }: { media: readonly Media[] }) {
  if (media.length === 0) return null;
  return (
    <section className="flex flex-col gap-1.5">
      <h2 className="text-label font-semibold">
        <Trans>On the server</Trans>
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2">
        {media.map((each) => (
          <li key={each.id} className="min-w-0 has-[audio]:col-span-full">
            <SentFileTile media={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}
