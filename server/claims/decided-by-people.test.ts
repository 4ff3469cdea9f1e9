import { documentsByType, itemCategories, type ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import { policyTermsSchema } from '@tailboard/contract/policy-settings.ts';
import { incidentTypes } from '@tailboard/contract/incident-terms.ts';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimThatIs, fileOne } from '../testing/claims.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { claimDecisions, claims, policySettings } from './tables.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 25);
const SEED = Number(process.env['PROPERTY_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));

let server: TestServer;
let demo: Person;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  demo = await server.as('demo');
});
afterAll(() => server.close());

describe('the database', () => {
  it.each<[ClaimStatus, Partial<typeof claims.$inferInsert>]>([
    ['approved', { status: 'approved', approvedReimbursement: 5 }],
    ['rejected', { status: 'rejected' }],
    ['pending', { approvedReimbursement: 5 }],
  ])('refuses a claim %s by nobody: %j', async (_status, columns) => {
    const { db } = server.app.context;
    const claim = await fileOne(demo);
    await expect(db.update(claims).set(columns).where(eq(claims.id, claim.id))).rejects.toMatchObject({
      cause: { code: '23514' },
    });
    expect((await demo.get(`/api/claims/${claim.id}`)).body).toEqual(claim);
  });

  it('refuses a decision by somebody who is not there', async () => {
    const { db } = server.app.context;
    const claim = await fileOne(demo);
    for (const [decidedBy, code] of [
      [2_000_000_000, '23503'],
      [null, '23502'],
    ]) {
      const decision = { claimId: claim.id, decision: 'reject', reason: 'x', decidedBy } as never;
      await expect(db.insert(claimDecisions).values(decision)).rejects.toMatchObject({ cause: { code } });
    }
  });

  it.each([
    ['update', sql`update claim_decisions set amount = 1`],
    ['delete', sql`delete from claim_decisions`],
    ['truncate', sql`truncate claim_decisions`],
  ])('refuses to %s what was decided', async (_name, statement) => {
    const { db } = server.app.context;
    await claimThatIs('rejected', { person: demo, agent: await server.as('lead') });
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe('the sources of the server', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  /** Every program file, without comments; no tests and nothing that only tests use. */
  async function sources(): Promise<{ name: string; text: string }[]> {
    const entries = await readdir(root, { recursive: true });
    const names = entries.filter(
      (name) =>
        name.endsWith('.ts') &&
        !name.endsWith('.test.ts') &&
        !/(^|\/)(testing|node_modules|durability)\//.test(name),
    );
    return Promise.all(
      names.map(async (name) => ({
        name,
        text: (await readFile(join(root, name), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, ''),
      })),
    );
  }
  const thatMatch = async (pattern: RegExp) =>
    (await sources()).filter(({ text }) => pattern.test(text)).map(({ name }) => name);

  it('set approved or rejected, or an approved amount, in one file', async () => {
    expect((await sources()).length).toBeGreaterThan(100);
    expect(await thatMatch(/\bstatus: '(approved|rejected)'/)).toEqual(['claims/decide-claim.ts']);
    const notTheColumn = String.raw`(?!null\b|integer\(|claim\.approvedReimbursement\b|\{ from: )`;
    expect(await thatMatch(new RegExp(String.raw`\bapprovedReimbursement: ${notTheColumn}`))).toEqual([
      'claims/decide-claim.ts',
    ]);
    expect(await thatMatch(/\bapproved_?[rR]eimbursement\b\s*=(?!=)/)).toEqual([]);
    expect(await thatMatch(/\.insert\(claimDecisions\)/)).toEqual(['claims/decide-claim.ts']);
    // Of the estimate's own columns, many rows at once.
    const raw = await thatMatch(/(update|insert into) "?(claims|claim_decisions)\b/i);
    expect(raw).toEqual(['claims/policy/estimate-again.ts']);
    for (const { name, text } of await sources()) {
      if (raw.includes(name))
        expect(text).not.toMatch(/set[^;`]*\b(status|approved_reimbursement|decided_by)\b/i);
    }
  });

  it('write claims in four files, and decide for a request or for the demo’s supervisor only', async () => {
    expect((await thatMatch(/\.(insert|update)\(claims\)/)).toSorted()).toEqual([
      'claims/change-own-claim.ts',
      'claims/decide-claim.ts',
      'claims/file-claim.ts',
      'claims/update-claim.ts',
    ]);
    const callers = await thatMatch(/(?<!function )\bdecideClaim\(/);
    expect(callers.toSorted()).toEqual(['claims/routes.ts', 'demo/load-demo.ts']);
  });
});

const dollars = fc.option(fc.integer({ min: 0, max: 200_000 }));
const terms = fc.record({
  clause: fc.constant('Section C'),
  deductible: dollars,
  limit: dollars,
  valuation: fc.option(fc.constantFrom('actual-cash-value' as const, 'replacement-cost' as const)),
  usefulLives: fc.constantFrom({}, Object.fromEntries(itemCategories.map((category) => [category, 5]))),
  residualPercent: fc.option(fc.integer({ min: 0, max: 100 })),
  handlingDays: fc.option(fc.integer({ min: 0, max: 3650 })),
  wage: fc.option(
    fc.record({
      percent: fc.constant(66),
      waitingDays: fc.constantFrom(0, 3, 7),
      retroactiveDays: fc.option(fc.constantFrom(14, 21)),
      weeklyMin: dollars,
      weeklyMax: dollars,
    }),
  ),
});
const facts = fc.record({
  work: fc.option(fc.constantFrom('repair', 'replacement')),
  itemCategory: fc.option(fc.constantFrom(...itemCategories)),
  itemAgeYears: fc.option(fc.integer({ min: 0, max: 200 })),
  highEstimate: dollars,
  marketValue: dollars,
  salvageValue: dollars,
  daysAway: fc.option(fc.integer({ min: 0, max: 3650 })),
  averageWeeklyWage: dollars,
  medicalCosts: dollars,
});
const request = fc.option(fc.constantFrom(1, 500, 3200, 100_000_000));

describe('an estimate', () => {
  it(`whatever it says, decides nothing (seed ${SEED})`, { timeout: 120_000 }, async () => {
    const lead = await server.as('lead');
    const incidents = new Map<string, number>();
    for (const type of incidentTypes) incidents.set(type, await reportOne(demo, { type }));
    await fc.assert(
      fc.asyncProperty(
        fc.record({ type: fc.constantFrom(...incidentTypes), terms, facts, request, other: facts }),
        async (drawn) => {
          const { db } = server.app.context;
          await db.insert(policySettings).values({
            claimType: drawn.type,
            holdsFrom: '2020-01-01',
            terms: policyTermsSchema.parse(drawn.terms),
            setBy: lead.id,
          });
          const claim = await fileOne(demo, {
            incidentId: incidents.get(drawn.type),
            confirmSecond: true,
            requestedReimbursement: drawn.request,
            facts: drawn.facts,
          });
          const undecided = {
            approvedReimbursement: null,
            decision: null,
            completionDate: null,
            caseAgent: null,
          };
          expect(claim).toMatchObject({ ...undecided, status: 'pending' });
          const days = drawn.terms.handlingDays ?? 28;
          const by = drawn.terms.handlingDays === null ? 'standard' : 'setting';
          expect(claim.expected).toEqual({ from: claim.filedDate, days, by });
          const { status, body } = await demo.put(`/api/claims/${claim.id}`, {
            ...claim,
            description: 'Changed',
            facts: drawn.other,
          });
          expect(status).toBe(200);
          expect(body).toMatchObject({ ...undecided, status: 'pending' });
          for (const { aiReimbursementMin: min, aiReimbursementMax: max, estimate } of [claim, body]) {
            expect([min, max]).toEqual([estimate.reimbursementMin, estimate.reimbursementMax]);
          }
          expect(body.documents.map(({ key }: { key: string }) => key)).toEqual(documentsByType[drawn.type]);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
