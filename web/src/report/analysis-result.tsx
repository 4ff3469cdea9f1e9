import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { SentencesOf, Translated } from '../language/translated.tsx';
import { Card } from '../ui/card.tsx';
import { Fold } from '../ui/fold.tsx';
import { FactQuestions, OshaNotice, SeverityBadge, VerdictCard, VerdictRest } from '../verdict/public.ts';
import { CoverageCard, CoverageFigures } from './coverage-card.tsx';
import type { ShownAnalysis } from './fallback-analysis.ts';
import { isNamed } from './hurt-people.ts';
import type { ReportFields } from './report-fields.ts';
import { useFormVerdict, type LawProps } from './report-verdict.tsx';

interface AnalysisResultProps extends LawProps {
  analysis: ShownAnalysis;
  fileCount: number;
}

/** What the analysis says: its verdict, the questions of the law, and the rest folded. */
export function AnalysisResult({ analysis, ...rest }: AnalysisResultProps) {
  return analysis.source === 'none' ? (
    <NoAnalysis analysis={analysis} />
  ) : (
    <RealAnalysis analysis={analysis} {...rest} />
  );
}

function RealAnalysis({
  analysis,
  fileCount,
  facts,
  hurt,
  onAnswer,
}: AnalysisResultProps & { analysis: Exclude<ShownAnalysis, { source: 'none' }> }) {
  const { t } = useLingui();
  const description = useWatch<ReportFields, 'description'>({ name: 'description' });
  const onPhone = useFormVerdict(fileCount, { facts, hurt });
  // The server has read the text only; what was answered since goes before it.
  const isAnswered = Object.keys(facts).length > 0 || hurt.people.some(isNamed);
  const answered = isAnswered ? onPhone : null;
  const verdict = answered ?? analysis;
  return (
    <>
      <VerdictCard verdict={verdict} judgedBy={answered ? 'phone' : analysis.source} />
      <FactQuestions verdict={verdict} description={description} answers={facts} onAnswer={onAnswer} />
      <VerdictRest verdict={verdict}>
        <SentencesOf answer={analysis}>
          {analysis.relevantPolicy && (
            <Fold title={t`Relevant Policy`}>
              <p>
                <Translated text={analysis.relevantPolicy} />
              </p>
            </Fold>
          )}
          <Fold title={t`Coverage Analysis`}>
            <CoverageFigures coverage={analysis.coverageAnalysis} />
          </Fold>
        </SentencesOf>
      </VerdictRest>
    </>
  );
}

/** Spec section 8: what stands in for an analysis that failed. */
function NoAnalysis({ analysis }: { analysis: ShownAnalysis }) {
  const { t } = useLingui();
  const type = useWatch<ReportFields, 'type'>({ name: 'type' });
  return (
    <>
      {type === 'Workplace Injury' && <OshaNotice />}
      <Card title={t`Severity`} headingLevel={3} aside={<SeverityBadge severity={analysis.severity} />}>
        <p className="text-label text-quiet">
          <Trans>The analysis did not run. This is not an assessment.</Trans> <Trans>A person decides.</Trans>
        </p>
      </Card>
      <Card title={t`Recommended Actions`} headingLevel={3}>
        <ol className="flex list-decimal flex-col gap-2 pl-6">
          {analysis.recommendedActions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ol>
      </Card>
      <CoverageCard coverage={analysis.coverageAnalysis} />
    </>
  );
}
