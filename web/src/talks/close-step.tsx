import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { talkFaults, type TalkFault } from '@tailboard/contract/talk-rules.ts';
import type { TalkTopic } from '@tailboard/contract/talks.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { dayAndTime } from '../language/moments.ts';
import { translate, sentencesOf } from '../language/translate.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { talkOf, type TalkDraft, type TalkStep } from './talk-draft.ts';

const MAX_PLACE = 300;
const MAX_NOTES = 2_000;

interface CloseStepProps {
  topic: TalkTopic;
  talk: TalkDraft;
  onChange: (changes: Partial<TalkDraft>) => void;
  /** To the step where something is missing. */
  onGo: (step: TalkStep) => void;
  onClose: () => void;
  busy: boolean;
}

/** What will stand in the record, and what is missing before it can. */
export function CloseStep({ topic, talk, onChange, onGo, onClose, busy }: CloseStepProps) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const closed = talkOf(talk, { ...topic, now: new Date(now).toISOString() });
  const faults = talkFaults(closed, topic, now);
  const signed = talk.people.filter(({ settled }) => settled?.attendance === 'present').length;
  const excused = talk.people.length - signed;
  return (
    <>
      <Card title={translate(topic.title, sentencesOf(topic))} headingLevel={3}>
        <p>
          <Trans>Began {dayAndTime(talk.heldAt)}</Trans>
        </p>
        <p>
          <Plural value={signed} one="# person signed" other="# people signed" />
          {excused > 0 && (
            <>
              {', '}
              <Plural value={excused} one="# excused" other="# excused" />
            </>
          )}
        </p>
      </Card>
      <TextField
        label={t`Place`}
        value={talk.place}
        maxLength={MAX_PLACE}
        onChange={(event) => onChange({ place: event.target.value })}
      />
      <TextArea
        label={t`Notes (if there are any)`}
        help={t`What came up, and what has to be fixed.`}
        rows={3}
        value={talk.notes}
        maxLength={MAX_NOTES}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      {faults.length === 0 ? (
        <Notice tone="ok" icon={CircleCheck} title={t`Ready to close`}>
          <Trans>Once it is closed, nobody can change the record.</Trans>
        </Notice>
      ) : (
        <Missing faults={faults} onGo={onGo} />
      )}
      <div>
        <Button look="primary" icon={Lock} wide busy={busy} disabled={faults.length > 0} onClick={onClose}>
          {busy ? <Trans>Closing...</Trans> : <Trans>Close the talk</Trans>}
        </Button>
      </div>
    </>
  );
}

const stepOfFault: Readonly<Record<TalkFault['code'], TalkStep>> = {
  'talk-not-read': 'read',
  'talk-answers-wrong': 'check',
  'talk-not-signed': 'sign',
  'talk-person-twice': 'sign',
  'talk-times': 'sign',
};

function Missing({ faults, onGo }: { faults: readonly TalkFault[]; onGo: (step: TalkStep) => void }) {
  const { t } = useLingui();
  const words: Record<TalkFault['code'], string> = {
    'talk-not-read': t`The talk was not read yet`,
    'talk-answers-wrong': t`The questions are not answered yet`,
    'talk-not-signed': t`Not everybody has signed or is excused`,
    'talk-person-twice': t`Somebody is on the list twice`,
    'talk-times': t`The clock of this phone is wrong. Set it right, then try again.`,
  };
  const codes = [...new Set(faults.map(({ code }) => code))];
  return (
    <Notice tone="warn" title={t`Before you can close it`}>
      <ul className="flex flex-col">
        {codes.map((code) => (
          <li key={code}>
            {code === 'talk-times' ? (
              words[code]
            ) : (
              <button
                type="button"
                onClick={() => onGo(stepOfFault[code])}
                className="min-h-12 text-left font-semibold text-accent-text underline underline-offset-4"
              >
                {words[code]}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
