/** Words and tables of claims that both sides use without any schema; this file imports nothing, so that it weighs nothing. */

export const claimStatuses = ['pending', 'under_review', 'approved', 'rejected'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** Roles that decide claims. */
export const deciders = ['supervisor', 'admin'] as const;

/** From each status to those that may follow it. Approved and rejected are reached by a person's decision only. */
export const claimTransitions: Readonly<Record<ClaimStatus, readonly ClaimStatus[]>> = {
  pending: ['under_review'],
  under_review: ['approved', 'rejected'],
  approved: [],
  rejected: ['under_review'],
};

/** What an item is, for its useful life. The lives themselves are the employer's settings. */
export const itemCategories = [
  'hand-and-power-tools',
  'generators-and-compressors',
  'scaffolding',
  'heavy-equipment',
  'trucks',
  'computers',
  'structures',
] as const;
export type ItemCategory = (typeof itemCategories)[number];

/** Whole US dollars one amount may have. */
export const MAX_DOLLARS = 100_000_000;

/** What a claim of each incident type is asked for (facts/claims.md, section 2); the first of each list weigh most. */
export const claimDocumentKeys = [
  'photos',
  'repair-estimate',
  'receipts',
  'proof-of-ownership',
  'witness-statement',
  'inventory',
  'police-report',
  'serial-plate',
  'maintenance-record',
  'crash-report',
  'other-party-insurance',
  'drivers-license',
  'scene-photos',
  'towing-bill',
  'work-status-note',
  'wage-statement',
  'medical-bill',
  'supervisor-report',
] as const;
export type ClaimDocumentKey = (typeof claimDocumentKeys)[number];

type IncidentTypeName =
  'Equipment Damage' | 'Vehicle Accident' | 'Property Damage' | 'Workplace Injury' | 'Other';

export const documentsByType: Readonly<Record<IncidentTypeName, readonly ClaimDocumentKey[]>> = {
  'Equipment Damage': [
    'photos',
    'repair-estimate',
    'serial-plate',
    'receipts',
    'maintenance-record',
    'police-report',
  ],
  'Vehicle Accident': [
    'scene-photos',
    'crash-report',
    'repair-estimate',
    'other-party-insurance',
    'drivers-license',
    'towing-bill',
  ],
  'Property Damage': ['photos', 'repair-estimate', 'inventory', 'proof-of-ownership', 'police-report'],
  'Workplace Injury': [
    'work-status-note',
    'medical-bill',
    'wage-statement',
    'supervisor-report',
    'witness-statement',
  ],
  Other: ['photos', 'receipts', 'proof-of-ownership', 'witness-statement'],
};

/** `needed`: nothing came yet. `sent`: a file came and nobody has looked. The last two are a supervisor's word. */
export const documentStatuses = ['needed', 'sent', 'accepted', 'unreadable'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Facts the estimate uses, by the type of the incident: the filing form asks these and no others. */
export const factsByType = {
  'Equipment Damage': ['work', 'itemCategory', 'itemAgeYears', 'lowEstimate', 'highEstimate'],
  'Vehicle Accident': ['work', 'marketValue', 'salvageValue', 'lowEstimate', 'highEstimate'],
  'Property Damage': ['work', 'itemCategory', 'itemAgeYears', 'lowEstimate', 'highEstimate'],
  'Workplace Injury': ['daysAway', 'averageWeeklyWage', 'medicalCosts'],
  Other: ['lowEstimate', 'highEstimate'],
} as const satisfies Record<IncidentTypeName, readonly string[]>;

const forThings = [
  'deductible',
  'limit',
  'valuation',
  'usefulLives',
  'residualPercent',
  'coinsurance',
] as const;

/**
 * Lines of the policy settings that the estimate uses, by the type of the incident: the settings form asks these and
 * others are refused. An injured worker bears no deductible (facts/claims.md, section 1).
 */
export const termsByType = {
  'Equipment Damage': forThings,
  'Vehicle Accident': ['deductible', 'limit'],
  'Property Damage': forThings,
  'Workplace Injury': ['limit', 'wage'],
  Other: ['deductible', 'limit'],
} as const satisfies Record<IncidentTypeName, readonly string[]>;
