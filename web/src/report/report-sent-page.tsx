import { Trans, useLingui } from '@lingui/react/macro';
import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import FileText from 'lucide-react/icons/file-text';
import { incidentClaimScreen, screens } from '../api/addresses.ts';
import { IncidentLaw, IncidentSummary, useIncident } from '../incidents/public.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { ReportNext } from './report-next.tsx';
import { ReportState } from './report-state.tsx';

/** After Submit: what became of the report, what happens next and who sees it. Follows what the device sends. */
export function ReportSentPage({ id }: { id: number }) {
  const { t } = useLingui();
  const { incident, isPending, isError, retry } = useIncident(id);
  if (!incident) {
    return (
      <Page title={t`Your report`} narrow>
        {isPending ? (
          <SkeletonRows label={t`Loading...`} />
        ) : isError ? (
          <ErrorState title={t`This report is not on this phone`} onRetry={retry}>
            <Trans>It can be loaded when there is signal.</Trans>
          </ErrorState>
        ) : (
          <Card title={t`Report not found`}>
            <p>
              <Trans>Your reports are listed under Incidents.</Trans>
            </p>
            <ToIncidents />
          </Card>
        )}
      </Page>
    );
  }
  return (
    <Page title={t`Your report`} narrow>
      <ReportState incident={incident} />
      {/* At the top, where no button floats over it. */}
      <p className="font-bold">
        <Trans>Tailboard does not call anybody. If it cannot wait, call your supervisor now.</Trans>
      </p>
      <Card>
        <IncidentSummary incident={incident} />
      </Card>
      <IncidentLaw incident={incident} />
      <ReportNext sent={incident.id > 0} />
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <ToIncidents />
        <ButtonLink href={incidentClaimScreen(incident.id)} icon={FileText} wide>
          <Trans>File a claim</Trans>
        </ButtonLink>
        <ButtonLink href={screens.report} icon={ClipboardPen} wide>
          <Trans>Report another</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}

function ToIncidents() {
  return (
    <ButtonLink href={screens.incidents} look="primary" wide>
      <Trans>See it under Incidents</Trans>
    </ButtonLink>
  );
}
