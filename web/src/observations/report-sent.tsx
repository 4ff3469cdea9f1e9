import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';

/** The receipt, large, and how it opens the answer. It is stored nowhere: whoever wants it back writes it down. */
export function ReportSent({ receipt }: { receipt: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<boolean>();
  const page = `${window.location.host}/r`;
  const copy = () => {
    const written = navigator.clipboard?.writeText(receipt) ?? Promise.reject(new Error('No clipboard'));
    written.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Page title={t`Sent. Thank you.`}>
      <Card title={t`Your receipt`}>
        <p className="text-title leading-tight font-bold tracking-wide" translate="no">
          <code>{receipt}</code>
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={Copy} onClick={copy}>
            <Trans>Copy</Trans>
          </Button>
          <span role="status">
            {copied === true && <Trans>Copied</Trans>}
            {copied === false && <Trans>Not copied. Write it down.</Trans>}
          </span>
        </div>
      </Card>
      <p>
        <Trans>
          Write it down or take a screenshot. On {page}, on any phone, it shows the answer of the supervisor,
          and you can write back. We have no other way to reach you.
        </Trans>
      </p>
      <p>
        <Trans>This phone keeps nothing of it.</Trans>
      </p>
    </Page>
  );
}
