import { useLingui } from '@lingui/react/macro';
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
  const words = [
    ...(whose === '' ? [] : [whoseWords[whose]]),
    ...(asked.includes('situation') && situation !== ''
      ? [
          situation.startsWith('exception-')
            ? exceptionWords[situation.slice('exception-'.length) as Exception]
            : situationWords[situation as PlainSituation],
        ]
      : []),
    ...(asked.includes('recurrence') && recurrence !== '' ? [recurrenceWords[recurrence]] : []),
    ...(asked.includes('outcome')
      ? [
          ...criteria.map((criterion) => criterionWords[criterion]),
          ...treatments.map((kind) => treatmentWords[kind]),
        ]
      : []),
  ];
  return words.map((word) => `${t(word)}.`).join(' ');
}
