import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Takes files out that the server does not accept: after an export, and after asking. */
export function RemoveRefused({ busy, onRemove }: { busy: boolean; onRemove: () => void }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    onRemove();
  };
  return (
    <>
      <Button icon={Trash2} busy={busy} onClick={() => setAsking(true)}>
        <Trans>Remove the file</Trans>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Remove the refused file?`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button look="danger" onClick={remove}>
              <Trans>Export, then remove</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>A copy is saved as a file first. Then it is removed from this report.</Trans>
        </p>
      </Dialog>
    </>
  );
}
