import { t } from '@lingui/core/macro';
import { showToast } from '../ui/toast.ts';
import { chooseLanguage } from './language.ts';
import type { Language } from './pick-language.ts';

/** Changes the language, and shows a toast if that fails. */
export async function switchLanguage(language: Language): Promise<void> {
  try {
    await chooseLanguage(language);
  } catch {
    showToast({
      title: t`Error`,
      description: t`The language could not be loaded. Try again when there is signal.`,
      tone: 'bad',
    });
  }
}
