import { voices } from '@tailboard/contract/speech-terms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Voice } from '@tailboard/contract/speech.ts';
import { Card } from '../ui/card.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { autoRead, useAutoRead } from './auto-read.ts';
import { chooseSpeed, chooseVoice, useSpeed, useVoice } from './preferences.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** What is read aloud by itself, by which voice and how fast. */
export function SpeechSettings() {
  const { t } = useLingui();
  const voice = useVoice();
  const speed = useSpeed();
  const sample = t`Three points of contact on the ladder, every time.`;
  return (
    <Card title={t`Read aloud`}>
      <TickBox
        label={t`Auto-Read Content`}
        help={
          <Trans>Answers from the assistant and the safety documents are read aloud as they come in.</Trans>
        }
        checked={useAutoRead()}
        onChange={(event) => autoRead.write(event.target.checked ? 'true' : null)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Voice`}
          value={voice}
          onChange={({ currentTarget }) => chooseVoice(currentTarget.value as Voice)}
        >
          {voices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Speed`}
          value={String(speed)}
          onChange={({ currentTarget }) => chooseSpeed(Number(currentTarget.value))}
        >
          {[...new Set([...SPEEDS, speed])]
            .toSorted((a, b) => a - b)
            .map((each) => (
              <option key={each} value={String(each)}>
                {each}
              </option>
            ))}
        </SelectField>
      </div>
      <p>{sample}</p>
      <div>
        <ReadAloudButton text={sample} />
      </div>
      <p className="text-label text-quiet">
        <Trans>Without signal this phone reads with its own voice, where it has one.</Trans>
      </p>
    </Card>
  );
}
