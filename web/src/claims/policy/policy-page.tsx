import { Trans, useLingui } from '@lingui/react/macro';
import { incidentTypes } from '@tailboard/contract/incident-terms.ts';
import { useState } from 'react';
import { screens } from '../../api/addresses.ts';
import { useUser } from '../../auth/public.ts';
import { clock } from '../../language/moments.ts';
import NotFoundPage from '../../layout/not-found-page.tsx';
import { AsOf } from '../../ui/as-of.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PolicyOfType } from './policy-of-type.tsx';
import { usePolicySettings } from './queries.ts';

/** For supervisors and administrators: the terms of the employer's policy, by which claims are estimated. */
export default function PolicyPage() {
  const { role } = useUser();
  return role === 'field-crew' ? <NotFoundPage /> : <Policy />;
}

function Policy() {
  const { t } = useLingui();
  const { role } = useUser();
  const [today] = useState(() => isoDay(new Date()));
  const { body: settings, asOf, loading, refresh } = usePolicySettings();
  return (
    <>
      <BackLink href={screens.review}>
        <Trans>Review</Trans>
      </BackLink>
      <Page title={t`Policy settings`} narrow>
        <p>
          <Trans>
            Claims are estimated with the terms that were valid on the day of the incident. New terms are
            added; earlier ones are never changed.
          </Trans>{' '}
          {role !== 'admin' && <Trans>Only an administrator sets them.</Trans>}
        </p>
        {asOf !== undefined && <AsOf time={clock(asOf)} />}
        {settings === undefined ? (
          loading ? (
            <SkeletonRows label={t`Loading...`} />
          ) : (
            <ErrorState title={t`The policy settings could not be loaded`} onRetry={() => void refresh()}>
              <Trans>They can be loaded when there is signal.</Trans>
            </ErrorState>
          )
        ) : (
          incidentTypes.map((type) => (
            <PolicyOfType
              key={type}
              type={type}
              settings={settings.filter(({ claimType }) => claimType === type)}
              today={today}
              maySet={role === 'admin'}
              onSaved={refresh}
            />
          ))
        )}
      </Page>
    </>
  );
}

/** The day of this device, like 2026-01-31. */
function isoDay(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
