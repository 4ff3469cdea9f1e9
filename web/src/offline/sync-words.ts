import { t } from '@lingui/core/macro';
import type { DeviceSaveError, SaveErrorCode } from './databases/save-error.ts';
import type { RecordState } from './records/record-state.ts';

/** The state of a record in words, as every list and page shows it. The reason of `needs-you` stands in its `reason`. */
export function recordStateWords(state: RecordState<unknown>): string {
  switch (state.kind) {
    case 'saved':
      return t`Saved on this phone`;
    case 'sending': {
      const { total } = state;
      const at = Math.min(state.done + 1, total);
      return t`Sending ${at} of ${total}`;
    }
    case 'on-server':
      return t`On the server`;
    case 'needs-you':
      return t`Needs you`;
  }
}

/** The sentence for a save that the device did not take, in the user's language. */
export function saveErrorWords({ code }: Pick<DeviceSaveError, 'code'>): string {
  const words: Record<SaveErrorCode, () => string> = {
    'no-room': () =>
      t`This phone has no room left for the app. Free some space, then save again. What you entered is still here.`,
    'storage-unavailable': () =>
      t`This browser does not let the app keep data (private window or blocked storage). Open it in a normal window, then save again. What you entered is still here.`,
    'storage-silent': () =>
      t`The storage of this phone does not answer. Close other windows of Tailboard, then save again. What you entered is still here.`,
    'file-unreadable': () => t`This file could not be read. Choose it again or take a new photo.`,
    'other-person-unsent': () =>
      t`Another person on this phone changed this record and it is not sent yet. It has to be sent before you can change it.`,
    'already-submitted': () =>
      t`This report was already submitted, with other content. Open it under Incidents to change it. What you entered is still here.`,
    'not-on-device': () =>
      t`This record is not on this phone any more. Go back to the list and open it again.`,
    unknown: () => t`This phone could not save it. Please try again. What you entered is still here.`,
  };
  return words[code]();
}
