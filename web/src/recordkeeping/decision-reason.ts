import { useLingui } from '@lingui/react/macro';
import { situations } from '@tailboard/contract/recordkeeping-decision.ts';
import type { Exception } from '@tailboard/contract/recordkeeping-terms.ts';
import { questionsOf, type Draft } from './decision-answers.ts';
import {
  criterionWords,
  exceptionWords,
  recurrenceWords,
  situationWords,
  treatmentWords,
  whoseWords,
  type PlainSituation,
} from './decision-words.ts';

/** The answers as sentences: what a reason begins with. */
export function useReasonOf(draft: Draft): string {
  const { t } = useLingui();
  const { whose, situation, recurrence, treatments, criteria } = draft;
  const asked = questionsOf(draft);
  const isSituated = asked.includes('situation') && situation !== '' && situation !== 'exception';
  const words = [
    ...(whose === '' ? [] : [t(whoseWords[whose])]),
    ...(isSituated
      ? [
          `${t(
            situation.startsWith('exception-')
              ? exceptionWords[situation.slice('exception-'.length) as Exception]
              : situationWords[situation as PlainSituation],
          )} (29 CFR ${situations[situation].section})`,
        ]
      : []),
    ...(asked.includes('recurrence') && recurrence !== '' ? [t(recurrenceWords[recurrence])] : []),
    ...(asked.includes('outcome')
      ? [
          ...criteria.map((criterion) => t(criterionWords[criterion])),
          ...treatments.map((kind) => t(treatmentWords[kind])),
        ]
      : []),
  ];
  return words.map((word) => `${word}.`).join(' ');
}
