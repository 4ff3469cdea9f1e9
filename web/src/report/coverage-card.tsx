import { Trans, useLingui } from '@lingui/react/macro';
import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import { dollars } from '../language/dollars.ts';
import { Card } from '../ui/card.tsx';
import { Translated } from '../language/translated.tsx';

interface CoverageProps {
  coverage: IncidentAnalysis['coverageAnalysis'];
}

/** What insurance may pay, as an estimate. */
export function CoverageCard({ coverage }: CoverageProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Coverage Analysis`} headingLevel={3}>
      <CoverageFigures coverage={coverage} />
    </Card>
  );
}

export function CoverageFigures({ coverage }: CoverageProps) {
  const { t } = useLingui();
  const { coveragePercentage, reimbursementMin, reimbursementMax, explanation } = coverage;
  // Without the policy's figures the rules answer three zeros and say so; a zero shown here would read as a refusal.
  const isUnknown = coveragePercentage === 0 && reimbursementMax === 0;
  return (
    <>
      <dl className="grid gap-3 min-[400px]:grid-cols-2">
        <div>
          <dt className="text-label text-quiet">
            <Trans>Coverage</Trans>
          </dt>
          <dd className="text-lead font-bold">
            {isUnknown ? t`Assessment pending` : `${coveragePercentage}%`}
          </dd>
        </div>
        <div>
          <dt className="text-label text-quiet">
            <Trans>Est. Reimbursement</Trans>
          </dt>
          <dd className="text-lead font-bold">
            {isUnknown
              ? t`Pending assessment`
              : `${dollars(reimbursementMin)} - ${dollars(reimbursementMax)}`}
          </dd>
        </div>
      </dl>
      <p>
        <Translated text={explanation} />
      </p>
    </>
  );
}
