import { Trans, useLingui } from '@lingui/react/macro';
import type { User, UserAccess } from '@tailboard/contract/users.ts';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface PersonDangersProps {
  person: User;
  onSave: (access: UserAccess, done: string) => Promise<void>;
}

/** What keeps somebody out, or lets them in again: asked about first. */
export function PersonDangers({ person, onSave }: PersonDangersProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<'deactivate' | 'second-factor' | null>(null);
  const { name } = person;
  const close = () => setAsking(null);
  const save = async (access: UserAccess, done: string) => {
    close();
    await onSave(access, done);
  };
  return (
    <>
      {person.active ? (
        <Button look="danger" wide onClick={() => setAsking('deactivate')}>
          <Trans>Deactivate</Trans>
        </Button>
      ) : (
        <Button wide onClick={() => void save({ active: true }, t`Activated again`)}>
          <Trans>Activate again</Trans>
        </Button>
      )}
      <Button wide onClick={() => setAsking('second-factor')}>
        <Trans>Remove passkeys and app</Trans>
      </Button>
      <Dialog
        open={asking === 'deactivate'}
        onClose={close}
        title={t`Deactivate ${name}?`}
        actions={
          <>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="danger" onClick={() => void save({ active: false }, t`Deactivated`)}>
              <Trans>Deactivate</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            {name} is signed out at once and cannot sign in again. Their reports and claims stay. What waits
            unsent on their phone stays there until they may sign in again.
          </Trans>
        </p>
      </Dialog>
      <Dialog
        open={asking === 'second-factor'}
        onClose={close}
        title={t`Remove the passkeys of ${name}?`}
        actions={
          <>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="danger" onClick={() => void save({ resetSecondFactor: true }, t`Removed`)}>
              <Trans>Remove</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            For somebody who has lost their phone: their passkeys and their authenticator app no longer work,
            they are signed out everywhere, and their password alone lets them in again.
          </Trans>
        </p>
      </Dialog>
    </>
  );
}
