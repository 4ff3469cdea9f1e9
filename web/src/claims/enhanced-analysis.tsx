import { Trans, useLingui } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { dollars } from '../language/dollars.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Tone } from '../ui/tone.ts';
import { toneClass } from '../ui/tone.ts';
import { Fact, Facts } from './fact.tsx';
import { manualReview, type ShownAnalysis } from './manual-review.ts';
import { useEnhancedAnalysis } from './queries.ts';
import { Translated, SentencesOf } from '../language/translated.tsx';

interface EnhancedAnalysisProps {
  /** The server's ids; null until the claim is sent. */
  ids: { claimId: number; incidentId: number } | null;
  isDecided: boolean;
}

/** The enhanced analysis of the claim, on demand. */
export function EnhancedAnalysis({ ids, isDecided }: EnhancedAnalysisProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const analysis = useEnhancedAnalysis();
  const run = () => {
    if (ids === null) return;
    setOpen(true);
    analysis.mutate(ids);
  };
  const close = () => {
    setOpen(false);
    analysis.reset();
  };
  return (
    <Card title={t`Enhanced AI Analysis`}>
      {!open && (
        <>
          <p className="text-quiet">
            {ids === null ? (
              <Trans>It can be run once the claim is sent.</Trans>
            ) : isDecided ? (
              <Trans>Looks at this claim and its incident once more, as they were decided.</Trans>
            ) : (
              <Trans>
                Looks at this claim and its incident once more: what the figures suggest, what to send, and
                what comes next.
              </Trans>
            )}
          </p>
          <div>
            <Button icon={Sparkles} wide disabled={ids === null} onClick={run}>
              <Trans>Run Enhanced Analysis</Trans>
            </Button>
          </div>
        </>
      )}
      {open && analysis.isPending && <Running />}
      {open && analysis.isError && (
        <>
          <Notice
            tone="bad"
            announced
            title={t`Analysis Failed`}
            actions={
              <Button icon={RotateCw} onClick={run}>
                <Trans>Retry Analysis</Trans>
              </Button>
            }
          >
            {analysis.problem ?? t`Failed to analyze claim. Please try again.`}
          </Notice>
          <Result result={manualReview} />
        </>
      )}
      {open && analysis.data && <Result result={analysis.data} />}
      {open && !analysis.isPending && (
        <div className="flex flex-wrap gap-2">
          {analysis.data && (
            <Button icon={RotateCw} onClick={run}>
              <Trans>Refresh Analysis</Trans>
            </Button>
          )}
          <Button onClick={close}>
            <Trans>Close Analysis</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}

function Running() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <p>
        <Trans>Analyzing this claim...</Trans>
      </p>
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}

/** Spec section 4: green when it says 'approve', red for 'deny', else amber. */
function recommendationTone(recommendation: string): Tone {
  const words = recommendation.toLowerCase();
  if (words.includes('approve')) return 'ok';
  return words.includes('deny') ? 'bad' : 'warn';
}

function Result({ result }: { result: ShownAnalysis }) {
  const { t } = useLingui();
  return (
    <SentencesOf answer={result}>
      <div role="status" className="flex flex-col gap-3">
        <p
          className={classNames(
            toneClass[recommendationTone(result.recommendation)],
            'rounded-control bg-tone-tint px-3 py-2 text-lead font-bold text-tone',
          )}
        >
          <Translated text={result.recommendation} />
        </p>
        {result.justification && (
          <p className="whitespace-pre-wrap">
            <Translated text={result.justification} />
          </p>
        )}
        <Facts>
          {/* Without an estimate no amount is shown: $0 would be an amount. */}
          {(result.suggestedAmount > 0 || result.estimate?.suggestedAmount === 0) && (
            <Fact name={t`Suggested amount`}>{dollars(result.suggestedAmount)}</Fact>
          )}
          <Fact name={t`Expected timeline`}>
            <Translated text={result.expectedTimeline} />
          </Fact>
        </Facts>
        <Listed title={t`Suggested documentation`} items={result.suggestedDocumentation} />
        <Listed title={t`What is needed next`} items={result.requiredNext} />
        <p className="text-label text-quiet">
          {result.source === 'model' && <Trans>Source: Model. </Trans>}
          {result.source === 'built-in' && <Trans>Source: Built-in rules. </Trans>}
          <Trans>AI-assisted estimate, not a coverage decision. A person decides.</Trans>
        </p>
      </div>
    </SentencesOf>
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="text-label text-quiet">{title}</h3>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>
            <Translated text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
