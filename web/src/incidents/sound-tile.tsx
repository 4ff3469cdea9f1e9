import { Trans, useLingui } from '@lingui/react/macro';
import type { Transcript } from '@tailboard/contract/media.ts';
import Mic from 'lucide-react/icons/mic';
import { useState } from 'react';
import { bytes } from '../language/bytes.ts';

interface SoundTileProps {
  fileName: string;
  /** Bytes. */
  size: number;
  /** The whole file; undefined until it is at hand. */
  address: string | undefined;
  transcript: Transcript | null;
}

/** A spoken note: it is played where it stands, and what a model has understood of it stands below. */
export function SoundTile({ fileName, size, address, transcript }: SoundTileProps) {
  const { t } = useLingui();
  const [broken, setBroken] = useState(false);
  return (
    <>
      <div className="flex flex-col gap-2 p-2">
        <p className="flex min-w-0 items-center gap-2 text-small leading-tight">
          <Mic size={22} className="shrink-0 text-quiet" aria-hidden />
          <span className="min-w-0">
            <span className="block truncate font-semibold">{fileName}</span>
            <span className="text-quiet">{bytes(size)}</span>
          </span>
        </p>
        {address && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below it where a model has written it down
          <audio
            src={address}
            controls
            preload="none"
            aria-label={t`Play the recording ${fileName}`}
            onError={() => setBroken(true)}
            className="h-12 w-full max-w-md"
          />
        )}
        {broken && (
          <p role="status" className="text-label">
            <Trans>This browser cannot play this recording, or there is no signal to fetch it.</Trans>
          </p>
        )}
      </div>
      {transcript && transcript.text !== '' && (
        <figure className="edge-t flex flex-col gap-1 p-2">
          <figcaption className="text-small text-quiet">
            <Trans>Transcribed by a model. The recording is what counts.</Trans>
          </figcaption>
          <blockquote
            {...(transcript.language && { lang: transcript.language })}
            className="max-w-[68ch] break-words whitespace-pre-wrap"
          >
            {transcript.text}
          </blockquote>
        </figure>
      )}
    </>
  );
}
