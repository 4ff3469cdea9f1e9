import { plural, t } from '@lingui/core/macro';
import type { SyncSummary } from '../offline/public.ts';
import type { Toast } from '../ui/toast.ts';
import { translate } from '../language/translate.ts';

/** What the Sync button says afterwards, in the words of spec section 8. `onShow` leads to what needs its person. */
export function syncToast(result: SyncSummary, onShow?: () => void): Toast {
  switch (result.kind) {
    case 'success':
      return {
        title: t`Sync Complete`,
        description: t`All data has been synchronized successfully.`,
        tone: 'ok',
      };
    case 'partial':
      if (result.failed === 0)
        return {
          title: t`Sync Failed`,
          description: plural(result.needsYou, {
            one: '# report needs you: the server did not accept it. Open it to see why.',
            other: '# reports need you: the server did not accept them. Open them to see why.',
          }),
          tone: 'bad',
          ...(onShow && { action: { label: t`Show what needs me`, onPress: onShow } }),
        };
      return {
        general: true,
        title: t`Sync Failed`,
        description: t`Some items could not be synchronized. Please try again.`,
        tone: 'bad',
      };
    case 'offline':
      return {
        title: t`Offline`,
        description: t`Cannot sync while offline. Please connect to the internet.`,
        tone: 'bad',
      };
    case 'already-running':
      return {
        title: t`Sync in Progress`,
        description: t`Please wait for the current sync to complete.`,
      };
    case 'signed-out':
      return {
        title: t`Sync Failed`,
        description: t`Your sign-in has expired. Sign in to send what is waiting.`,
        tone: 'bad',
      };
    case 'other-user':
      return {
        title: t`Sync Failed`,
        description: t`Another person is signed in in this browser. Sign in again to send your reports.`,
        tone: 'bad',
      };
    case 'exception':
      return {
        title: t`Sync Error`,
        description: translate(result.message) || t`An unknown error occurred`,
        tone: 'bad',
      };
  }
}
