import {
  DEFAULT_VOICE,
  MAX_READ_ALOUD,
  MAX_READ_ALOUD_IN_PUBLIC,
  MAX_SPEED,
  MIN_SPEED,
  spokenText,
  voices,
} from '@tailboard/contract/speech-terms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Voice } from '@tailboard/contract/speech.ts';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useRef, useState } from 'react';
import { calls } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { usualManner } from './manner.ts';
import { isSpeed } from './preferences.ts';
import { readAloud, stopReading, useReading } from './read-aloud.ts';

const READING = 'speech test';

/** Tries the voices. `isolated`: nobody is signed in; the voice and the speed are fixed. */
export function SpeechTest({ isolated = false }: { isolated?: boolean }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [voice, setVoice] = useState<Voice>(DEFAULT_VOICE);
  const [speed, setSpeed] = useState('1');
  const lastSpeed = useRef(1);
  const [failure, setFailure] = useState<string>();
  const reading = useReading();
  const isMine = reading.status !== 'idle' && reading.id === READING;
  useEffect(() => () => stopReading(), []);

  const speak = () => {
    setFailure(undefined);
    readAloud(text, {
      id: READING,
      manner: {
        ...usualManner(),
        ...(isolated ? { voice: DEFAULT_VOICE, speed: 1 } : { voice, speed: lastSpeed.current }),
        path: isolated ? calls.tts : calls.openaiTts,
      },
      onEnd: (how, why) => {
        if (how !== 'failed') return;
        setFailure((why instanceof ApiError && why.problem?.detail) || t`Unknown error playing audio`);
      },
    });
  };
  return (
    <Card>
      <TextArea
        label={t`Text to read`}
        maxLength={isolated ? MAX_READ_ALOUD_IN_PUBLIC : MAX_READ_ALOUD}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        help={
          isolated
            ? t`At most ${MAX_READ_ALOUD_IN_PUBLIC} characters, read by voice nova at speed 1.`
            : undefined
        }
      />
      {!isolated && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t`Voice`}
            value={voice}
            onChange={({ currentTarget }) => setVoice(currentTarget.value as Voice)}
          >
            {voices.map(({ id }) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t`Speed`}
            type="number"
            inputMode="decimal"
            min={MIN_SPEED}
            max={MAX_SPEED}
            step={0.1}
            help={t`From 0.5 to 2. Other values are ignored.`}
            value={speed}
            onChange={({ currentTarget }) => {
              setSpeed(currentTarget.value);
              const typed = Number(currentTarget.value);
              if (currentTarget.value !== '' && isSpeed(typed)) lastSpeed.current = typed;
            }}
            onBlur={() => setSpeed(String(lastSpeed.current))}
          />
        </div>
      )}
      {failure !== undefined && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      <div>
        {isMine ? (
          <Button look="primary" icon={Square} wide onClick={stopReading}>
            {reading.status === 'generating' ? (
              <Trans>Generating audio...</Trans>
            ) : (
              <Trans>Stop playback</Trans>
            )}
          </Button>
        ) : (
          <Button look="primary" icon={Volume2} wide disabled={spokenText(text) === ''} onClick={speak}>
            <Trans>Speak text</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
