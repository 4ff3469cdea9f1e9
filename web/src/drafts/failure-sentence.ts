import { t } from '@lingui/core/macro';
import { DeviceSaveError } from '../offline/public.ts';
import { saveErrorWords } from '../offline/sync-words.ts';

/** Why the device did not take it, and what to do. */
export const failureSentence = (error: unknown): string =>
  error instanceof DeviceSaveError
    ? saveErrorWords(error)
    : t`This phone could not save it. Please try again. What you entered is still here.`;
