import { Trans, useLingui } from '@lingui/react/macro';
import Bot from 'lucide-react/icons/bot';
import Cog from 'lucide-react/icons/cog';
import { useWatch } from 'react-hook-form';
import { Card } from '../ui/card.tsx';
import { CoverageCard } from './coverage-card.tsx';
import type { ShownAnalysis } from './fallback-analysis.ts';
import { OshaClock } from './osha-clock.tsx';
import { OshaNotice } from './osha-notice.tsx';
import { RecordableCard } from './recordable-card.tsx';
import type { ReportFields } from './report-fields.ts';
import { SeverityBadge } from './severity-badge.tsx';
import { Translated, SentencesOf, useTranslate } from '../language/translated.tsx';

/** What the analysis says. A running legal clock stands first. */
export function AnalysisResult({ analysis }: { analysis: ShownAnalysis }) {
  const { t } = useLingui();
  const type = useWatch<ReportFields, 'type'>({ name: 'type' });
  const { severity, recommendedActions, relevantPolicy, coverageAnalysis } = analysis;
  const isReal = analysis.source !== 'none';
  return (
    <SentencesOf answer={isReal ? analysis : null}>
      {isReal && <OshaClock report={analysis.reportToOsha} />}
      {!isReal && type === 'Workplace Injury' && <OshaNotice />}
      <Card title={t`Severity`} headingLevel={3} aside={<SeverityBadge severity={severity} />}>
        {isReal && (
          <p className="flex flex-wrap items-center gap-2">
            <Trans>What could have happened</Trans> <SeverityBadge severity={analysis.potentialSeverity} />
          </p>
        )}
        {isReal && analysis.hazards.length > 0 && <Hazards hazards={analysis.hazards} />}
        <Source source={analysis.source} />
      </Card>
      <Card title={t`Recommended Actions`} headingLevel={3}>
        <ol className="flex list-decimal flex-col gap-2 pl-6">
          {recommendedActions.map((action) => (
            <li key={action}>
              <Translated text={action} />
            </li>
          ))}
        </ol>
      </Card>
      {relevantPolicy && (
        <Card title={t`Relevant Policy`} headingLevel={3}>
          <p>
            <Translated text={relevantPolicy} />
          </p>
        </Card>
      )}
      <CoverageCard coverage={coverageAnalysis} />
      {isReal && <RecordableCard recordable={analysis.recordable} />}
    </SentencesOf>
  );
}

function Hazards({ hazards }: { hazards: readonly string[] }) {
  const named = hazards.map(useTranslate()).join(', ');
  return (
    <p>
      <Trans>Hazards named: {named}</Trans>
    </p>
  );
}

/** What made the estimate, and who decides. */
function Source({ source }: Pick<ShownAnalysis, 'source'>) {
  const Icon = source === 'model' ? Bot : Cog;
  return (
    <p className="flex items-center gap-2 text-label text-quiet">
      <Icon size={18} className="shrink-0" aria-hidden />
      <span>
        {source === 'model' && <Trans>Source: Model.</Trans>}
        {source === 'built-in' && <Trans>Source: Built-in rules.</Trans>}
        {source === 'none' && <Trans>The analysis did not run. This is not an assessment.</Trans>}{' '}
        <Trans>A person decides.</Trans>
      </span>
    </p>
  );
}
