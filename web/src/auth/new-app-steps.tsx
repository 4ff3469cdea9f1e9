import { Trans, useLingui } from '@lingui/react/macro';
import type { NewApp } from '@tailboard/contract/auth.ts';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useTask } from './use-task.ts';

/** What the app has to read, the codes to keep, and the first code as proof that it works. */
export function NewAppSteps({ made, onCode }: { made: NewApp; onCode: (code: string) => Promise<void> }) {
  const { t } = useLingui();
  const { run, busy, failure } = useTask();
  const [code, setCode] = useState('');
  const { uri, secret, backupCodes } = made;
  const keepCodes = () =>
    saveFile(new Blob([`${backupCodes.join('\n')}\n`], { type: 'text/plain' }), 'tailboard-codes.txt');
  return (
    <ol className="flex list-decimal flex-col gap-5 pl-6 marker:font-bold">
      <li>
        <div className="flex flex-col gap-3">
          <p>
            <Trans>Scan this with the app. On this phone itself, open the link or type the key.</Trans>
          </p>
          <QrCode text={uri} label={t`Picture for the authenticator app`} />
          <p>
            <a
              href={uri}
              className="inline-flex min-h-12 items-center font-semibold text-accent-text underline"
            >
              <Trans>Open in the app</Trans>
            </a>
          </p>
          <p className="break-all">
            <Trans>Key:</Trans> <code className="font-semibold">{secret}</code>
          </p>
        </div>
      </li>
      <li>
        <div className="flex flex-col gap-3">
          <p>
            <Trans>Keep these backup codes where you find them without your phone. Each works once.</Trans>
          </p>
          <ul className="grid list-none grid-cols-2 gap-2 font-semibold" aria-label={t`Backup codes`}>
            {backupCodes.map((each) => (
              <li key={each}>
                <code>{each}</code>
              </li>
            ))}
          </ul>
          <div>
            <Button icon={Download} wide onClick={keepCodes}>
              <Trans>Save the codes as a file</Trans>
            </Button>
          </div>
        </div>
      </li>
      <li>
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && code.trim() !== '') void run(() => onCode(code));
          }}
        >
          <TextField
            label={t`Code`}
            inputMode="numeric"
            autoComplete="one-time-code"
            help={t`The six digits that the app shows now.`}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          {failure !== undefined && (
            <Notice tone="bad" announced>
              {failure}
            </Notice>
          )}
          <div>
            <Button look="primary" type="submit" wide busy={busy}>
              <Trans>Turn it on</Trans>
            </Button>
          </div>
        </form>
      </li>
    </ol>
  );
}
