import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { claimScreen, incidentEditScreen } from '../api/addresses.ts';
import { RemoveRefused } from '../incidents/public.ts';
import type { ClaimEntry } from '../offline/public.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { BothClaims } from './both-claims.tsx';
import { claimTitle } from './claim-title.ts';
import { useClaimRemedies } from './use-claim-remedies.ts';
import { Said } from '../language/said-text.tsx';

interface ClaimNeedsYouProps {
  claim: ClaimEntry;
  state: Extract<ClaimEntry['state'], { kind: 'needs-you' }>;
  /** Opens the form. */
  onEdit: () => void;
}

/** Why a claim cannot be sent without its person, and what they can do. Nothing here only deletes. */
export function ClaimNeedsYou({ claim, state, onEdit }: ClaimNeedsYouProps) {
  const { t } = useLingui();
  const { busy, failure, ...remedies } = useClaimRemedies(claim, state);
  const can = new Set(state.remedies);
  const { current } = state;
  const isSecond = state.code === 'claim-exists';
  const isConflict = current !== null && !isSecond;
  const title = isSecond
    ? t`There already is a claim on this incident`
    : isConflict
      ? t`Two versions of this claim`
      : t`The server did not accept this`;
  return (
    <Notice tone="bad" title={title}>
      <p>
        <Said text={state.reason} />
      </p>
      {!isSecond && state.errors.length > 0 && (
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
      {isConflict && <BothClaims mine={claim} theirs={current} />}
      {failure && (
        <p role="alert" className="font-semibold text-tone">
          {failure}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {can.has('file-anyway') && (
          <Button busy={busy} onClick={remedies.fileAnyway}>
            <Trans>File it as a second claim</Trans>
          </Button>
        )}
        {isSecond && current && (
          <ButtonLink href={claimScreen(current.id)}>
            <Trans>Open {claimTitle(current)}</Trans>
          </ButtonLink>
        )}
        {can.has('keep-mine') && (
          <Button busy={busy} onClick={remedies.keepMine}>
            <Trans>Keep mine</Trans>
          </Button>
        )}
        {can.has('discard-edit') && (
          <Button busy={busy} onClick={remedies.keepTheirs}>
            {isSecond ? (
              <Trans>Throw this one away (after export)</Trans>
            ) : (
              <Trans>Keep theirs (after export)</Trans>
            )}
          </Button>
        )}
        {can.has('retry') && (
          <Button icon={RotateCw} busy={busy} onClick={remedies.retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {can.has('open-incident') && (
          <ButtonLink href={incidentEditScreen(claim.incidentId)} icon={Pencil}>
            <Trans>Open the incident</Trans>
          </ButtonLink>
        )}
        {can.has('edit') && (
          <Button icon={Pencil} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
        )}
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
