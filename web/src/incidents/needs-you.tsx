import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { incidentEditScreen } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import type { IncidentEntry, RecordState } from '../offline/public.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BothVersions } from './both-versions.tsx';
import { withOwnStatus } from './may-set-status.ts';
import { NeedsYouNotice } from './needs-you-notice.tsx';
import { useIncidentRemedies } from './use-incident-remedies.ts';

interface NeedsYouProps {
  incident: IncidentEntry;
  state: Extract<RecordState, { kind: 'needs-you' }>;
}

/** Why a report cannot be sent without its person, and what they can do. */
export function NeedsYou({ incident, state }: NeedsYouProps) {
  const { t } = useLingui();
  const user = useUser();
  const { current } = state;
  return (
    <NeedsYouNotice
      title={current === null ? t`The server did not accept this` : t`Two versions of this report`}
      state={state}
      errors={state.errors}
      versions={current && <BothVersions mine={withOwnStatus(user, incident, current)} theirs={current} />}
      remedies={useIncidentRemedies(incident, state)}
      giveUp={current && <Trans>Keep theirs (after export)</Trans>}
      edit={
        state.remedies.includes('edit') && (
          <ButtonLink href={incidentEditScreen(incident.id)} icon={Pencil}>
            <Trans>Edit</Trans>
          </ButtonLink>
        )
      }
    />
  );
}
