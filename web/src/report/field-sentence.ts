import { t } from '@lingui/core/macro';
import { said } from '../language/said.ts';

/** The contract's sentence about a field in the user's language. One that is not known here stays as it is. */
export function fieldSentence(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  switch (message) {
    case 'Choose the type of incident':
      return t`Choose the type of incident`;
    case 'Choose a priority':
      return t`Choose a priority`;
    case 'Date is required':
      return t`Date is required`;
    case 'Enter the date and time, like 2025-01-05T10:00':
      return t`Enter the date and the time`;
    case 'This date does not exist':
      return t`This date does not exist`;
    case 'The date is in the future':
      return t`The date is in the future`;
    case 'Location is required':
      return t`Location is required`;
    case 'Description is required':
      return t`Description is required`;
    case 'Contains a character that cannot be stored':
      return t`Contains a character that cannot be stored`;
    default:
      return said(message);
  }
}
