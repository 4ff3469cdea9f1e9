import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import { useSessionState } from './session-state.ts';

const leftOutState = { name: 'left-out', initial: [] as readonly string[] };

/** The documents that are asked: all, but those that the person took out. */
export function useSelection(ready: readonly SafetyDocument[]) {
  const [leftOut, change] = useSessionState(leftOutState);
  const out = new Set(leftOut);
  return {
    selected: ready.map(({ key }) => key).filter((key) => !out.has(key)),
    select: (keys: readonly string[], chosen: boolean) =>
      change((now) => {
        const rest = now.filter((key) => !keys.includes(key));
        return chosen ? rest : [...rest, ...keys];
      }),
  };
}

export type Selection = ReturnType<typeof useSelection>;
