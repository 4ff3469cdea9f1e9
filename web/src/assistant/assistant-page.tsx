import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../ui/page.tsx';
import Conversation from './conversation.tsx';

/** The same conversation as in the sheet, on a page of its own. */
export default function AssistantPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Tailboard Assistant`} narrow>
      <p className="text-quiet">
        <Trans>Ask about your incidents and claims, how to use Tailboard, or a safety rule.</Trans>
      </p>
      <div className="flex min-h-[28rem] flex-col gap-3">
        <Conversation />
      </div>
    </Page>
  );
}
