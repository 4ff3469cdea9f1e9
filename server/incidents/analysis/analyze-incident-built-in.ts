import { judgeIncident, type JudgedReport, type Times } from '@tailboard/answers/incidents/judge.ts';
import type { Answers } from '@tailboard/answers/incidents/reading.ts';
import { recommendActions } from '@tailboard/answers/incidents/recommended-actions.ts';
import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import { inEnglish, say, sayCoded } from '../../sentences/say.ts';
import { describeCoverage } from './coverage.ts';

/**
 * The built-in answer to POST /api/ai/analyze-incident: what `judgeIncident` reads and decides, in sentences. The same text gives
 * the same answer; nothing is fetched; time grows with the length. Never throws. Orders in the text change nothing.
 *
 * @param incidentType one of `incidentTypes`; any other text is treated as `Other`.
 * @param description at most 10,000 characters, English or Spanish.
 * @param location read only for the kind of place (road, work zone, site).
 * @param category a near miss or hazard is a case for the log only where the text tells of somebody hurt.
 * @param mediaCount files attached.
 * @param answers what a person said of the facts; it goes before what the text says.
 */
export function analyzeIncidentBuiltIn(
  report: JudgedReport & { mediaCount: number },
  answers: Answers = {},
  times: Times = {},
): IncidentAnalysis {
  const { incidentType, mediaCount } = report;
  const judgement = judgeIncident(report, answers, times);
  const { reading, severity, potentialSeverity, recordable, report: osha } = judgement;
  return inEnglish<Omit<IncidentAnalysis, 'sentences'>>({
    severity,
    potentialSeverity,
    facts: reading.facts,
    recommendedActions: recommendActions(judgement, mediaCount).map(sayCoded),
    ...describeCoverage({ incidentType, mediaCount, isSomebodyHurt: recordable.answer !== 'no' }),
    reportToOsha: {
      ...osha,
      reason: sayCoded(osha.reason),
      exemptions: osha.exemptions.map(sayCoded),
      questions: osha.questions.map(sayCoded),
    },
    recordable: {
      ...recordable,
      reason: sayCoded(recordable.reason),
      questions: recordable.questions.map(sayCoded),
    },
    hazards: reading.hazards.map((hazard) => say(`hazard.${hazard}`)),
    source: 'built-in',
  });
}
