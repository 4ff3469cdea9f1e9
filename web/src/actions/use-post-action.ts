import { useLingui } from '@lingui/react/macro';
import type { MakeAction } from '@tailboard/contract/actions.ts';
import { useUser } from '../auth/public.ts';
import { failureSentence } from '../drafts/public.ts';
import { device } from '../offline/public.ts';
import { newUuid } from '../offline/new-uuid.ts';
import { showToast } from '../ui/toast.ts';

export type ActionToAdd = Omit<MakeAction, 'clientRef' | 'madeAt'>;

/** What a form begins with. */
export type Prefilled = Partial<
  Pick<
    ActionToAdd,
    | 'title'
    | 'level'
    | 'priority'
    | 'section'
    | 'incidentId'
    | 'incidentClientRef'
    | 'talkId'
    | 'observationId'
  >
>;

/** Saves a new action on the device, from where it is sent; says so. False where the device did not take it. */
export function usePostAction() {
  const { t } = useLingui();
  const user = useUser();
  return async (record: ActionToAdd, assigneeName: string): Promise<boolean> => {
    const clientRef = newUuid();
    try {
      await device.post(user.id, [{ kind: 'action', clientRef, thread: clientRef, record, assigneeName }]);
      showToast({
        title: t`Action added`,
        description: t`For ${assigneeName}. Without signal it is sent later.`,
        tone: 'ok',
      });
      return true;
    } catch (error) {
      showToast({ title: t`Error`, description: failureSentence(error), tone: 'bad' });
      return false;
    }
  };
}
