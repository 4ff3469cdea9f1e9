import { actionSchema, type Action, type UpdateAction } from '@tailboard/contract/actions.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { actionCall } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';

/** Changes an action at the server. `theirs`: what somebody else saved meanwhile. */
export function useSaveAction(id: number) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<Action | null>(null);
  /** True once the server has it. */
  const save = async (update: UpdateAction): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call<Action>(actionCall(id), { method: 'PUT', body: update });
      return true;
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      const current = actionSchema.safeParse(problem?.['current']);
      if (problem?.code === 'changed-meanwhile' && current.success) setTheirs(current.data);
      else if (problem === undefined) setFailure(t`Not sent. Try again when there is signal.`);
      else setFailure(problem.errors?.[0]?.message ?? problem.detail);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, failure, theirs, forgetTheirs: () => setTheirs(null) };
}
