import type { ItemCategory } from '@tailboard/contract/claim-terms.ts';
import { setPolicySchema, type SetPolicy } from '@tailboard/contract/policy-settings.ts';

/**
 * Years in the middle of what contractors' policies count with (hand and power tools 3 to 5, generators and compressors
 * 7 to 10, scaffolding 10, excavators 8 to 12, trucks 5 to 8, computers 3 to 4, structures 30 to 40).
 */
const usefulLives: Readonly<Record<ItemCategory, number>> = {
  'hand-and-power-tools': 4,
  'generators-and-compressors': 8,
  scaffolding: 10,
  'heavy-equipment': 10,
  trucks: 7,
  computers: 4,
  structures: 35,
};

const named = (line: string) => `Demo policy (sample figures, not a real policy): ${line}`;

/**
 * Terms under which the demo's claims are estimated, from the beginning of the year before `now` (ms). Nothing is set for
 * injuries and other incidents: their claims show what an estimate says where terms are missing.
 */
export function demoPolicy(now: number): SetPolicy[] {
  const holdsFrom = `${new Date(now).getFullYear() - 1}-01-01`;
  return [
    {
      claimType: 'Equipment Damage',
      clause: named("contractors' equipment, repair or replacement less deductible"),
      deductible: 500,
      limit: 50_000,
      valuation: 'replacement-cost',
      usefulLives,
      residualPercent: 10,
    },
    {
      claimType: 'Vehicle Accident',
      clause: named('commercial auto, collision less deductible'),
      deductible: 500,
      limit: 60_000,
    },
    {
      claimType: 'Property Damage',
      clause: named('property of others, actual cash value less deductible'),
      deductible: 250,
      limit: 100_000,
      valuation: 'actual-cash-value',
      usefulLives,
      residualPercent: 10,
    },
  ].map((terms) => setPolicySchema.parse({ ...terms, holdsFrom }));
}
