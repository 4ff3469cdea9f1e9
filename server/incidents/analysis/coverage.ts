import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import { say, type Said, type Unwritten } from '../../sentences/say.ts';

interface Cover {
  readonly policy: Said;
  readonly usually: Said;
  readonly missing: Said;
}

/** The kind of policy each incident type usually falls under. No figures: those stand in the policy itself. */
const coverByType: Readonly<Record<string, Cover>> = {
  'Workplace Injury': {
    policy: say('cover.injury'),
    usually: say('cover.injury-usually'),
    missing: say('cover.injury-missing'),
  },
  'Equipment Damage': {
    policy: say('cover.equipment'),
    usually: say('cover.equipment-usually'),
    missing: say('cover.equipment-missing'),
  },
  'Property Damage': {
    policy: say('cover.property'),
    usually: say('cover.property-usually'),
    missing: say('cover.property-missing'),
  },
  'Vehicle Accident': {
    policy: say('cover.vehicle'),
    usually: say('cover.vehicle-usually'),
    missing: say('cover.vehicle-missing'),
  },
  Other: {
    policy: say('cover.other'),
    usually: say('cover.other-usually'),
    missing: say('cover.other-missing'),
  },
};
const FALLBACK: Cover = {
  policy: say('cover.unknown'),
  usually: say('cover.unknown-usually'),
  missing: say('cover.unknown-missing'),
};

/** Policy and coverage in words. Amounts are 0 because none can be known from a report: no number is invented. */
export function describeCoverage(options: {
  incidentType: string;
  mediaCount: number;
  isSomebodyHurt: boolean;
}): Unwritten<Pick<IncidentAnalysis, 'relevantPolicy' | 'coverageAnalysis'>> {
  const { incidentType, mediaCount, isSomebodyHurt } = options;
  const cover = Object.hasOwn(coverByType, incidentType) ? (coverByType[incidentType] ?? FALLBACK) : FALLBACK;
  const alsoInjury = isSomebodyHurt && incidentType !== 'Workplace Injury';
  const { policy, usually, missing } = cover;
  return {
    relevantPolicy: alsoInjury ? say('cover.also-injury', { policy }) : policy,
    coverageAnalysis: {
      coveragePercentage: 0,
      reimbursementMin: 0,
      reimbursementMax: 0,
      explanation: say(mediaCount > 0 ? 'cover.no-amount' : 'cover.no-amount-no-photos', {
        usually,
        missing,
      }),
    },
  };
}
