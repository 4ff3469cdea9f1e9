import type { WaitingFile } from '../offline/public.ts';
import { FileTile } from './file-tile.tsx';
import { useObjectUrl } from './use-object-url.ts';
import { translate, sentencesOf } from '../language/translate.ts';

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
      problem={translate(problem?.detail, sentencesOf(problem))}
      {...(onRemove && { onRemove })}
    />
  );
}
