import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PersonRole, Treatment } from '@tailboard/contract/incident-people.ts';

/** Whose employee somebody hurt is. */
export const roleWords: Readonly<Record<PersonRole, MessageDescriptor>> = {
  employee: msg`Our employee`,
  temp: msg`Temporary worker`,
  contractor: msg`Contractor`,
  public: msg`Not at work here`,
};

/** The most that was done for them. */
export const treatmentWords: Readonly<Record<Treatment, MessageDescriptor>> = {
  unknown: msg`Not yet known`,
  none: msg`None`,
  'first-aid': msg`First aid`,
  medical: msg`Doctor or clinic`,
  'emergency-room': msg`Emergency room`,
  admitted: msg`Admitted to a hospital`,
  died: msg`Died`,
};

/** As the record has it, in English; another may be typed elsewhere. */
export const bodyPartWords: Readonly<Record<string, MessageDescriptor>> = {
  Head: msg`Head`,
  Eye: msg`Eye`,
  Neck: msg`Neck`,
  Shoulder: msg`Shoulder`,
  Arm: msg`Arm`,
  Hand: msg`Hand`,
  Finger: msg`Finger`,
  Chest: msg`Chest`,
  Back: msg({ message: 'Back', context: 'part of the body' }),
  Leg: msg`Leg`,
  Knee: msg`Knee`,
  Foot: msg`Foot`,
};

export const roleChoices = Object.entries(roleWords) as [PersonRole, MessageDescriptor][];
export const treatmentChoices = Object.entries(treatmentWords) as [Treatment, MessageDescriptor][];
export const bodyPartChoices = Object.entries(bodyPartWords);
