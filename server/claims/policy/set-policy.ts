import { itemCategories } from '@tailboard/contract/claim-terms.ts';
import {
  policyTermsSchema,
  type PolicySettings,
  type PolicyTerms,
  type SetPolicy,
} from '@tailboard/contract/policy-settings.ts';
import { and, desc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { scopeOf } from '../../identity/public.ts';
import type { Viewer } from '../../http/signed-in.ts';
import type { Database } from '../../database/database.ts';
import { changesBetween, recordHistory } from '../../history/public.ts';
import { ProblemError } from '../../http/problem.ts';
import { say } from '../../sentences/say.ts';
import { policySettings } from '../tables.ts';
import { lockPolicy } from './lock-policy.ts';
import { findPolicySettings, policyInForce } from './policy-in-force.ts';
import { estimateAgain, lockOpenClaims } from './estimate-again.ts';

/** Throws `not-allowed` if `viewer` may not set the policy. */
export function checkMaySet(viewer: Viewer): void {
  if (scopeOf(viewer, 'policy.set') !== 'any') {
    throw new ProblemError('not-allowed', {
      detail: say('problem.not-allowed.policy'),
    });
  }
}

/**
 * Adds terms for a type of incident from a day on; existing rows never change. Open claims that the terms
 * cover are estimated again in the same transaction. A repeat of the last terms of that day adds nothing
 * (`created` false).
 */
export async function setPolicy(
  db: Database,
  { viewer, policy }: { viewer: Viewer; policy: SetPolicy },
): Promise<{ created: boolean; settings: PolicySettings }> {
  checkMaySet(viewer);
  const { claimType, holdsFrom } = policy;
  const terms = inOrder(policyTermsSchema.parse(policy));
  return db.transaction(async (tx) => {
    // Lock order: rows before the policy, as changes of a claim do. The other order could deadlock.
    await lockOpenClaims(tx, { claimType, from: holdsFrom });
    await lockPolicy(tx);
    const last = await lastOfDay(tx, policy);
    if (last !== null && last.setBy === viewer.id && isDeepStrictEqual(inOrder(last.terms), terms)) {
      return { created: false, settings: await findPolicySettings(tx, last.id) };
    }
    const before = await policyInForce(tx, { claimType, on: holdsFrom });
    const [row] = await tx
      .insert(policySettings)
      .values({ claimType, holdsFrom, terms, setBy: viewer.id })
      .returning({ id: policySettings.id });
    if (row === undefined) throw new Error('Policy settings were not written');
    await recordHistory(tx, [
      {
        actorId: viewer.id,
        subject: 'policy',
        subjectId: row.id,
        action: 'set',
        changes: {
          claimType: { from: before?.claimType ?? null, to: claimType },
          ...changesBetween(before === null ? {} : { holdsFrom: before.holdsFrom, ...inOrder(before) }, {
            holdsFrom,
            ...terms,
          }),
        },
      },
    ]);
    await estimateAgain(tx, { claimType, from: holdsFrom });
    return { created: true, settings: await findPolicySettings(tx, row.id) };
  });
}

async function lastOfDay(tx: Database, { claimType, holdsFrom }: SetPolicy) {
  const [row] = await tx
    .select()
    .from(policySettings)
    .where(and(eq(policySettings.claimType, claimType), eq(policySettings.holdsFrom, holdsFrom)))
    .orderBy(desc(policySettings.id))
    .limit(1);
  return row ?? null;
}

/** The terms in a fixed order, for comparison. */
function inOrder(terms: PolicyTerms): PolicyTerms {
  const parsed = policyTermsSchema.parse(terms);
  const lives = itemCategories.flatMap((category) => {
    const years = parsed.usefulLives[category];
    return years === undefined ? [] : [[category, years] as const];
  });
  return { ...parsed, usefulLives: Object.fromEntries(lives) };
}
