import { Trans, useLingui } from '@lingui/react/macro';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'wouter';
import { incidentScreen, screens } from '../api/addresses.ts';
import { IncidentSummary, useIncidents } from '../incidents/public.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FailureBoundary } from '../ui/failure-boundary.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

const LATEST = 5;

export function RecentIncidents() {
  const { t } = useLingui();
  const { incidents, loading, failed, retry } = useIncidents();
  // As high as the list will be, so that what stands below it does not jump.
  if (loading)
    return (
      <div className="min-h-[35.25rem]">
        <SkeletonRows label={t`Loading incidents`} />
      </div>
    );
  if (failed && incidents.length === 0)
    return (
      <ErrorState title={t`Failed to load incidents`} onRetry={retry}>
        <Trans>Reports you make now are still saved on this phone.</Trans>
      </ErrorState>
    );
  if (incidents.length === 0)
    return (
      <EmptyState
        icons={[ClipboardList, TriangleAlert]}
        title={t`No incidents found`}
        action={
          <ButtonLink href={screens.report} icon={Plus}>
            <Trans>New Incident</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Was somebody hurt, or is something broken? Report it here, with photos, also without signal. It is
          kept on this phone until it is sent.
        </Trans>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2">
        {incidents.slice(0, LATEST).map((incident) => (
          <li key={incident.clientRef ?? incident.id}>
            <FailureBoundary part>
              <Link
                href={incidentScreen(incident.id)}
                className="edge flex min-h-16 rounded-card bg-card p-3 hover:bg-press"
              >
                <IncidentSummary incident={incident} />
              </Link>
            </FailureBoundary>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href={screens.incidents} wide>
          <Trans>All incidents</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
