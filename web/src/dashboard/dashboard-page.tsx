import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useUser } from '../auth/public.ts';
import { AnalyzeCard } from './analyze-card.tsx';
import { RecentIncidents } from './recent-incidents.tsx';
import { ReportEntry } from './report-entry.tsx';
import { StatCards } from './stat-cards.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

// Behind a tab: the first screen does not wait for it.
const ActiveClaims = lazyPart(() => import('./active-claims.tsx'));

// For those who answer for a crew: a crew member's first screen does not bring it.
const NeedsYouList = lazyPart(() => import('./needs-you-list.tsx'));

export default function DashboardPage() {
  const { t } = useLingui();
  const { role } = useUser();
  return (
    <Page title={t`Dashboard`} titleHidden>
      {role !== 'field-crew' && <NeedsYouCard />}
      <StatCards />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-6">
        <Tabs
          label={t`Dashboard`}
          tabs={[
            { value: 'incidents', label: t`Recent Incidents`, content: <RecentIncidents /> },
            { value: 'claims', label: t`Active Claims`, content: <Claims /> },
            { value: 'report', label: t`Report Incident`, content: <ReportEntry /> },
          ]}
        />
        <AnalyzeCard />
      </div>
    </Page>
  );
}

function NeedsYouCard() {
  const { t } = useLingui();
  return (
    <Card title={t`Needs you`}>
      <Suspense fallback={<SkeletonRows label={t`Loading what needs you`} />}>
        <NeedsYouList />
      </Suspense>
    </Card>
  );
}

function Claims() {
  const { t } = useLingui();
  return (
    <Suspense fallback={<SkeletonRows label={t`Loading claims`} />}>
      <ActiveClaims />
    </Suspense>
  );
}
