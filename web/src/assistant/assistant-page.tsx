import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../ui/page.tsx';
import Conversation from './conversation.tsx';

/** The same conversation as in the sheet, on a page of its own. */
export default function AssistantPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Tailboard Assistant`} titleHidden narrow>
      <p className="text-quiet">
        <Trans>Ask about your incidents and claims, how to use Tailboard, or a safety rule.</Trans>
      </p>
      {/* As high as the screen leaves it, so that the talk has the room and not the foot of the page. */}
      <div className="flex min-h-[max(28rem,calc(100dvh-var(--bottom-bar)-var(--strip)-9rem))] flex-col gap-3">
        <Conversation />
      </div>
    </Page>
  );
}
