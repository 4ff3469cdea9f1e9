import { Trans } from '@lingui/react/macro';
import ImageIcon from 'lucide-react/icons/image';
import type { IncidentEntry } from '../offline/public.ts';
import { useWaitingFiles } from './queries.ts';
import { SentFileTile } from './sent-file-tile.tsx';
import { WaitingFileTile } from './waiting-file-tile.tsx';

/** Photos and films of an incident: those the server has, and those that wait on this device. */
export function IncidentFiles({ incident }: { incident: IncidentEntry }) {
  const waiting = useWaitingFiles(incident.waitingFiles > 0 ? incident.id : null);
  const isEmpty = incident.media.length === 0 && incident.waitingFiles === 0;
  return (
    <section className="flex flex-col gap-1.5">
      <h2 className="text-label text-quiet">
        <Trans>Photos</Trans>
      </h2>
      {isEmpty ? (
        <p className="flex items-center gap-2 text-quiet">
          <ImageIcon size={32} strokeWidth={1.5} aria-hidden />
          <Trans>No photos or videos</Trans>
        </p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2">
          {incident.media.map((media) => (
            <li key={media.id} className="min-w-0 has-[audio]:col-span-full">
              <SentFileTile media={media} />
            </li>
          ))}
          {waiting.map((file) => (
            <li key={`waiting-${file.id}`} className="min-w-0">
              <WaitingFileTile file={file} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
