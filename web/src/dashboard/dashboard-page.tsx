import { useLingui } from '@lingui/react/macro';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ActiveClaims } from './active-claims.tsx';
import { AnalyzeCard } from './analyze-card.tsx';
import { RecentIncidents } from './recent-incidents.tsx';
import { ReportEntry } from './report-entry.tsx';
import { StatCards } from './stat-cards.tsx';

export { readDashboardAhead as readAhead } from './queries.ts';

export default function DashboardPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Dashboard`} titleHidden>
      <StatCards />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-6">
        <Tabs
          label={t`Dashboard`}
          tabs={[
            { value: 'incidents', label: t`Recent Incidents`, content: <RecentIncidents /> },
            { value: 'claims', label: t`Active Claims`, content: <ActiveClaims /> },
            { value: 'report', label: t`Report Incident`, content: <ReportEntry /> },
          ]}
        />
        <AnalyzeCard />
      </div>
    </Page>
  );
}
