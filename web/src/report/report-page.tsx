import { Trans, useLingui } from '@lingui/react/macro';
import { startTransition, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'wouter';
import { useUser } from '../auth/public.ts';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from '../ui/online.ts';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import type { Way } from './draft-values.ts';
import { ReportForm } from './report-form.tsx';
import { ReportResult, type Submitted } from './report-result.tsx';
import { useBegunReport } from './use-begun-report.ts';
import { WayChoice } from './way-choice.tsx';

/** Milliseconds left to the notice of what became of the last report, before the next form is drawn. */
const NOTICE_FIRST_MS = 50;

/** A new incident report, or the one that was begun before. */
export default function ReportPage() {
  const { t } = useLingui();
  const user = useUser();
  const online = useOnline();
  // The form is drawn in small steps, while what stands there can be used.
  const begun = useDeferredValue(useBegunReport(user.id));
  const [search] = useSearchParams();
  /** Counts the reports begun on this visit: each is a fresh form. */
  const [round, setRound] = useState(0);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const begin = useCallback((result: Submitted | null) => {
    flushSync(() => {
      setSubmitted(result);
      setRound((before) => before + 1);
    });
    window.scrollTo(0, 0);
  }, []);
  const startOver = useCallback(() => begin(null), [begin]);
  const drawn = useDrawnLater(round);
  const asked = search.get('way');
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? (asked === 'wizard' || asked === 'form' ? asked : undefined);
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
      {submitted && <ReportResult key={submitted.id} submitted={submitted} />}
      {begun.isPending ? (
        <>
          <WayChoice way={way ?? 'wizard'} onChange={setChosen} />
          <SkeletonRows label={t`Loading...`} />
        </>
      ) : (
        <div hidden={drawn !== round} className="flex flex-col gap-4">
          <ReportForm
            key={drawn}
            begun={drawn === 0 ? (begun.data ?? null) : null}
            way={way}
            onSubmitted={begin}
            onStartedOver={startOver}
          />
        </div>
      )}
    </Page>
  );
}

/** `round`, a moment later: drawing a whole form takes a slow phone longer than saying what became of the last one. */
function useDrawnLater(round: number): number {
  const [drawn, setDrawn] = useState(round);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDrawn(round)), NOTICE_FIRST_MS);
    return () => clearTimeout(timer);
  }, [round]);
  return drawn;
}
