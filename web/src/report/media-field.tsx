import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_FILES } from '@tailboard/contract/media-terms.ts';
import Camera from 'lucide-react/icons/camera';
import Images from 'lucide-react/icons/images';
import { WaitingFileTile } from '../incidents/public.ts';
import type { WaitingFile } from '../offline/public.ts';
import { Notice } from '../ui/notice.tsx';
import { FilePicker } from './file-picker.tsx';
import { refusalSentence } from './refusal-sentence.ts';
import { RemoveQuestion } from './remove-question.tsx';
import { SpokenNote } from './spoken-note.tsx';
import type { ReportFiles } from './use-report-files.ts';

/** Photos and videos: added several at a time, removed one by one, shown at once. */
export function MediaField({ media }: { media: ReportFiles }) {
  const { t } = useLingui();
  const { files, refused, failure, adding } = media;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-label font-semibold">
        <Trans>Photos and videos</Trans>
      </legend>
      <div className="grid gap-2 min-[400px]:grid-cols-2">
        <FilePicker
          label={t`Take photo`}
          icon={Camera}
          camera
          onOpen={media.beforeChoosing}
          onChosen={media.add}
        />
        <FilePicker
          label={t`Choose files`}
          icon={Images}
          onOpen={media.beforeChoosing}
          onChosen={media.add}
        />
      </div>
      <SpokenNote onRecorded={media.add} />
      <p className="text-label text-quiet">
        <Trans>PNG, JPG, MP4 up to 10MB</Trans>
        {' · '}
        <Trans>at most {MAX_FILES} files</Trans>
      </p>
      {refused.length > 0 && (
        <Notice tone="bad" announced title={t`Not added`}>
          <ul className="flex flex-col gap-1">
            {refused.map((refusal) => (
              <li key={`${refusal.fileName} ${refusal.size} ${refusal.reason}`}>
                {refusalSentence(refusal)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {failure && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {adding ? t`Adding files...` : t`${files.length} files attached`}
      </p>
      {files.length > 0 && <Tiles files={files} onRemove={media.askToRemove} />}
      <RemoveQuestion media={media} />
    </fieldset>
  );
}

function Tiles({
  files,
  onRemove,
}: {
  files: readonly WaitingFile[];
  onRemove: (file: WaitingFile) => void;
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2">
      {files.map((file) => (
        <li key={file.id} className="min-w-0 has-[audio]:col-span-full">
          <WaitingFileTile file={file} onRemove={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  );
}
