import { claimFactsSchema, type ClaimContent } from '@tailboard/contract/claims.ts';
import { createHash } from 'node:crypto';

/** SHA-256 (hex) of a claim's content and incident, independent of the order of keys in JSON. */
export function contentHash(incidentId: number, content: ClaimContent): string {
  const { description, requestedReimbursement, facts } = content;
  const canonical = [incidentId, description, requestedReimbursement, inOrder(facts)];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}

/** The facts in the order of the contract, which JSON from the database does not keep. */
export function inOrder(facts: ClaimContent['facts']): ClaimContent['facts'] {
  return Object.fromEntries(
    Object.keys(claimFactsSchema.shape).map((key) => [key, facts[key as keyof typeof facts] ?? null]),
  ) as ClaimContent['facts'];
}
