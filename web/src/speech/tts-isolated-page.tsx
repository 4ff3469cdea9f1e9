import { useLingui } from '@lingui/react/macro';
import { Page } from '../ui/page.tsx';
import { SpeechTest } from './speech-test.tsx';

/** Public: voice nova at speed 1, short texts. Stands without the rest of the app. */
export default function TtsIsolatedPage() {
  const { t } = useLingui();
  return (
    <main className="mx-auto min-h-dvh w-full max-w-[48rem] px-4 py-6">
      <Page title={t`Text-to-speech test`} narrow>
        <SpeechTest isolated />
      </Page>
    </main>
  );
}
