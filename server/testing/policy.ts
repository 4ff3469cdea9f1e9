import type { Person, Reply } from './person.ts';

/** Terms under which a repair of equipment can be estimated; a test states only what matters to it. */
export function aPolicySetting(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    claimType: 'Equipment Damage',
    holdsFrom: '2026-01-01',
    clause: 'Inland marine 2026, section C',
    deductible: 500,
    limit: 50_000,
    ...overrides,
  };
}

export const setPolicyOf = (person: Person, overrides: Record<string, unknown> = {}): Promise<Reply> =>
  person.post('/api/policy-settings', aPolicySetting(overrides));
