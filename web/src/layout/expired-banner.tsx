import { Trans, useLingui } from '@lingui/react/macro';
import { screens } from '../api/addresses.ts';
import { useSession } from '../auth/public.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** The server no longer knows the session. Nothing is lost; nothing is sent. */
export function ExpiredBanner() {
  const { t } = useLingui();
  const session = useSession();
  if (session.status !== 'signed-in' || !session.expired) return null;
  return (
    <div className="mx-auto w-full max-w-[70rem] px-4 pt-4 md:px-6">
      <Notice
        tone="warn"
        announced
        title={t`Sign-in expired: sign in to send`}
        actions={
          <ButtonLink href={screens.login}>
            <Trans>Sign in</Trans>
          </ButtonLink>
        }
      >
        <Trans>You can keep working. Everything is saved on this phone and is sent after you sign in.</Trans>
      </Notice>
    </div>
  );
}
