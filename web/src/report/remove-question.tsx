import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ReportFiles } from './use-report-files.ts';

/** A photo may exist nowhere else, and gloves press the wrong thing. */
export function RemoveQuestion({ media }: { media: Pick<ReportFiles, 'removing' | 'keep' | 'remove'> }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={media.removing !== null}
      onClose={media.keep}
      title={t`Remove this file?`}
      actions={
        <>
          <Button onClick={media.keep}>
            <Trans>Keep it</Trans>
          </Button>
          <Button look="danger" onClick={media.remove}>
            <Trans>Remove it</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          {media.removing?.fileName ?? ''} is removed from this report and deleted from the app. A copy in the
          phone's gallery stays.
        </Trans>
      </p>
    </Dialog>
  );
}
