import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What a kind of background job does, by the name that the server gives it. */
const kinds: Readonly<Record<string, MessageDescriptor>> = {
  'index-document': msg`Read in safety documents`,
  'push-notification': msg`Send notifications to phones`,
  'remind-of-duties': msg`Remind of what the law wants by an hour`,
  'remind-of-actions': msg`Remind of actions that are due`,
  'mail-notification': msg`Send notifications by e-mail`,
  'write-transcript': msg`Write down recordings`,
  'prune-jobs': msg`Remove finished jobs`,
  'trim-notifications': msg`Remove old notifications`,
  'sweep-audio': msg`Remove old spoken audio`,
};

/** A kind that this version does not know has no words: its name is shown. */
export const wordsOf = (kind: string): MessageDescriptor | null => kinds[kind] ?? null;
