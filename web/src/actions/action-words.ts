import { t } from '@lingui/core/macro';
import type { ActionState, ControlLevel } from '@tailboard/contract/action-terms.ts';
import type { Priority } from '@tailboard/contract/incidents.ts';

/** A plain word for each level of control, the most effective first. */
export const levelWords = (): Readonly<Record<ControlLevel, { name: string; hint: string }>> => ({
  elimination: { name: t`Remove it`, hint: t`The hazard is gone` },
  substitution: { name: t`Replace it`, hint: t`Something safer in its place` },
  engineering: { name: t`Guard it`, hint: t`A rail, a cover, a lock` },
  administrative: { name: t`Change how we work`, hint: t`A rule, a sign, training` },
  ppe: { name: t`Protective gear`, hint: t`Only when nothing else works` },
});

export const priorityWords = (): Readonly<Record<Priority, string>> => ({
  low: t`Low`,
  medium: t`Medium`,
  high: t`High`,
});

export const stateWords = (): Readonly<Record<ActionState, string>> => ({
  open: t({ message: 'To do', context: 'state of an action' }),
  'in-progress': t({ message: 'In progress', context: 'state of an action' }),
  done: t({ message: 'Done', context: 'state of an action' }),
  verified: t({ message: 'Verified', context: 'state of an action' }),
  reopened: t({ message: 'To do again', context: 'state of an action' }),
  rejected: t({ message: 'Rejected', context: 'state of an action' }),
});

/** Of somebody's button that moves an action on. */
export const stepWords = (): Readonly<Record<ActionState, string>> => ({
  open: '',
  'in-progress': t`Start`,
  done: t`Mark as done`,
  verified: t`Verify`,
  reopened: t`Send back`,
  rejected: t`Reject`,
});
