import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import { inEnglish, say } from '../../sentences/say.ts';
import { assess } from './assess.ts';
import { describeCoverage } from './coverage.ts';
import { readFacts } from './read-facts.ts';
import { recommendActions } from './recommended-actions.ts';
import { decideRecordable } from './recordable.ts';
import { decideReportToOsha } from './report-to-osha.ts';
import { decideSeverity } from './severity.ts';

/**
 * The built-in answer to POST /api/ai/analyze-incident, from word lists and rules anybody can read. The same text gives
 * the same answer; nothing is fetched; time grows with the length. Never throws. Orders in the text change nothing.
 *
 * @param incidentType one of `incidentTypes`; any other text is treated as `Other`.
 * @param description at most 10,000 characters, English or Spanish.
 * @param location read only for the kind of place (road, work zone, site).
 * @param mediaCount files attached.
 */
export function analyzeIncidentBuiltIn(report: {
  incidentType: string;
  description: string;
  location: string;
  mediaCount: number;
}): IncidentAnalysis {
  const { incidentType, description, location, mediaCount } = report;
  const facts = readFacts({ incidentType, description, location });
  const assessment = assess(facts);
  const reportToOsha = decideReportToOsha(facts, assessment);
  const recordable = decideRecordable(facts, assessment, reportToOsha);
  const severity = decideSeverity(facts, assessment, reportToOsha, recordable);
  return inEnglish<Omit<IncidentAnalysis, 'sentences'>>({
    severity,
    recommendedActions: recommendActions({
      facts,
      assessment,
      report: reportToOsha,
      recordable,
      severity,
      mediaCount,
    }),
    ...describeCoverage({ incidentType, mediaCount, isSomebodyHurt: recordable.answer !== 'no' }),
    reportToOsha,
    recordable,
    hazards: facts.hazards.map((hazard) => say(`hazard.${hazard}`)),
    source: 'built-in',
  });
}
