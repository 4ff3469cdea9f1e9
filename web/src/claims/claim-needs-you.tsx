import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { claimScreen, incidentEditScreen } from '../api/addresses.ts';
import { NeedsYouNotice } from '../incidents/public.ts';
import type { ClaimEntry } from '../offline/public.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { BothClaims } from './both-claims.tsx';
import { claimTitle } from './claim-title.ts';
import { useClaimRemedies } from './use-claim-remedies.ts';

interface ClaimNeedsYouProps {
  claim: ClaimEntry;
  state: Extract<ClaimEntry['state'], { kind: 'needs-you' }>;
  /** Opens the form. */
  onEdit: () => void;
}

/** Why the user must act before a claim can be sent, with the possible actions. */
export function ClaimNeedsYou({ claim, state, onEdit }: ClaimNeedsYouProps) {
  const { t } = useLingui();
  const remedies = useClaimRemedies(claim, state);
  const can = new Set(state.remedies);
  const { current } = state;
  const isSecond = state.code === 'claim-exists';
  const isConflict = current !== null && !isSecond;
  const title = isSecond
    ? t`There is already a claim on this incident`
    : isConflict
      ? t`Two versions of this claim`
      : t`The server did not accept this`;
  return (
    <NeedsYouNotice
      title={title}
      state={state}
      errors={isSecond ? [] : state.errors}
      versions={isConflict && <BothClaims mine={claim} theirs={current} />}
      remedies={remedies}
      first={
        <>
          {can.has('file-anyway') && (
            <Button busy={remedies.busy} onClick={remedies.fileAnyway}>
              <Trans>File it as a second claim</Trans>
            </Button>
          )}
          {isSecond && current && (
            <ButtonLink href={claimScreen(current.id)}>
              <Trans>Open {claimTitle(current)}</Trans>
            </ButtonLink>
          )}
        </>
      }
      giveUp={
        isSecond ? <Trans>Discard this one (after export)</Trans> : <Trans>Keep theirs (after export)</Trans>
      }
      edit={
        <>
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
        </>
      }
    />
  );
}
