import { useLingui } from '@lingui/react/macro';
import { showToast } from '../ui/toast.ts';
import { checksAtHand, loadChecks } from './load-checks.ts';

/** Does something that needs the checks: at once where they are at hand. Says so where they cannot be had. */
export function useWithChecks(): (act: () => void) => void {
  const { t } = useLingui();
  const sayWhy = () =>
    showToast({
      title: t`Part of this page could not be loaded`,
      description: t`What you entered is still on this phone. Try again when you have signal.`,
      tone: 'bad',
    });
  return (act) => {
    if (checksAtHand()) act();
    else void loadChecks().then(act, sayWhy);
  };
}
