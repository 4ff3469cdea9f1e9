import type { Transcript } from '@tailboard/contract/media.ts';
import { useLingui } from '@lingui/react/macro';
import Clapperboard from 'lucide-react/icons/clapperboard';
import ImageIcon from 'lucide-react/icons/image';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { bytes } from '../language/bytes.ts';
import { FieldError } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { FileViewer } from './file-viewer.tsx';
import { SoundTile } from './sound-tile.tsx';

interface FileTileProps {
  fileName: string;
  fileType: string;
  /** Bytes. */
  size: number;
  /** The whole file; undefined until it is at hand. */
  address: string | undefined;
  /** A small picture of it, where there is one. */
  small?: string;
  /** What is said in a spoken note. */
  transcript?: Transcript | null;
  onRemove?: () => void;
  /** Why the server does not take it. */
  problem?: string | undefined;
}

/**
 * A photo, or a movie icon, with name and size: pressing it opens the picture or plays the film. A spoken note, which has no
 * picture, is played in place.
 */
export function FileTile(props: FileTileProps) {
  const { fileName, fileType, size, address, small, transcript = null, onRemove, problem } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState(false);
  const isPicture = fileType.startsWith('image/');
  const Icon = isPicture ? ImageIcon : Clapperboard;
  const isSound = fileType.startsWith('audio/');
  const remove = onRemove && <IconButton label={t`Remove ${fileName}`} icon={Trash2} onClick={onRemove} />;
  const picture = isPicture && !broken ? (small ?? address) : undefined;
  return (
    <div className="edge flex min-w-0 flex-col overflow-hidden rounded-card bg-card">
      {isSound ? (
        <div className="flex items-start">
          <div className="min-w-0 grow">
            <SoundTile {...{ fileName, size, address, transcript }} />
          </div>
          {remove}
        </div>
      ) : (
        <>
          <button
            type="button"
            aria-label={isPicture ? t`Open the picture ${fileName}` : t`Play the film ${fileName}`}
            onClick={() => setOpen(true)}
            className="relative flex aspect-[4/3] w-full items-center justify-center bg-press -outline-offset-2"
          >
            {picture ? (
              <img
                src={picture}
                alt=""
                loading="lazy"
                decoding="async"
                onError={() => setBroken(true)}
                className="absolute inset-0 size-full object-cover"
              />
            ) : (
              <Icon size={40} strokeWidth={1.5} className="text-quiet" aria-hidden />
            )}
          </button>
          <div className="flex min-h-12 items-center gap-1 py-1 pl-2">
            <p className="min-w-0 grow text-small leading-tight">
              <span className="block truncate font-semibold">{fileName}</span>
              <span className="text-quiet">{bytes(size)}</span>
            </p>
            {remove}
          </div>
        </>
      )}
      {problem && (
        <div className="px-2 pb-2">
          <FieldError id={`file-problem-${fileName}`}>{problem}</FieldError>
        </div>
      )}
      {address && !isSound && (
        <FileViewer open={open} onClose={() => setOpen(false)} {...{ fileName, isPicture, address }} />
      )}
    </div>
  );
}
