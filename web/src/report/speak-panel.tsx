import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SpokenField, SpokenSource } from '@tailboard/contract/spoken-report.ts';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { useFormContext } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { HurtPeople } from './hurt-people.ts';
import type { ReportFields } from './report-fields.ts';
import type { ReportFiles } from './use-report-files.ts';
import { useSpeaking } from './use-speaking.ts';

/** What each field is called beside the words that it comes from. The facts of the law stand with their questions. */
const names: Readonly<Partial<Record<SpokenField, MessageDescriptor>>> = {
  type: msg`Incident Type`,
  category: msg`What do you report?`,
  date: msg`Date and Time`,
  location: msg`Location`,
  person: msg`Who is hurt`,
  bodyPart: msg`Part of the body`,
  treatment: msg`Treatment so far`,
};

interface SpeakPanelProps {
  media: ReportFiles;
  hurt: HurtPeople;
  onHurt: (hurt: HurtPeople) => void;
  /** Something was said: the report goes on in the form, where it is seen and changed. */
  onHeard: (from: readonly SpokenSource[]) => void;
  /** Where what was heard last stands; null before anything was. */
  from: readonly SpokenSource[] | null;
}

/** One press, and one speaks: the recording is kept with the report, and what is understood of it fills in the form. */
export function SpeakPanel({ media, hurt, onHurt, onHeard, from }: SpeakPanelProps) {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext<ReportFields>();
  const fill = (field: keyof ReportFields, value: string) => setValue(field, value, { shouldDirty: true });

  const hear = async (text: string) => {
    const before = getValues();
    if (text === '') {
      // The recording alone is a report: nothing else is asked for before it goes out.
      if (before.description.trim() === '') fill('description', t`Spoken note, not written down yet`);
      if (before.type === '') fill('type', 'Other');
      if (before.location.trim() === '' && before.latitude === '')
        fill('location', t`Said in the spoken note`);
      onHeard([]);
      return;
    }
    const { fromWords } = await import('./from-words.ts');
    const heard = fromWords(text, { before, now: new Date() });
    fill('description', [before.description.trimEnd(), text].filter(Boolean).join(' '));
    for (const [field, value] of Object.entries(heard.fields)) fill(field as keyof ReportFields, value);
    const known = new Set(hurt.people.map(({ name }) => name.trim().toLowerCase()));
    const added = heard.people.filter(({ name }) => !known.has(name.toLowerCase()));
    if (added.length > 0) onHurt({ ...hurt, people: [...hurt.people, ...added] });
    onHeard(heard.from);
  };
  const speaking = useSpeaking({
    onRecorded: (file) => media.add([file]),
    onHeard: (text) => void hear(text),
  });
  if (!speaking.available) return null;

  const { state, said } = speaking;
  return (
    <section aria-label={t`Speak the report`} className="flex flex-col gap-2">
      {state === 'listening' ? (
        <Button look="danger" icon={Square} wide className="min-h-16" onClick={speaking.finish}>
          <Trans>Stop</Trans>
        </Button>
      ) : (
        <Button icon={Mic} wide className="min-h-16" busy={state === 'writing'} onClick={speaking.begin}>
          {state === 'writing' ? (
            <Trans>Writing it down...</Trans>
          ) : (
            <Trans>Press and say what happened</Trans>
          )}
        </Button>
      )}
      <p role="status" className="text-label text-quiet">
        {state === 'listening' ? (
          said === '' ? (
            <Trans>Listening. Say what happened, where, when, and who is hurt.</Trans>
          ) : (
            said
          )
        ) : (
          from === null && <Trans>The recording is kept with the report, also without signal.</Trans>
        )}
      </p>
      {state === 'refused' && (
        <Notice tone="bad" announced title={t`The microphone cannot be used`}>
          <Trans>Allow it for this app in the settings of your browser, or type instead.</Trans>
        </Notice>
      )}
      {from !== null && state === 'idle' && <Heard from={from} />}
    </section>
  );
}

/** From which words each field comes: the fields themselves stand below, to be changed. */
function Heard({ from }: { from: readonly SpokenSource[] }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="note"
      announced
      title={from.length === 0 ? t`The recording is in the report` : t`Check what was understood, then send`}
    >
      {from.length === 0 ? (
        <Trans>Nothing was written down. You can send it as it is, or type below what you know.</Trans>
      ) : (
        <ul className="flex flex-col gap-1">
          {from.map(({ field, words }) => {
            const name = names[field];
            return (
              name && (
                <li key={`${field} ${words}`}>
                  <span className="font-semibold">{t(name)}</span>: “{words}”
                </li>
              )
            );
          })}
        </ul>
      )}
    </Notice>
  );
}
