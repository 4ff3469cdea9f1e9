import { Trans, useLingui } from '@lingui/react/macro';
import type { ClaimEntry } from '../offline/public.ts';
import { recordStateWords } from '../offline/sync-words.ts';
import { Notice } from '../ui/notice.tsx';
import { ClaimNeedsYou } from './claim-needs-you.tsx';

/** Whether the claim is sent, and if not, what that means. */
export function SendState({ claim, onEdit }: { claim: ClaimEntry; onEdit: () => void }) {
  const { t } = useLingui();
  const { state } = claim;
  switch (state.kind) {
    case 'on-server':
      return null;
    case 'sending':
      return <Notice tone="note" announced title={recordStateWords(state)} />;
    case 'saved':
      return (
        <Notice tone="warn" announced title={t`Saved on this phone.`}>
          <Trans>It will be sent when there is signal.</Trans>
        </Notice>
      );
    case 'needs-you':
      return <ClaimNeedsYou claim={claim} state={state} onEdit={onEdit} />;
  }
}
