import { t } from '@lingui/core/macro';
import type { SingleSignOnRefusal } from '@tailboard/contract/auth.ts';

/** Why the company's sign-in sent somebody back here without letting them in; null where it did not. */
export function refusedWords(): string | null {
  if (typeof window === 'undefined') return null;
  const refused = new URLSearchParams(window.location.search).get('refused');
  if (refused === null) return null;
  const words: Readonly<Record<SingleSignOnRefusal, string>> = {
    'unknown-person': t`Nobody here has the e-mail address of your company account. Ask your administrator to add it.`,
    'unverified-email': t`Your company account has an e-mail address that is not verified. Verify it there, then try again.`,
    failed: t`Signing in with your company account did not work. Try again, or use your password.`,
  };
  return words[refused as SingleSignOnRefusal] ?? words.failed;
}
