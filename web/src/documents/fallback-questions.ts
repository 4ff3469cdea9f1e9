import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Offered when the server suggests nothing: fifteen questions that the library answers. */
export const fallbackQuestions: readonly MessageDescriptor[] = [
  msg`At what height do I need fall protection?`,
  msg`How far from a power line must the crane stay?`,
  msg`How far must a ladder go past the landing?`,
  msg`When does a trench need a protective system?`,
  msg`How often must a scaffold be inspected?`,
  msg`When do I have to wear a hard hat?`,
  msg`What must be checked on a harness before use?`,
  msg`When is hearing protection required?`,
  msg`What do I do when somebody has heat stroke?`,
  msg`Who may enter a permit-required confined space?`,
  msg`How do I lock out a machine before working on it?`,
  msg`What must be on the label of a chemical?`,
  msg`When is a fire watch needed for hot work?`,
  msg`How soon must an injury be reported to OSHA?`,
  msg`May I refuse work that is dangerous?`,
];
