import { Trans, useLingui } from '@lingui/react/macro';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, useState } from 'react';
import { canRecord, record, type Recording } from '../speech/public.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.ts';

/** The recording is a file of the report like its photos: kept on the device at once, sent with them. */
export function SpokenNote({ onRecorded }: { onRecorded: (files: File[]) => unknown }) {
  const { t } = useLingui();
  const [recording, setRecording] = useState<Recording | null>(null);
  const under = useRef<Recording>(undefined);
  useEffect(() => () => under.current?.abort(), []);
  if (!canRecord()) return null;

  const begin = async () => {
    try {
      const begun = await record();
      under.current = begun;
      setRecording(begun);
      const sound = await begun.ended;
      setRecording(null);
      under.current = undefined;
      if (sound === null) return;
      const kind = sound.type.includes('mp4') ? 'mp4' : 'webm';
      await onRecorded([new File([sound], `spoken-note.${kind}`, { type: `audio/${kind}` })]);
    } catch {
      setRecording(null);
      showToast({
        title: t`The microphone cannot be used`,
        description: t`Allow it for this app in the settings of your browser, or type instead.`,
        tone: 'bad',
      });
    }
  };
  return recording === null ? (
    <Button icon={Mic} onClick={() => void begin()}>
      <Trans>Record a spoken note</Trans>
    </Button>
  ) : (
    <Button icon={Square} look="danger" onClick={() => recording.finish()}>
      <Trans>Stop the recording</Trans>
    </Button>
  );
}
