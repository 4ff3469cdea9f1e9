import { Trans, useLingui } from '@lingui/react/macro';
import type { Passkey } from '@tailboard/contract/auth.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { passkeyCall, removePasskeyCall } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { day } from '../language/moments.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useTask } from './use-task.ts';

/** One's passkeys: renamed and removed here. */
export function OwnPasskeys({
  passkeys,
  onChanged,
}: {
  passkeys: readonly Passkey[];
  onChanged: () => Promise<unknown>;
}) {
  const { t } = useLingui();
  return (
    <ul className="flex flex-col" aria-label={t`Your passkeys`}>
      {passkeys.map((passkey) => (
        <Row key={passkey.id} passkey={passkey} onChanged={onChanged} />
      ))}
    </ul>
  );
}

function Row({ passkey, onChanged }: { passkey: Passkey; onChanged: () => Promise<unknown> }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'name' | 'remove' | null>(null);
  const { name, createdAt } = passkey;
  const close = () => setOpen(null);
  const changed = async () => {
    close();
    await onChanged();
  };
  return (
    <li className="edge-b flex items-center gap-1 py-1 last:border-0">
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-label text-quiet">
          <Trans>Added {day(createdAt)}</Trans>
        </p>
      </div>
      <IconButton label={t`Rename: ${name}`} icon={Pencil} onClick={() => setOpen('name')} />
      <IconButton label={t`Remove: ${name}`} icon={Trash2} onClick={() => setOpen('remove')} />
      <Rename passkey={passkey} open={open === 'name'} onClose={close} onDone={changed} />
      <Remove passkey={passkey} open={open === 'remove'} onClose={close} onDone={changed} />
    </li>
  );
}

interface AskProps {
  passkey: Passkey;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
}

function Rename({ passkey, open, onClose, onDone }: AskProps) {
  const { t } = useLingui();
  const { run, busy, failure } = useTask();
  const [name, setName] = useState(passkey.name);
  const save = () =>
    run(async () => {
      await call(passkeyCall(passkey.id), { method: 'PUT', body: { name: name.trim() } });
      await onDone();
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Rename the passkey`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" busy={busy} onClick={() => name.trim() !== '' && void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <TextField
        label={t`Name of the passkey`}
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={name.trim() === '' ? t`Give it a name` : failure}
      />
    </Dialog>
  );
}

function Remove({ passkey, open, onClose, onDone }: AskProps) {
  const { t } = useLingui();
  const { run, busy, failure, code } = useTask();
  const [password, setPassword] = useState('');
  const [asks, setAsks] = useState(false);
  const wantsPassword = asks || code === 'confirm-password';
  const remove = async () => {
    if (wantsPassword) setAsks(true);
    await run(async () => {
      await call(removePasskeyCall(passkey.id), {
        method: 'POST',
        body: wantsPassword ? { password } : {},
      });
      await onDone();
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Remove ${passkey.name}?`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="danger" busy={busy} onClick={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>It cannot be used to sign in here any more. Delete it on the device too.</Trans>
      </p>
      {wantsPassword && (
        <TextField
          label={t`Current password`}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      )}
      {failure !== undefined && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
