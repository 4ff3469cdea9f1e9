import { Trans, useLingui } from '@lingui/react/macro';
import { clock } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useOwnRecord } from './queries.ts';

/** Who is signed in, what they say of themselves, and the way out. */
export default function ProfilePage() {
  const { t } = useLingui();
  const { body: person, asOf, loading, refresh } = useOwnRecord();
  return (
    <Page title={t`Profile`}>
      {asOf !== undefined && <AsOf time={clock(asOf)} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:not-[[data-text-size=large]_*]:grid-cols-[22rem_minmax(0,1fr)]">
        <ProfileCard person={person} onChanged={refresh} />
        {person ? (
          // A form begins with what it is given: another version is another form, unless something was typed.
          <ProfileForm person={person} onSaved={refresh} />
        ) : loading ? (
          <SkeletonRows label={t`Loading Profile...`} />
        ) : (
          <ErrorState
            title={t`Failed to load profile data. Please try again later.`}
            onRetry={() => void refresh()}
          >
            <Trans>It can be loaded when there is signal.</Trans>
          </ErrorState>
        )}
      </div>
    </Page>
  );
}
