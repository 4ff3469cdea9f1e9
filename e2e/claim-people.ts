import type { Claim } from '@tailboard/contract/claims.ts';
import type { BrowserContext } from '@playwright/test';
import { claimThatIs, fileOne } from '../server/testing/claims.ts';
import { enterAs, type Member, type People, type Witness } from './people.ts';

/** A supervisor of the crew of `member`, with a session beside the browser. */
export async function leadOf(people: People, member: Member): Promise<Member & { witness: Witness }> {
  // A new member's crew has the name of its only member.
  const lead = await people.add({ role: 'supervisor', crewId: member.username, name: 'Lena Lead' });
  return { ...lead, witness: await people.witness(lead) };
}

/** An administrator, with a session beside the browser. */
export async function officeOf(people: People): Promise<Member & { witness: Witness }> {
  const office = await people.add({ role: 'admin', name: 'Olga Office' });
  return { ...office, witness: await people.witness(office) };
}

/** Gives `context` the session of the supervisor instead of the one it has, so that an open page is never asked by nobody. */
export const become = (context: BrowserContext, { witness }: { witness: Witness }): Promise<void> =>
  enterAs(context, witness);

export const fileClaimOf = async (
  { person }: Witness,
  overrides: Record<string, unknown> = {},
): Promise<Claim> => (await fileOne(person, overrides)) as Claim;

export const claimIn = async (
  status: Claim['status'],
  me: { witness: Witness },
  lead: { witness: Witness },
): Promise<Claim> =>
  (await claimThatIs(status, { person: me.witness.person, agent: lead.witness.person })) as Claim;

/** Every claim the server has for this person, newest first. */
export async function claimsOf({ person }: Witness): Promise<Claim[]> {
  const { status, body } = await person.get('/api/claims');
  if (status !== 200) throw new Error(`No claims: ${status}`);
  return body as Claim[];
}
