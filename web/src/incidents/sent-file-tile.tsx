import type { Media } from '@tailboard/contract/media.ts';
import { thumbnail } from '../api/addresses.ts';
import { FileTile } from './file-tile.tsx';

/** A file that the server has. */
export function SentFileTile({ media }: { media: Media }) {
  const { fileName, fileType, size, url, transcript } = media;
  return (
    <FileTile
      {...{ fileName, fileType, size }}
      address={url}
      small={thumbnail(url)}
      transcript={transcript}
    />
  );
}
