import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_DOCUMENT_BYTES } from '@tailboard/contract/documents.ts';
import FilePlus from 'lucide-react/icons/file-plus';
import { useState } from 'react';
import { calls } from '../api/addresses.ts';
import { bytes } from '../language/bytes.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, inputLook } from '../ui/field.tsx';
import { showToast } from '../ui/toast.ts';
import { ForWhom } from './for-whom.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useAddsFor } from './use-manages.ts';
import { DOCUMENT_TYPES, useUpload } from './use-upload.ts';

interface AddDocumentProps {
  /** Where the file goes and what stands on the button; left out: a new document. */
  replaces?: { path: string; name: string };
  onAdded: () => void;
}

/** For who may add: a file becomes a document of the company or of the crew, or takes the place of one. */
export function AddDocument({ replaces, onAdded }: AddDocumentProps) {
  const { t } = useLingui();
  const adds = useAddsFor();
  const [open, setOpen] = useState(false);
  const [file, setFile] = useState<File>();
  const { share, problem, field, send, forget } = useUpload(() => {
    setOpen(false);
    showToast({
      title: replaces ? t`Document replaced` : t`Document added`,
      description: t`You can use it once it is indexed.`,
      tone: 'ok',
    });
    onAdded();
  });
  const begin = () => {
    setFile(undefined);
    forget();
    setOpen(true);
  };
  const sending = share !== null;
  const title = replaces ? t`Replace ${replaces.name}` : t`Add document`;
  return (
    <>
      <Button icon={FilePlus} {...(replaces && { 'aria-label': title })} onClick={begin}>
        {replaces ? <Trans>Replace</Trans> : <Trans>Add document</Trans>}
      </Button>
      <Dialog
        open={open}
        onClose={() => !sending && setOpen(false)}
        title={title}
        actions={
          <>
            <Button disabled={sending} onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              look="primary"
              busy={sending}
              disabled={file === undefined}
              onClick={() => file && send(replaces?.path ?? calls.documents, file)}
            >
              {sending ? <Trans>Sending...</Trans> : <Trans>Send</Trans>}
            </Button>
          </>
        }
      >
        <Field
          label={t`File`}
          help={
            <Trans>
              PDF with text, Word (.docx), Markdown or plain text, up to {bytes(MAX_DOCUMENT_BYTES)}.
            </Trans>
          }
          error={problem}
        >
          {(control) => (
            <input
              {...control}
              ref={field}
              type="file"
              accept={DOCUMENT_TYPES}
              disabled={sending}
              onChange={({ currentTarget: { files } }) => {
                forget();
                setFile(files?.[0]);
              }}
              className={inputLook(problem !== undefined)}
            />
          )}
        </Field>
        {!replaces && adds !== null && (
          <p>
            <ForWhom crewId={adds.crewId} />
          </p>
        )}
        {share !== null && <UploadProgress share={share} label={t`Sending`} />}
      </Dialog>
    </>
  );
}
