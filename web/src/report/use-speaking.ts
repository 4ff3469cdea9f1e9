import { useEffect, useRef, useState } from 'react';
import { useAppConfig } from '../api/app-config.ts';
import {
  canRecognize,
  canRecord,
  listen,
  record,
  writeDown,
  type Listening,
  type Recording,
} from '../speech/public.ts';
import { useOnline } from '../ui/online.ts';

/** `refused`: the microphone is not allowed, or there is none. */
export type SpeakingState = 'idle' | 'listening' | 'writing' | 'refused';

interface SpeakingOptions {
  /** The recording, as soon as it has ended: kept whatever is understood of it. */
  onRecorded: (file: File) => void;
  /** All that was understood; empty where nothing was. */
  onHeard: (text: string) => void;
}

/**
 * A report that is spoken: recorded, and written down while one speaks by the browser, else by the server's model where there is one and
 * signal. The two go on without each other.
 */
export function useSpeaking({ onRecorded, onHeard }: SpeakingOptions) {
  const online = useOnline();
  const { data: config } = useAppConfig();
  const [state, setState] = useState<SpeakingState>('idle');
  const [said, setSaid] = useState('');
  const under = useRef<{ recording: Recording; listening: Listening | null }>(undefined);
  useEffect(
    () => () => {
      under.current?.listening?.abort();
      under.current?.recording.abort();
    },
    [],
  );

  const begin = async () => {
    if (state === 'listening' || state === 'writing') return;
    try {
      const recording = await record();
      let text = '';
      const listening = begunListening((heard) => {
        text = heard;
        setSaid(heard);
      });
      under.current = { recording, listening };
      setSaid('');
      setState('listening');
      const sound = await recording.ended;
      under.current = undefined;
      listening?.finish();
      if (sound === null) return;
      const kind = sound.type.includes('mp4') ? 'mp4' : 'webm';
      onRecorded(new File([sound], `spoken-note.${kind}`, { type: `audio/${kind}` }));
      if (text === '' && online && config?.transcription === true) {
        setState('writing');
        text = await writeDown(sound).catch(() => '');
      }
      setState('idle');
      onHeard(text);
    } catch {
      setState('refused');
    }
  };
  return {
    available: canRecord(),
    state,
    said,
    begin: () => void begin(),
    finish: () => under.current?.recording.finish(),
  };
}

/** Null where the browser cannot, or will not, write down what it hears. */
function begunListening(onText: (text: string) => void): Listening | null {
  if (!canRecognize()) return null;
  try {
    return listen({ continuous: true, onText, onError: () => undefined, onEnd: () => undefined });
  } catch {
    return null;
  }
}
