import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';

interface Cover {
  readonly policy: string;
  readonly usually: string;
  readonly missing: string;
}

/** The kind of policy each incident type usually falls under. No figures: those stand in the policy itself. */
const coverByType: Readonly<Record<string, Cover>> = {
  'Workplace Injury': {
    policy: "Workers' compensation",
    usually:
      "A workplace injury usually falls under workers' compensation: medical treatment and, after a waiting period set by the state, part of lost wages.",
    missing: 'the state, the medical bills, the average weekly wage and the days away from work',
  },
  'Equipment Damage': {
    policy: "Contractors' equipment (inland marine)",
    usually: "Equipment damage usually falls under contractors' equipment cover, by schedule or per item.",
    missing: 'the deductible, the limit, the value and age of the equipment and a repair estimate',
  },
  'Property Damage': {
    policy: "Commercial property or builder's risk; general liability when it is somebody else's property",
    usually:
      "Property damage usually falls under commercial property or builder's risk cover, or under general liability when the property is not yours.",
    missing: 'the deductible, the limit, whose property it is and a repair estimate',
  },
  'Vehicle Accident': {
    policy: 'Commercial auto',
    usually:
      'A vehicle accident usually falls under commercial auto: collision for your vehicle, liability for others.',
    missing: 'the deductible, the limits, the value of the vehicle, a repair estimate and the police report',
  },
  Other: {
    policy: 'To be settled by a person: the type of the incident does not point to one kind of policy',
    usually: 'This type of incident does not point to one kind of cover.',
    missing: 'what was damaged or who was hurt, the deductible, the limit and an estimate',
  },
};
const FALLBACK: Cover = {
  policy: 'To be settled by a person',
  usually: 'No kind of cover can be named yet.',
  missing: 'the kind of policy, the deductible, the limit and an estimate',
};

/** Policy and coverage in words. Amounts are 0 because none can be known from a report: no number is invented. */
export function describeCoverage(options: {
  incidentType: string;
  mediaCount: number;
  isSomebodyHurt: boolean;
}): Pick<IncidentAnalysis, 'relevantPolicy' | 'coverageAnalysis'> {
  const { incidentType, mediaCount, isSomebodyHurt } = options;
  const cover = Object.hasOwn(coverByType, incidentType) ? (coverByType[incidentType] ?? FALLBACK) : FALLBACK;
  const alsoInjury = isSomebodyHurt && incidentType !== 'Workplace Injury';
  const photos = mediaCount > 0 ? '' : ' Photos are missing too.';
  return {
    relevantPolicy: alsoInjury
      ? `${cover.policy}; workers' compensation for an injured employee`
      : cover.policy,
    coverageAnalysis: {
      coveragePercentage: 0,
      reimbursementMin: 0,
      reimbursementMax: 0,
      explanation: `No amount can be worked out from this report alone. ${cover.usually} Still missing: ${cover.missing}.${photos} The zeros mean not known, not refused. A person decides; this is not a coverage decision.`,
    },
  };
}
