import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '../auth/public.ts';
import { sentencesOf, translate } from '../language/translate.ts';
import { device } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { ActionEntry } from './overlay-actions.ts';

/** What the server did not take, why, and what can be done about it. */
export function RefusedNotice({
  action: { thread },
  problem,
}: {
  action: ActionEntry;
  problem: NonNullable<ActionEntry['problem']>;
}) {
  const { t } = useLingui();
  const { id } = useUser();
  return (
    <Notice
      tone="bad"
      title={t`The server did not accept this`}
      actions={
        <>
          <Button onClick={() => void device.retryThread(id, thread)}>
            <Trans>Try again</Trans>
          </Button>
          <Button look="danger" onClick={() => void device.discardThread(id, thread)}>
            <Trans>Give up what was not sent</Trans>
          </Button>
        </>
      }
    >
      {translate(problem.detail, sentencesOf(problem))}
    </Notice>
  );
}
