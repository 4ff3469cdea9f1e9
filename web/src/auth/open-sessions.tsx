import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenSession } from '@tailboard/contract/auth.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { calls, screens } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { dayAndTime } from '../language/moments.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast.ts';
import { useDeviceWords } from './device-words.ts';
import { signOut } from './sign-out.ts';
import { useTask } from './use-task.ts';

/** Where one is signed in, and the way out of each. */
export function OpenSessions({
  sessions,
  onChanged,
}: {
  sessions: readonly OpenSession[];
  onChanged: () => Promise<unknown>;
}) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { run, busy, failure, code } = useTask();
  const [password, setPassword] = useState('');
  const [asks, setAsks] = useState(false);
  // Asked for where the sign-in is some time ago; whoever found an open phone does not know it.
  const wantsPassword = asks || code === 'confirm-password';
  const confirmed = () => {
    setAsks(wantsPassword);
    return wantsPassword ? { password } : {};
  };
  const end = (session: OpenSession) =>
    run(async () => {
      await call(calls.endSession, { method: 'POST', body: { id: session.id, ...confirmed() } });
      showToast({ title: t`Signed out there`, tone: 'ok' });
      await onChanged();
    });
  const endAll = (keepThis: boolean) =>
    run(async () => {
      await call(calls.endSessions, { method: 'POST', body: { keepThis, ...confirmed() } });
      if (keepThis) {
        showToast({ title: t`Signed out everywhere else`, tone: 'ok' });
        await onChanged();
        return;
      }
      await signOut();
      navigate(screens.login);
    });
  return (
    <>
      <ul className="flex flex-col" aria-label={t`Where you are signed in`}>
        {sessions.map((session) => (
          <Row key={session.id} session={session} busy={busy} onEnd={() => void end(session)} />
        ))}
      </ul>
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
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {sessions.length > 1 && (
          <Button wide busy={busy} onClick={() => void endAll(true)}>
            <Trans>Sign out everywhere else</Trans>
          </Button>
        )}
        <Button look="danger" icon={LogOut} wide busy={busy} onClick={() => void endAll(false)}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </div>
    </>
  );
}

function Row({ session, busy, onEnd }: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  const { t } = useLingui();
  const name = useDeviceWords()(session.userAgent);
  const { address, signedInAt, lastUsedAt, current } = session;
  return (
    <li className="edge-b flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 last:border-0">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-label break-words text-quiet">
          <Trans>Signed in {dayAndTime(signedInAt)}</Trans>
        </p>
        <p className="text-label break-words text-quiet">
          <Trans>Last used {dayAndTime(lastUsedAt)}</Trans>
          {address !== null && ` · ${address}`}
        </p>
      </div>
      {current ? (
        <Badge tone="ok" icon={CircleCheck}>
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button busy={busy} aria-label={t`Sign out: ${name}`} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
