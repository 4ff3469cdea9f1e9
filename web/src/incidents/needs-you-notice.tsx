import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Translated, SentencesOf } from '../language/translated.tsx';
import type { RecordState } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { RemoveRefused } from './remove-refused.tsx';
import type { useRemedies } from './use-remedies.ts';

interface NeedsYouNoticeProps {
  title: string;
  state: Extract<RecordState<unknown>, { kind: 'needs-you' }>;
  /** What is wrong, field by field; left out where the reason says it. */
  errors: readonly { field: string; message: string }[];
  /** Both versions, beside one another. */
  versions?: ReactNode;
  remedies: ReturnType<typeof useRemedies>;
  /** What else can be done, before everything else. */
  first?: ReactNode;
  /** On the button that gives this device's version up; null: there is none. */
  giveUp: ReactNode;
  /** Opens the form. */
  edit: ReactNode;
}

/** Why something cannot be sent without its person, and what they can do. Nothing here only deletes. */
export function NeedsYouNotice({
  title,
  state,
  errors,
  versions,
  remedies,
  first,
  giveUp,
  edit,
}: NeedsYouNoticeProps) {
  const { busy, failure } = remedies;
  const can = new Set(state.remedies);
  return (
    <Notice tone="bad" title={title}>
      <SentencesOf answer={state}>
        <p>
          <Translated text={state.reason} />
        </p>
        {errors.length > 0 && (
          <ul className="list-disc pl-5">
            {errors.map(({ field, message }) => (
              <li key={field + message}>
                <Translated text={message} />
              </li>
            ))}
          </ul>
        )}
      </SentencesOf>
      <p>
        <Trans>Nothing is lost: it is saved on this phone.</Trans>
      </p>
      {versions}
      {failure && (
        <p role="alert" className="font-semibold text-tone">
          {failure}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {first}
        {can.has('keep-mine') && (
          <Button busy={busy} onClick={remedies.keepMine}>
            <Trans>Keep mine</Trans>
          </Button>
        )}
        {giveUp !== null && can.has('discard-edit') && (
          <Button busy={busy} onClick={remedies.keepTheirs}>
            {giveUp}
          </Button>
        )}
        {can.has('retry') && (
          <Button icon={RotateCw} busy={busy} onClick={remedies.retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {edit}
        {can.has('export') && (
          <Button icon={Download} busy={busy} onClick={remedies.exportIt}>
            <Trans>Export to a file</Trans>
          </Button>
        )}
        {can.has('remove-file') && <RemoveRefused busy={busy} onRemove={remedies.removeFiles} />}
      </div>
    </Notice>
  );
}
