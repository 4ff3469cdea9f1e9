import { t } from '@lingui/core/macro';
import { sentenceOfMessage } from '@tailboard/contract/message-sentences.ts';
import { translate } from './translate.ts';

/**
 * Translates the contract's sentence about a field. Fields with a date picker do not show the date format.
 */
export function fieldSentence(message: string): string;
export function fieldSentence(message: string | undefined): string | undefined;
export function fieldSentence(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  switch (sentenceOfMessage(message)?.code ?? '') {
    case 'field.date-and-time':
      return t`Enter the date and the time`;
    case 'field.policy-day':
      return t`Enter the day from which it is valid`;
    case 'field.day-from-to':
      return t`Enter a day from 1970 to 2100`;
    default:
      return translate(message);
  }
}
