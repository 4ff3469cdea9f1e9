import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** A password that an administrator has just given, once: only its hash is kept. */
export function TellPassword({
  name,
  password,
  onDone,
}: {
  name: string;
  password: string;
  onDone: () => void;
}) {
  return (
    <Notice
      tone="note"
      title={<Trans>New password of {name}</Trans>}
      announced
      actions={
        <Button onClick={onDone}>
          <Trans>I have told them</Trans>
        </Button>
      }
    >
      <p className="text-lead font-bold break-all select-all">
        <code>{password}</code>
      </p>
      <p>
        <Trans>It is shown only now. They choose their own when they sign in.</Trans>
      </p>
    </Notice>
  );
}
