import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { incidentEditScreen } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import type { IncidentEntry, RecordState } from '../offline/public.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { withOwnStatus } from './may-set-status.ts';
import { BothVersions } from './both-versions.tsx';
import { RemoveRefused } from './remove-refused.tsx';
import { useRemedies } from './use-remedies.ts';
import { Said } from '../language/said-text.tsx';

interface NeedsYouProps {
  incident: IncidentEntry;
  state: Extract<RecordState, { kind: 'needs-you' }>;
}

/** Why something cannot be sent without its person, and what they can do. Nothing here only deletes. */
export function NeedsYou({ incident, state }: NeedsYouProps) {
  const { t } = useLingui();
  const user = useUser();
  const { busy, failure, retry, exportIt, keepMine, keepTheirs, removeFiles } = useRemedies(incident, state);
  const can = new Set(state.remedies);
  const isConflict = state.current !== null;
  return (
    <Notice
      tone="bad"
      title={isConflict ? t`Two versions of this report` : t`The server did not accept this`}
    >
      <p>
        <Said text={state.reason} />
      </p>
      {state.errors.length > 0 && (
        <ul className="list-disc pl-5">
          {state.errors.map(({ field, message }) => (
            <li key={field + message}>
              <Said text={message} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Trans>Nothing is lost: it is saved on this phone.</Trans>
      </p>
      {state.current && (
        <BothVersions mine={withOwnStatus(user, incident, state.current)} theirs={state.current} />
      )}
      {failure && (
        <p role="alert" className="font-semibold text-tone">
          {failure}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {can.has('keep-mine') && (
          <Button busy={busy} onClick={keepMine}>
            <Trans>Keep mine</Trans>
          </Button>
        )}
        {isConflict && can.has('discard-edit') && (
          <Button busy={busy} onClick={keepTheirs}>
            <Trans>Keep theirs (after export)</Trans>
          </Button>
        )}
        {can.has('retry') && (
          <Button icon={RotateCw} busy={busy} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {can.has('edit') && (
          <ButtonLink href={incidentEditScreen(incident.id)} icon={Pencil}>
            <Trans>Edit</Trans>
          </ButtonLink>
        )}
        {can.has('export') && (
          <Button icon={Download} busy={busy} onClick={exportIt}>
            <Trans>Export to a file</Trans>
          </Button>
        )}
        {can.has('remove-file') && <RemoveRefused busy={busy} onRemove={removeFiles} />}
      </div>
    </Notice>
  );
}
