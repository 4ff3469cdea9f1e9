import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { IncidentCategory } from '@tailboard/contract/incidents.ts';
import { MAX_DESCRIPTION, MAX_LOCATION } from '@tailboard/contract/incident-terms.ts';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { sendReport } from './anonymous-call.ts';
import { categoryWords } from './category-words.ts';
import { PhotoField } from './photo-field.tsx';
import { refusalWords } from './refusal-words.ts';
import { ReportSent } from './report-sent.tsx';

/** What, where, a photo, Send; then the receipt. */
export function ReportPage({ code }: { code: string }) {
  const { t } = useLingui();
  const [category, setCategory] = useState<IncidentCategory | ''>('');
  const [description, setDescription] = useState('');
  const [location, setLocation] = useState('');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MessageDescriptor>();
  const [receipt, setReceipt] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const what = useRef<HTMLTextAreaElement>(null);

  const send = async () => {
    setTried(true);
    setFailure(undefined);
    if (category === '') return first.current?.focus();
    if (description.trim() === '') return what.current?.focus();
    setBusy(true);
    try {
      setReceipt(await sendReport({ crewCode: code, category, description, location }, photo));
    } catch (error) {
      setFailure(refusalWords(error, msg`This page is no longer used. Scan the poster again.`));
    } finally {
      setBusy(false);
    }
  };

  if (receipt !== undefined) return <ReportSent receipt={receipt} />;
  return (
    <Page title={t`Report without a name`}>
      <p className="flex gap-2">
        <ShieldCheck size={24} aria-hidden className="shrink-0 text-quiet" />
        <span>
          <Trans>Nobody can see who you are. We keep no name, phone, address or exact place.</Trans>
        </span>
      </p>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send();
        }}
      >
        <ChoiceGroup
          ref={first}
          legend={t`What is it?`}
          choices={categoryWords.map(([value, { name, hint, icon }]) => ({
            value,
            label: t(name),
            hint: t(hint),
            icon,
          }))}
          value={category}
          onChange={setCategory}
          error={tried && category === '' ? t`Choose one` : undefined}
        />
        <TextArea
          ref={what}
          label={t`What did you see?`}
          help={t`Leave out names if you want to stay unknown.`}
          className="min-h-28"
          value={description}
          maxLength={MAX_DESCRIPTION}
          autoComplete="off"
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
          error={tried && description.trim() === '' ? t`Description is required` : undefined}
        />
        <TextField
          label={t`Where? (optional)`}
          value={location}
          maxLength={MAX_LOCATION}
          autoComplete="off"
          onChange={({ currentTarget }) => setLocation(currentTarget.value)}
        />
        <PhotoField photo={photo} onChange={setPhoto} />
        {failure !== undefined && (
          <Notice tone="bad" announced>
            {t(failure)}
          </Notice>
        )}
        <Button look="primary" type="submit" wide busy={busy}>
          {busy ? <Trans>Sending...</Trans> : <Trans>Send</Trans>}
        </Button>
      </form>
      <Link
        href="/r"
        className="inline-flex min-h-12 items-center font-semibold text-accent-text underline underline-offset-4"
      >
        <Trans>I have a receipt: see the answer</Trans>
      </Link>
    </Page>
  );
}
