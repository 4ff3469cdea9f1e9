import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ObservationForReporter } from '@tailboard/contract/observations.ts';
import { MAX_MESSAGE } from '@tailboard/contract/observation-terms.ts';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { readReceipt, sendAnswer } from './anonymous-call.ts';
import { categoryWord } from './category-words.ts';
import { Conversation } from './conversation.tsx';
import { refusalWords } from './refusal-words.ts';

const unknownReceipt = msg`There is no report with this receipt. Look at each letter again.`;

/** What became of a report, by its receipt, which stands in no address and no history of the browser. */
export function ReceiptPage() {
  const { t } = useLingui();
  const [receipt, setReceipt] = useState('');
  const [found, setFound] = useState<ObservationForReporter>();
  const { busy, failure, run } = useAsked();
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const look = () =>
    run(async () => {
      setFound(undefined);
      setFound(await readReceipt(receipt));
    });
  return (
    <Page title={t`See the answer`}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (receipt.trim() === '') field.current?.focus();
          else if (!busy) void look();
        }}
      >
        <TextField
          ref={field}
          label={t`Your receipt`}
          value={receipt}
          placeholder="ABCD-EFGH-JKMN-PQRS"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={({ currentTarget }) => setReceipt(currentTarget.value)}
          error={tried && receipt.trim() === '' ? t`Enter your receipt` : undefined}
        />
        {failure !== undefined && (
          <Notice tone="bad" announced>
            {t(failure)}
          </Notice>
        )}
        <Button look="primary" type="submit" wide busy={busy}>
          <Trans>Show the answer</Trans>
        </Button>
      </form>
      {found !== undefined && <Found key={receipt} receipt={receipt} found={found} onChange={setFound} />}
    </Page>
  );
}

interface FoundProps {
  receipt: string;
  found: ObservationForReporter;
  onChange: (found: ObservationForReporter) => void;
}

function Found({ receipt, found, onChange }: FoundProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { busy, failure, run } = useAsked();
  const answer = () =>
    run(async () => {
      onChange(await sendAnswer(receipt, text));
      setText('');
    });
  return (
    <Card title={t(categoryWord(found.category))}>
      <p role="status" className="font-semibold">
        {found.status === 'closed' ? (
          <Trans>Closed</Trans>
        ) : found.reply === null ? (
          <Trans>Received. No answer yet.</Trans>
        ) : (
          <Trans>Answered</Trans>
        )}
      </p>
      <Conversation messages={found.messages} />
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && text.trim() !== '') void answer();
        }}
      >
        <TextArea
          label={t`Write back`}
          rows={3}
          value={text}
          maxLength={MAX_MESSAGE}
          autoComplete="off"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {failure !== undefined && (
          <Notice tone="bad" announced>
            {t(failure)}
          </Notice>
        )}
        <Button type="submit" wide busy={busy}>
          <Trans>Send</Trans>
        </Button>
      </form>
    </Card>
  );
}

function useAsked() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MessageDescriptor>();
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(refusalWords(error, unknownReceipt));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
