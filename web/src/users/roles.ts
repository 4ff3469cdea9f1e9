import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { roles, type Role } from '@tailboard/contract/auth.ts';

const words: Readonly<Record<Role, MessageDescriptor>> = {
  'field-crew': msg`Field crew`,
  supervisor: msg`Supervisor`,
  safety: msg`Safety manager`,
  admin: msg`Administrator`,
};

export const roleChoices = roles.map((role) => [role, words[role]] as const);
export const roleWords = (role: Role): MessageDescriptor => words[role];
