import { factsByType } from '@tailboard/contract/claim-terms.ts';
import { claimContentSchema, type ClaimContent, type ClaimFacts } from '@tailboard/contract/claims.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { typedCount, typedDollars, type Typed } from './whole-number.ts';

export type FactName = keyof ClaimFacts;

/** Values of the form; all are text, as the fields return them. */
export type ClaimFields = { description: string; requestedReimbursement: string } & Record<FactName, string>;

const noFacts: Record<FactName, string> = {
  work: '',
  itemCategory: '',
  itemAgeYears: '',
  lowEstimate: '',
  highEstimate: '',
  marketValue: '',
  salvageValue: '',
  daysAway: '',
  averageWeeklyWage: '',
  medicalCosts: '',
};

/** The form for `content`; a new claim begins with the description of its incident. */
export function fieldsOf(content: Pick<ClaimContent, 'description'> & Partial<ClaimContent>): ClaimFields {
  const facts: Record<string, unknown> = { ...content.facts };
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const names = Object.keys(noFacts) as FactName[];
  return {
    ...noFacts,
    ...Object.fromEntries(names.map((name) => [name, text(facts[name])])),
    description: content.description,
    requestedReimbursement: text(content.requestedReimbursement),
  };
}

/** The facts that the estimate of a type uses. */
export const factsAsked = (type: IncidentType): readonly FactName[] => factsByType[type];

const MAX_YEARS = 200;
const MAX_DAYS = 3650;

function typed(name: FactName | 'requestedReimbursement', text: string): Typed {
  if (name === 'itemAgeYears') return typedCount(text, { most: MAX_YEARS, fraction: true });
  if (name === 'daysAway') return typedCount(text, { most: MAX_DAYS, fraction: false });
  return typedDollars(text, name === 'requestedReimbursement' ? 1 : 0);
}

/**
 * Parses the form of a claim of `type` by the contract, so that the server accepts later what the device
 * accepted. Facts of other types keep their values of `before`.
 */
export function readClaim(
  type: IncidentType,
  fields: ClaimFields,
  before?: ClaimFacts,
): { content: ClaimContent } | { problems: Partial<Record<keyof ClaimFields, string>> } {
  const problems: Partial<Record<keyof ClaimFields, string>> = {};
  const read = (name: FactName | 'requestedReimbursement') => {
    const result = typed(name, fields[name]);
    if ('value' in result) return result.value;
    problems[name] = result.problem;
    return null;
  };
  const facts: Record<string, unknown> = { ...before };
  for (const name of factsAsked(type)) {
    const isChoice = name === 'work' || name === 'itemCategory';
    facts[name] = isChoice ? fields[name] || null : read(name);
  }
  const parsed = claimContentSchema.safeParse({
    description: fields.description,
    requestedReimbursement: read('requestedReimbursement'),
    facts,
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = path.at(-1);
    if (typeof name === 'string' && name in fields) problems[name as keyof ClaimFields] ??= message;
  }
  return parsed.success && Object.keys(problems).length === 0 ? { content: parsed.data } : { problems };
}

/** For react-hook-form: see readClaim. */
export const checkClaim =
  (type: IncidentType, before?: ClaimFacts): Resolver<ClaimFields, unknown, ClaimContent> =>
  (fields) => {
    const read = readClaim(type, fields, before);
    if ('content' in read) return { values: read.content, errors: {} };
    const errors: FieldErrors<ClaimFields> = {};
    for (const [name, message] of Object.entries(read.problems)) {
      errors[name as keyof ClaimFields] = { type: 'validate', message };
    }
    return { values: {}, errors };
  };
