import { Trans, useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useSignOut, useUser } from '../auth/public.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';

/** Who is signed in, and the way out. Editing comes with a later issue. */
export default function ProfilePage() {
  const { t } = useLingui();
  const user = useUser();
  const { ask, busy, question } = useSignOut();
  const facts = [
    [t`Username`, user.username],
    [t`Role`, user.role],
    [t`Job Title`, user.jobTitle ?? t`N/A`],
    [t`Crew ID`, user.crewId ?? t`N/A`],
  ] as const;
  return (
    <Page title={t`Profile`} narrow>
      <Card>
        <div className="flex items-center gap-4">
          <span className="flex size-16 shrink-0 items-center justify-center rounded-full bg-press text-quiet">
            <UserRound size={36} strokeWidth={1.5} aria-hidden />
          </span>
          <p className="min-w-0 text-heading leading-tight font-bold">{user.name}</p>
        </div>
        <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-label text-quiet">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div>
        <Button icon={LogOut} wide busy={busy} onClick={() => void ask()}>
          <Trans>Logout</Trans>
        </Button>
      </div>
      {question}
    </Page>
  );
}
