import { Trans, useLingui } from '@lingui/react/macro';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { SignaturePad } from './signature-pad.tsx';
import type { Person } from './talk-draft.ts';

interface PersonSheetProps {
  /** Undefined: closed. */
  person: Person | undefined;
  /** Not of the crew: may be taken off the list. */
  removable: boolean;
  onClose: () => void;
  onSettle: (key: string, settled: Person['settled']) => void;
  /** Takes somebody who is not of the crew off the list. */
  onRemove: (key: string) => void;
}

/** What one person of the list does on this phone: sign, agree, or be excused by the one who holds the talk. */
export function PersonSheet({ person, removable, onClose, onSettle, onRemove }: PersonSheetProps) {
  return (
    <Dialog open={person !== undefined} onClose={onClose} title={person?.name ?? ''} placement="below">
      {person && <Opened person={person} removable={removable} onSettle={onSettle} onRemove={onRemove} />}
    </Dialog>
  );
}

function Opened({
  person,
  removable,
  onSettle,
  onRemove,
}: Pick<PersonSheetProps, 'removable' | 'onSettle' | 'onRemove'> & { person: Person }) {
  const { t } = useLingui();
  const { key, name, settled } = person;
  const [away, setAway] = useState(false);
  if (settled !== null) {
    return (
      <>
        <p>
          {settled.attendance === 'excused' ? (
            <Trans>Excused: {settled.reason}</Trans>
          ) : (
            <Trans>Has signed this talk.</Trans>
          )}
        </p>
        <Button icon={Undo} onClick={() => onSettle(key, null)}>
          {settled.attendance === 'excused' ? (
            <Trans>Is here after all</Trans>
          ) : (
            <Trans>Undo the signature</Trans>
          )}
        </Button>
      </>
    );
  }
  if (away) {
    return (
      <ReasonField
        legend={t`Why is ${name} not here?`}
        button={t`Excuse`}
        onReason={(reason) => onSettle(key, { attendance: 'excused', reason })}
      />
    );
  }
  return (
    <>
      <SignaturePad
        name={name}
        onSign={(signature) =>
          onSettle(key, { attendance: 'present', signature, signedAt: new Date().toISOString() })
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" icon={UserX} onClick={() => setAway(true)}>
          <Trans>Not here</Trans>
        </Button>
        {removable && (
          <Button look="quiet" icon={Trash} onClick={() => onRemove(key)}>
            <Trans>Remove from the list</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
