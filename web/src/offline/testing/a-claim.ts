import { claimFactsSchema, type Claim, type ClaimContent } from '@tailboard/contract/claims.ts';
import type { StoredClaim } from '../databases/stored-records.ts';

const REF = '7d1c2f0e-6a3b-4f43-9d43-0f1a2b3c4d5e';

/** What a person says in a claim; a test states only what matters to it. */
export function aClaimContent(overrides: Partial<ClaimContent> = {}): ClaimContent {
  return {
    description: 'The ladder is bent and its feet are gone.',
    requestedReimbursement: 480,
    facts: claimFactsSchema.parse({ lowEstimate: 400, highEstimate: 480 }),
    ...overrides,
  };
}

/** A claim as this device keeps it before it was sent. */
export function aClaimRecord(overrides: Partial<StoredClaim> = {}): StoredClaim {
  return {
    ...aClaimContent(),
    id: -9,
    recordVersion: 1,
    userId: 1,
    clientRef: REF,
    incidentId: -5,
    incidentClientRef: '5f0c2f0e-6a3b-4f43-9d43-0f1a2b3c4d5e',
    claimType: 'Workplace Injury',
    confirmSecond: false,
    status: 'pending',
    movesStatus: false,
    answer: null,
    contestReason: null,
    known: null,
    syncStatus: 'pending',
    revision: 1,
    baseUpdatedAt: null,
    earlier: [],
    madeAs: [{ userId: 1, localId: -9 }],
    authorId: 1,
    reportedBy: null,
    createdAt: '2026-11-20T15:30:00.000Z',
    updatedAt: '2026-11-20T15:30:00.000Z',
    ...overrides,
  };
}

/** A claim as the server sends it. */
export function aServerClaim(overrides: Partial<Claim> = {}): Claim {
  return {
    ...aClaimContent(),
    id: 3,
    incidentId: 7,
    userId: 1,
    reportedBy: 'Demo User',
    clientRef: REF,
    claimNumber: 'CLM-2026-000003',
    claimType: 'Workplace Injury',
    status: 'pending',
    filedDate: '2026-11-20T15:31:00.000Z',
    estimatedCompletionDate: null,
    expected: null,
    completionDate: null,
    caseAgent: null,
    aiCoveragePercentage: null,
    aiReimbursementMin: null,
    aiReimbursementMax: null,
    approvedReimbursement: null,
    estimate: {
      version: '2026-11',
      source: 'built-in',
      state: 'pending',
      coveragePercentage: null,
      reimbursementMin: null,
      reimbursementMax: null,
      inputs: [],
      steps: [],
      clause: null,
      missing: [],
      recommendation: 'Assessment pending',
      justification: [],
      suggestedAmount: null,
      sentences: [],
    },
    decision: null,
    question: null,
    documents: [{ key: 'work-status-note', status: 'needed', note: null, judgedAt: null, files: [] }],
    createdAt: '2026-11-20T15:31:00.000Z',
    updatedAt: '2026-11-20T15:31:00.000Z',
    syncStatus: 'synced',
    ...overrides,
  };
}
