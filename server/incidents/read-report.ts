import type { IncidentType, Priority } from '@tailboard/contract/incidents.ts';
import { analyzeIncidentBuiltIn } from './analysis/analyze-incident-built-in.ts';
import { findPlace } from '@tailboard/answers/incidents/find-place.ts';
import { suggestType } from '@tailboard/answers/incidents/suggest-type.ts';

type ReadReport = Readonly<{
  type: { value: IncidentType; confidence: number } | null;
  priority: { value: Priority; confidence: number };
  location: { value: string; confidence: number } | null;
}>;

const SMALL_INJURY = /\b(twist\w*|sprain\w*|strain\w*|bruis\w*|scratch\w*|torci\w*|moret\w*)/i;

/** What a description tells of the other fields of a report. Priority is the severity that the analysis reads. */
export function readReport(description: string): ReadReport {
  const type = suggestType(description);
  const { severity, reportToOsha } = analyzeIncidentBuiltIn({
    incidentType: type?.type ?? 'Other',
    description,
    location: '',
    mediaCount: 0,
  });
  // Where nothing is known of the treatment the analysis asks on and is cautious; a sprain is not urgent for that.
  const isSprain = reportToOsha.answer === 'ask' && SMALL_INJURY.test(description);
  const place = findPlace(description);
  return {
    type: type === null ? null : { value: type.type, confidence: type.confidence },
    // Without a type little was understood.
    priority: { value: isSprain ? 'medium' : severity, confidence: type === null ? 0.3 : 0.7 },
    location: place === null ? null : { value: place, confidence: 0.6 },
  };
}
