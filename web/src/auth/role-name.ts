import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { MessageDescriptor } from '@lingui/core';

const names: Readonly<Record<string, MessageDescriptor>> = {
  'field-crew': msg`field-crew`,
  supervisor: msg`supervisor`,
  safety: msg`safety manager`,
  admin: msg`admin`,
};

/** Names a role beside a person's name, as the specification writes it; one that is not known as it is. */
export function useRoleName(): (role: string) => string {
  const { i18n } = useLingui();
  return (role) => {
    const name = names[role];
    return name === undefined ? role : i18n._(name);
  };
}
