import { t } from '@lingui/core/macro';
import { said } from '../../language/said.ts';

/** The contract's sentence about a term in the user's language. One that is not known here stays as it is. */
export function policySentence(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  switch (message) {
    case 'Write which policy line this is':
      return t`Write which policy line this is`;
    case 'Use at most 500 characters':
      return t`Use at most 500 characters`;
    case 'Contains a character that cannot be stored':
      return t`Contains a character that cannot be stored`;
    case 'Enter the day from which it holds, like 2026-01-31':
      return t`Enter the day from which it is valid`;
    case 'Enter a day from 1970-01-01 to 2100-12-31':
      return t`Enter a day from 1970 to 2100`;
    case 'Enter at least 1 dollar':
      return t`Enter at least 1 dollar`;
    case 'Enter at least 0.1 years':
      return t`Enter at least 0.1 years`;
    case 'Enter 1 to 100':
      return t`Enter 1 to 100`;
    case 'Enter more than 0':
      return t`Enter more than 0`;
    case 'The weekly maximum is below the minimum':
      return t`The weekly maximum is below the minimum`;
    case 'The retroactive period is shorter than the waiting period':
      return t`The retroactive period is shorter than the waiting period`;
    default:
      return said(message);
  }
}
