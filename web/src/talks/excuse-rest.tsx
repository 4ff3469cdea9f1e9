import { Plural, useLingui } from '@lingui/react/macro';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ReasonField } from './reason-field.tsx';

/** Excuses everybody who is left, for one reason: half a crew may be at another site. */
export function ExcuseRest({ count, onExcuse }: { count: number; onExcuse: (reason: string) => void }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button look="quiet" icon={UserX} onClick={() => setOpen(true)}>
        <Plural value={count} one="Excuse the last one (#)" other="Excuse everybody left (#)" />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Excuse everybody left`} placement="below">
        <ReasonField
          legend={t`Why are they not here?`}
          button={t`Excuse`}
          onReason={(reason) => {
            setOpen(false);
            onExcuse(reason);
          }}
        />
      </Dialog>
    </div>
  );
}
