import type { WaitingFile } from '../offline/public.ts';
import { FileTile } from './file-tile.tsx';
import { useObjectUrl } from './use-object-url.ts';
import { said, sentencesOf } from '../language/said.ts';

/** A file that waits on this device, shown from its bytes. */
export function WaitingFileTile({
  file,
  onRemove,
}: {
  file: Pick<WaitingFile, 'file' | 'fileName' | 'fileType' | 'size' | 'problem'>;
  onRemove?: () => void;
}) {
  const address = useObjectUrl(file.file);
  const { fileName, fileType, size, problem } = file;
  return (
    <FileTile
      {...{ fileName, fileType, size, address }}
      problem={said(problem?.detail, sentencesOf(problem))}
      {...(onRemove && { onRemove })}
    />
  );
}
