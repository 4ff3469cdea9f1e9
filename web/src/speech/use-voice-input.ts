import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useAppConfig } from '../api/app-config.ts';
import { useOnline } from '../ui/online.ts';
import { showToast } from '../ui/toast.ts';
import { canRecognize, listen } from './recognition.ts';
import { canRecord, record } from './recorder.ts';
import { writeDown } from './write-down.ts';

export type VoiceState = 'idle' | 'listening' | 'finalizing';

/**
 * Voice input: by the browser's recognition, or, where it has none and the server has a transcription model, recorded here
 * and written down there. `onText` is given what was said so far, then the whole.
 */
export function useVoiceInput(onText: (text: string, isFinal: boolean) => void) {
  const { t } = useLingui();
  const online = useOnline();
  const { data: config } = useAppConfig();
  const [state, setState] = useState<VoiceState>('idle');
  const under = useRef<{ finish: () => void; abort: () => void } | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  const recognizes = canRecognize();
  const available = recognizes || (canRecord() && online && config?.transcription === true);

  const fail = (code: string) =>
    showToast({
      title: t`Voice Recognition Error`,
      description:
        code === 'no-speech'
          ? t`No speech was detected. Please try again.`
          : t`There was an error with voice recognition. Please try again.`,
      tone: 'bad',
    });
  const started = () => showToast({ title: t`Voice recording started`, description: t`Speak now.` });
  const captured = () => showToast({ title: t`Voice captured`, tone: 'ok' });
  const rest = () => {
    under.current = null;
    setState('idle');
  };

  const recognize = () => {
    let said = '';
    let failed = false;
    under.current = listen({
      onText: (text, isFinal) => {
        said = text;
        onText(text, false);
        if (isFinal) setState('finalizing');
      },
      onError: (code) => {
        failed = true;
        if (code !== 'aborted') fail(code);
      },
      onEnd: () => {
        rest();
        if (failed) return;
        if (said === '') {
          fail('no-speech');
          return;
        }
        onText(said, true);
        captured();
      },
    });
    setState('listening');
    started();
  };

  const transcribe = async (sound: Blob) => {
    setState('finalizing');
    try {
      const text = await writeDown(sound);
      if (text === '') {
        fail('no-speech');
        return;
      }
      onText(text, true);
      captured();
    } catch {
      fail('');
    } finally {
      rest();
    }
  };

  const begin = async () => {
    if (state !== 'idle') return;
    try {
      if (recognizes) {
        recognize();
        return;
      }
      const recording = await record();
      under.current = recording;
      setState('listening');
      started();
      const sound = await recording.ended;
      if (sound !== null) await transcribe(sound);
    } catch {
      rest();
      fail('');
    }
  };
  const finish = () => {
    if (state === 'listening') under.current?.finish();
  };
  return { state, available, begin: () => void begin(), finish };
}
