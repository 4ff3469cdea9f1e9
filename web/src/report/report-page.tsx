import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'wouter';
import { useUser } from '../auth/public.ts';
import { drawInTurns, useInTurns } from '../ui/in-turn.tsx';
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
  const begun = useBegunReport(user.id);
  // The form is drawn in turns, while what stands there can be used.
  const known = useInTurns(!begun.isPending);
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
  const form = useDrawnLater(round);
  const isDrawn = known.done && form.drawn === round;
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
      {!(known.shown && known.done) && (
        <>
          <WayChoice way={way ?? 'wizard'} onChange={setChosen} />
          <SkeletonRows label={t`Loading...`} />
        </>
      )}
      {known.shown && (
        <div hidden={!isDrawn} className="flex flex-col gap-4">
          <ReportForm
            key={form.shown}
            begun={form.shown === 0 ? (begun.data ?? null) : null}
            way={way}
            drawn={isDrawn}
            onSubmitted={begin}
            onStartedOver={startOver}
          />
        </div>
      )}
    </Page>
  );
}

/**
 * `round`, a moment later: drawing a whole form takes a slow phone longer than saying what became of the last one. `shown` is
 * the round whose form is there, `drawn` the last one that is there as a whole.
 */
function useDrawnLater(round: number): { shown: number; drawn: number } {
  const [shown, setShown] = useState(round);
  const [drawn, setDrawn] = useState(round);
  useEffect(() => {
    const timer = setTimeout(() => {
      void drawInTurns(() => setShown(round)).then(() => setDrawn(round));
    }, NOTICE_FIRST_MS);
    return () => clearTimeout(timer);
  }, [round]);
  return { shown, drawn };
}
