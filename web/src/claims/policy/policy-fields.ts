import { t } from '@lingui/core/macro';
import { itemCategories, termsByType, type ItemCategory } from '@tailboard/contract/claim-terms.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import { setPolicySchema, type PolicyTerms, type SetPolicy } from '@tailboard/contract/policy-settings.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { typedCount, typedDollars, type Typed } from '../whole-number.ts';
import { percentText, typedPercent } from './percent.ts';

const coinsuranceFields = ['requiredPercent', 'insuredValue', 'carried'] as const;
const wageFields = ['percent', 'waitingDays', 'retroactiveDays', 'weeklyMin', 'weeklyMax'] as const;
const plainFields = ['deductible', 'limit', 'residualPercent', 'handlingDays'] as const;
type NumberField =
  (typeof plainFields)[number] | (typeof coinsuranceFields)[number] | (typeof wageFields)[number];

/** Values of the form; all are text, as the fields return them. */
export type PolicyFields = Record<'holdsFrom' | 'clause' | 'valuation' | NumberField, string> & {
  lives: Record<ItemCategory, string>;
};
export type PolicyField = Exclude<keyof PolicyFields, 'lives'> | `lives.${ItemCategory}`;

/** The terms that the estimate of a type uses; the form has no others. */
export const termsAsked = (type: IncidentType): readonly string[] => termsByType[type];

/** The form with the terms in force, for a change from `holdsFrom` on. */
export function policyFields(terms: PolicyTerms | null, holdsFrom: string): PolicyFields {
  const text = (value: number | null | undefined) => (value == null ? '' : String(value));
  const percent = (value: number | null | undefined) => (value == null ? '' : percentText(value));
  const wage = terms?.wage;
  const coinsurance = terms?.coinsurance;
  return {
    holdsFrom,
    clause: terms?.clause ?? '',
    deductible: text(terms?.deductible),
    limit: text(terms?.limit),
    valuation: terms?.valuation ?? '',
    residualPercent: percent(terms?.residualPercent),
    handlingDays: text(terms?.handlingDays),
    requiredPercent: percent(coinsurance?.requiredPercent),
    insuredValue: text(coinsurance?.insuredValue),
    carried: text(coinsurance?.carried),
    percent: percent(wage?.percent),
    waitingDays: text(wage?.waitingDays),
    retroactiveDays: text(wage?.retroactiveDays),
    weeklyMin: text(wage?.weeklyMin),
    weeklyMax: text(wage?.weeklyMax),
    lives: Object.fromEntries(
      itemCategories.map((category) => [category, text(terms?.usefulLives[category])]),
    ) as PolicyFields['lives'],
  };
}

const MAX_YEARS = 200;
const MAX_DAYS = 3650;

function typedNumber(field: NumberField, text: string): Typed {
  switch (field) {
    case 'residualPercent':
    case 'requiredPercent':
    case 'percent':
      return typedPercent(text);
    case 'handlingDays':
    case 'waitingDays':
    case 'retroactiveDays':
      return typedCount(text, { most: MAX_DAYS, fraction: false });
    case 'limit':
    case 'insuredValue':
    case 'carried':
      return typedDollars(text, 1);
    case 'deductible':
    case 'weeklyMin':
    case 'weeklyMax':
      return typedDollars(text, 0);
  }
}

type Problems = Partial<Record<PolicyField, string>>;
type Read = { policy: SetPolicy } | { problems: Problems };

/** Parses the form of terms for `type` by the contract; only terms that its estimate uses. */
export function readPolicy(type: IncidentType, fields: PolicyFields): Read {
  const problems: Problems = {};
  const note = (field: PolicyField, result: Typed): number | null => {
    if ('value' in result) return result.value;
    problems[field] = result.problem;
    return null;
  };
  const number = (field: NumberField) => note(field, typedNumber(field, fields[field]));
  /** A required number of a group of terms. */
  const needed = (field: NumberField): number => {
    const value = number(field);
    if (value === null) problems[field] ??= t`Fill in all of these, or leave all of them empty`;
    return value ?? 0;
  };
  const isGiven = (group: readonly NumberField[]) => group.some((field) => fields[field].trim() !== '');
  const asked = termsAsked(type);
  const ifAsked = (term: 'deductible' | 'limit' | 'residualPercent') =>
    asked.includes(term) ? number(term) : null;

  const policy = {
    claimType: type,
    holdsFrom: fields.holdsFrom,
    clause: fields.clause,
    deductible: ifAsked('deductible'),
    limit: ifAsked('limit'),
    valuation: asked.includes('valuation') && fields.valuation !== '' ? fields.valuation : null,
    residualPercent: ifAsked('residualPercent'),
    handlingDays: number('handlingDays'),
    usefulLives: asked.includes('usefulLives') ? readLives() : {},
    coinsurance:
      asked.includes('coinsurance') && isGiven(coinsuranceFields)
        ? {
            requiredPercent: needed('requiredPercent'),
            insuredValue: needed('insuredValue'),
            carried: needed('carried'),
          }
        : null,
    wage:
      asked.includes('wage') && isGiven(wageFields)
        ? {
            percent: needed('percent'),
            waitingDays: needed('waitingDays'),
            retroactiveDays: number('retroactiveDays'),
            weeklyMin: number('weeklyMin'),
            weeklyMax: number('weeklyMax'),
          }
        : null,
  };
  const parsed = setPolicySchema.safeParse(policy);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fieldAt(path.map(String));
    if (field !== null) problems[field] ??= message;
  }
  return parsed.success && Object.keys(problems).length === 0 ? { policy: parsed.data } : { problems };

  function readLives(): Record<string, number> {
    const lives = itemCategories.map((category) => {
      const typed = typedCount(fields.lives[category], { most: MAX_YEARS, fraction: true });
      return [category, note(`lives.${category}`, typed)] as const;
    });
    return Object.fromEntries(lives.filter((life): life is [ItemCategory, number] => life[1] !== null));
  }
}

/** The field of the form for a path of the contract, e.g. `wage.weeklyMax` or `usefulLives.trucks`. */
export function fieldAt(path: readonly string[]): PolicyField | null {
  const last = path.at(-1);
  if (last === undefined || last === 'claimType') return null;
  if (path[0] === 'usefulLives') return path.length > 1 ? (`lives.${last}` as PolicyField) : null;
  return last as PolicyField;
}

/** For react-hook-form: see readPolicy. */
export const checkPolicy =
  (type: IncidentType): Resolver<PolicyFields, unknown, SetPolicy> =>
  (fields) => {
    const read = readPolicy(type, fields);
    if ('policy' in read) return { values: read.policy, errors: {} };
    const errors: Record<string, unknown> = {};
    const lives: Record<string, unknown> = {};
    for (const [field, message] of Object.entries(read.problems)) {
      const at = field.startsWith('lives.') ? lives : errors;
      at[field.replace(/^lives\./, '')] = { type: 'validate', message };
    }
    if (Object.keys(lives).length > 0) errors['lives'] = lives;
    return { values: {}, errors: errors as FieldErrors<PolicyFields> };
  };
