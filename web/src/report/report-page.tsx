import { Trans, useLingui } from '@lingui/react/macro';
import { incidentCategories } from '@tailboard/contract/incident-terms.ts';
import { useCallback, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { reportSentScreen } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { ReportWithoutName } from '../observations/public.ts';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from '../ui/online.ts';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import type { Way } from './draft-values.ts';
import { CallsAtOnce } from './calls-at-once.tsx';
import { CategoryChoice } from './category-field.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportSentPage } from './report-sent-page.tsx';
import { useBegunReport } from './use-begun-report.ts';
import { WayChoice } from './way-choice.tsx';

/** A report: a new one, or what became of one that was submitted. */
export default function ReportPage() {
  const { id } = useParams<{ id?: string }>();
  return id === undefined ? <NewReport /> : <ReportSentPage id={Number(id)} />;
}

/** A new incident report, or the one that was begun before. */
function NewReport() {
  const { t } = useLingui();
  const user = useUser();
  const online = useOnline();
  const begun = useBegunReport(user.id);
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  /** Counts the reports begun on this visit: each is a fresh form. */
  const [round, setRound] = useState(0);
  const startOver = useCallback(() => {
    setRound((before) => before + 1);
    window.scrollTo(0, 0);
  }, []);
  const showSent = useCallback((id: number) => navigate(reportSentScreen(id), { replace: true }), [navigate]);
  const asked = search.get('way');
  const [category, setCategory] = useState(() =>
    incidentCategories.find((one) => one === search.get('category')),
  );
  const [chosen, setChosen] = useState<Way>();
  // The shortcut of the home screen: the form, with the button to speak on top.
  const spoken = search.has('speak') ? 'form' : undefined;
  const way = chosen ?? (asked === 'wizard' || asked === 'form' ? asked : spoken);
  return (
    <Page title={t`Report Incident`} titleHidden narrow>
      {!online && (
        <Notice tone="warn" announced title={t`Offline Mode`}>
          <Trans>
            You're currently offline. The incident report will be saved locally and synchronized when you're
            back online.
          </Trans>
        </Notice>
      )}
      {begun.isPending ? (
        <>
          {way === 'form' && <CallsAtOnce />}
          {way === 'form' && <CategoryChoice category={category ?? 'incident'} onChange={setCategory} />}
          <WayChoice way={way ?? 'wizard'} onChange={setChosen} />
          <SkeletonRows label={t`Loading...`} />
        </>
      ) : (
        <ReportForm
          key={round}
          begun={round === 0 ? (begun.data ?? null) : null}
          way={way}
          category={round === 0 ? category : undefined}
          onSubmitted={showSent}
          onStartedOver={startOver}
        />
      )}
      <ReportWithoutName />
    </Page>
  );
}
