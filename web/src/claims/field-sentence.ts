import { t } from '@lingui/core/macro';
import { said } from '../language/said.ts';

/** The contract's sentence about a field of a claim in the user's language. One not known here stays as it is. */
export function fieldSentence(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  switch (message) {
    case 'Description is required':
      return t`Description is required`;
    case 'Contains a character that cannot be stored':
      return t`Contains a character that cannot be stored`;
    case 'The highest estimate is below the lowest':
      return t`The highest estimate is below the lowest`;
    case 'Use at most 10,000 characters':
      return t`Use at most 10,000 characters`;
    default:
      return said(message);
  }
}
