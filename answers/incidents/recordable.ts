import type { Recordable, ReportToOsha } from '@tailboard/contract/incident-analysis.ts';
import { coded, type Coded } from './coded.ts';
import type { Reading } from './reading.ts';

/** As decided; its sentences are written where they are read. */
export type DecidedRecordable = Readonly<
  Omit<Recordable, 'reason' | 'questions'> & { reason: Coded; questions: readonly Coded[] }
>;

/**
 * 29 CFR 1904.7(b), each criterion that makes a case recordable, in the order shown. Checked: (b)(6) and (b)(7) in a copy
 * of the regulation (cld.bz/bookdata/DGPntP, page 22); (b)(5)(i) at isitrecordable.com and the complete first-aid list of
 * (b)(5)(ii) at mcusd.org, both verbatim; (b)(4) in osha.gov's slide 34 on recordkeeping, the
 * others in its answers on 1904.7; 1904.8(a) in the Government Printing Office's text (gpo.gov, CFR 2002 title 29 volume 5),
 * 1904.10(a) at cld.bz/DGPntP/22. Whose log:
 * 1904.31(a) in the eCFR text at lexbuild.dev (2026-04-05).
 */
const criteria: readonly (readonly [holds: (of: Reading) => boolean, paragraph: string, reason: Coded])[] = [
  [({ facts }) => facts.died.value === 'yes', '29 CFR 1904.7(b)(2)', coded('osha-log.died')],
  [({ signs }) => signs.has('unconscious'), '29 CFR 1904.7(b)(6)', coded('osha-log.unconscious')],
  [({ signs }) => signs.has('away'), '29 CFR 1904.7(b)(3)', coded('osha-log.away')],
  [({ signs }) => signs.has('restricted'), '29 CFR 1904.7(b)(4)', coded('osha-log.restricted')],
  [({ signs }) => signs.has('broken'), '29 CFR 1904.7(b)(7)', coded('osha-log.broken')],
  [({ signs }) => signs.has('hearing'), '29 CFR 1904.10(a)', coded('osha-log.hearing')],
  [({ signs }) => signs.has('needle'), '29 CFR 1904.8(a)', coded('osha-log.needle')],
  [
    ({ facts }) => [facts.admitted, facts.amputation, facts.eyeLost].some(({ value }) => value === 'yes'),
    '29 CFR 1904.7(b)(5)',
    coded('osha-log.admitted'),
  ],
  [
    ({ signs }) => signs.has('treated') || signs.has('sight'),
    '29 CFR 1904.7(b)(5)',
    coded('osha-log.treated'),
  ],
];

const questions = [
  coded('osha-log.question.treatment'),
  coded('osha-log.question.away'),
  coded('osha-log.question.unconscious'),
];
const EMPLOYEE = coded('osha-log.question.employee');

const no = (reason: Coded, paragraph: string): DecidedRecordable => ({
  answer: 'no',
  reason,
  paragraph,
  questions: [],
});
const ask = (reason: Coded, paragraph: string, asked: readonly Coded[] = questions): DecidedRecordable => ({
  answer: 'ask',
  reason,
  paragraph,
  questions: asked,
});

/**
 * Whether the case belongs on the OSHA 300 log by 29 CFR 1904.7, as far as the report tells. Who reports a near miss or a hazard
 * says that nobody was hurt: only what the text or a person says of a harm makes it a case, not what is left open.
 */
export function decideRecordable(
  of: Reading,
  report: Pick<ReportToOsha, 'answer'>,
  isNearMiss = false,
): DecidedRecordable {
  const decided = decideCase(of, report);
  return isNearMiss && decided.answer === 'ask'
    ? no(coded('osha-log.nobody-hurt'), '29 CFR 1904.7(a)')
    : decided;
}

function decideCase(of: Reading, report: Pick<ReportToOsha, 'answer'>): DecidedRecordable {
  const { facts, signs, harm, isInjuryType, namesSomebody } = of;
  if (facts.workRelated.value === 'no') return no(coded('osha.not-work-related'), '29 CFR 1904.5(a)');
  const isOfSomebody =
    isInjuryType ||
    namesSomebody ||
    [facts.died, facts.admitted, facts.amputation, facts.eyeLost].some(({ value }) => value === 'yes');
  const met = isOfSomebody ? criteria.find(([holds]) => holds(of)) : undefined;
  if (met) {
    if (facts.employee.value === 'no') return ask(coded('osha-log.another'), '29 CFR 1904.31(a)', [EMPLOYEE]);
    return { answer: 'yes', reason: met[2], paragraph: met[1], questions: [] };
  }
  if (report.answer === 'ask' || harm === 'life')
    return ask(coded('osha-log.outcome-not-said'), '29 CFR 1904.7(a)');
  const isSmall = signs.has('slight') && !signs.has('torn');
  if ((signs.has('nobodyHurt') || harm === 'none') && !isSmall)
    return no(coded('osha-log.nobody-hurt'), '29 CFR 1904.7(a)');
  if (signs.has('tests') && (isSmall || harm === 'slight'))
    return no(coded('osha-log.tests'), '29 CFR 1904.7(b)(5)(i)');
  if (signs.has('observed')) return no(coded('osha-log.observation'), '29 CFR 1904.7(b)(5)(i)');
  if (isSmall && !signs.has('hospital')) return no(coded('osha-log.first-aid'), '29 CFR 1904.7(b)(5)(ii)');
  const isHurt = harm !== 'none' || signs.has('torn') || signs.has('hospital');
  return isInjuryType || (isHurt && namesSomebody)
    ? ask(coded('osha-log.treatment-not-said'), '29 CFR 1904.7(b)(5)')
    : no(coded('osha-log.nothing'), '29 CFR 1904.7(a)');
}
