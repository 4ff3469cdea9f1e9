import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { SignInAndSecurity } from '../auth/public.ts';
import { NotificationChoices, PushSetting } from '../notifications/public.ts';
import { SpeechSettings } from '../speech/public.ts';
import { Card } from '../ui/card.tsx';
import { FailureBoundary } from '../ui/failure-boundary.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Accessibility } from './accessibility.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { OfflineStorage } from './offline-storage.tsx';

export default function SettingsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Settings`} narrow>
      <LanguageSetting />
      <Accessibility />
      <SpeechSettings />
      <Card title={t`Notifications`}>
        <PushSetting />
        <NotificationChoices />
      </Card>
      <OfflineStorage />
      <FailureBoundary part>
        <Suspense fallback={<SkeletonRows label={t`Loading...`} />}>
          <SignInAndSecurity />
        </Suspense>
      </FailureBoundary>
    </Page>
  );
}
