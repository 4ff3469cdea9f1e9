import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useKeep } from './use-keep.ts';

/** Takes these off this phone, after asking: without signal they could not be brought back. */
export function RemoveButton({ keys }: { keys: readonly string[] }) {
  const { t } = useLingui();
  const { remove } = useKeep();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button icon={Trash2} look="quiet" wide onClick={() => setAsking(true)}>
        <Trans>Remove from this phone</Trans>
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t`Remove from this phone?`}
        actions={
          <>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              look="danger"
              onClick={() => {
                close();
                void remove(keys);
              }}
            >
              <Trans>Remove from this phone</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Plural
            value={keys.length}
            one="# document is removed from this phone. You can then read, search and ask it only with signal."
            other="# documents are removed from this phone. You can then read, search and ask them only with signal."
          />
        </p>
      </Dialog>
    </>
  );
}
