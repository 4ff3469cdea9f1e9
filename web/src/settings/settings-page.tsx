import { useLingui } from '@lingui/react/macro';
import { Page } from '../ui/page.tsx';
import { Accessibility } from './accessibility.tsx';
import { OfflineStorage } from './offline-storage.tsx';

export default function SettingsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Settings`} narrow>
      <Accessibility />
      <OfflineStorage />
    </Page>
  );
}
