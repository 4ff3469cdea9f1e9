import type { EstablishmentSize } from '@tailboard/contract/recordkeeping-terms.ts';
import type { SentenceCode } from '@tailboard/contract/sentences/all.ts';

/** `check`: the appendix that settles it is not verified here; the reader looks it up. */
export type Told = Readonly<{ answer: 'yes' | 'no' | 'check'; paragraph: string; reason: SentenceCode }>;

const begins = (naics: string, starts: readonly string[]): boolean =>
  starts.some((start) => naics.startsWith(start));

/** Whether a log is kept: 29 CFR 1904.1 and 1904.2. Construction and utilities are not among the exempt industries. */
export function keepsLog({ naics }: { naics: string }): Told {
  return begins(naics, ['22', '23'])
    ? { answer: 'yes', paragraph: '29 CFR 1904.1', reason: 'records.keeps-log.yes' }
    : { answer: 'check', paragraph: '29 CFR 1904.2', reason: 'records.keeps-log.check' };
}

/** Appendix A of 1904.41, as far as it is whole sectors. */
const SUMMARY_SECTORS = ['11', '22', '23', '31', '32', '33', '42'];

/** Who files the 300A by 2 March: 29 CFR 1904.41(a)(1). */
export function filesSummary({ naics, size }: { naics: string; size: EstablishmentSize }): Told {
  const told = (answer: Told['answer'], reason: SentenceCode): Told => ({
    ...{ answer, paragraph: '29 CFR 1904.41(a)(1)', reason },
  });
  if (size === '250-or-more') return told('yes', 'records.files-summary.large');
  if (size === 'under-20') return told('no', 'records.files-summary.small');
  return begins(naics, SUMMARY_SECTORS)
    ? told('yes', 'records.files-summary.sector')
    : told('check', 'records.files-summary.check');
}

/** Appendix B of 1904.41, of the trades that work in the field. */
const CASE_INDUSTRIES = ['1133', '2213', '2381', '4841', '4842', '4931', '5621', '5622'];
const NO_CASE_INDUSTRIES = ['2211', '2361', '2362', '237', '2382', '2383', '2389'];

/** Who files 300 and 301 too: 29 CFR 1904.41(a)(2). */
export function filesCases({ naics, size }: { naics: string; size: EstablishmentSize }): Told {
  const told = (answer: Told['answer'], reason: SentenceCode): Told => ({
    ...{ answer, paragraph: '29 CFR 1904.41(a)(2)', reason },
  });
  if (size === 'under-20' || size === '20-99') return told('no', 'records.files-cases.small');
  if (begins(naics, CASE_INDUSTRIES)) return told('yes', 'records.files-cases.industry');
  return begins(naics, NO_CASE_INDUSTRIES)
    ? told('no', 'records.files-cases.other-industry')
    : told('check', 'records.files-cases.check');
}

const KNOWN_PLANS: Readonly<Record<string, SentenceCode>> = {
  CA: 'records.state.CA',
  WA: 'records.state.WA',
  OR: 'records.state.OR',
};
/** States whose plan repeats the federal rule on calls to OSHA (2018). */
const SAME_PLANS = new Set(['AZ', 'IN', 'IA', 'MI', 'MN', 'NV', 'NM', 'NC', 'PR', 'SC', 'TN', 'VT', 'WY']);
const UNCHECKED_PLANS = new Set(['AK', 'HI', 'KY', 'MD', 'UT', 'VA']);

/** What a state's own plan has otherwise: shown, not decided. Null: no plan of its own is known. */
export function statePlanOf(state: string): SentenceCode | null {
  const known = KNOWN_PLANS[state];
  if (known !== undefined) return known;
  if (SAME_PLANS.has(state)) return 'records.state.same';
  return UNCHECKED_PLANS.has(state) ? 'records.state.check' : null;
}
