import { useLingui } from '@lingui/react/macro';
import { SignInAndSecurity } from '../auth/public.ts';
import { PushSetting } from '../notifications/public.ts';
import { SpeechSettings } from '../speech/public.ts';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
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
      </Card>
      <OfflineStorage />
      <SignInAndSecurity />
    </Page>
  );
}
