import { Trans, useLingui } from '@lingui/react/macro';
import { Redirect } from 'wouter';
import { screens } from '../api/addresses.ts';
import { Page } from '../ui/page.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginForm } from './login-form.tsx';
import { useSession } from './session.ts';

/** Public. Stays open for a person whose session has expired: they sign in again over their own screens. */
export default function LoginPage() {
  const { t } = useLingui();
  const session = useSession();
  if (
    session.status === 'setting-up' ||
    (session.status === 'signed-in' && session.asked && !session.expired)
  )
    return <Redirect to={screens.dashboard} replace />;
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[27rem] flex-col gap-6 px-4 pt-[max(1.5rem,6vh)] pb-8">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <img src="/icon.svg" alt="" width={64} height={64} className="size-16 shrink-0" />
        <div className="min-w-0 flex-[1_1_10rem]">
          <p className="text-title leading-tight font-bold">Tailboard</p>
          <p className="text-quiet">
            <Trans>Incident reports and safety for field crews</Trans>
          </p>
        </div>
      </header>
      <Page title={t`Sign in`} actions={<LanguageSwitch />}>
        <LoginForm />
      </Page>
    </main>
  );
}
