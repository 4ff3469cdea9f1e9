import { useLingui } from '@lingui/react/macro';
import { Page } from '../ui/page.tsx';
import { SpeechTest } from './speech-test.tsx';

export default function TtsTestPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Text-to-speech test`} narrow>
      <SpeechTest />
    </Page>
  );
}
