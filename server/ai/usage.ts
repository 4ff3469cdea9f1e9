import type { ModelFunction, ModelUsage } from '@tailboard/contract/models.ts';
import type { UnavailableReason } from './model-unavailable.ts';

export type Usage = {
  asked: () => void;
  answered: (ms: number) => void;
  failed: (reason: UnavailableReason) => void;
  tokens: (used: { inputTokens?: number | undefined; outputTokens?: number | undefined }) => void;
  report: () => ModelUsage;
};

/** Counts what one function of the models has done in this server since its start. Figures only, nothing of what was said. */
export function countUsage(of: ModelFunction, model: string): Usage {
  const counts = { requests: 0, answers: 0, inputTokens: 0, outputTokens: 0, answerMs: 0 };
  const failures: Partial<Record<UnavailableReason, number>> = {};
  return {
    asked: () => void (counts.requests += 1),
    answered: (ms) => {
      counts.answers += 1;
      counts.answerMs += Math.round(ms);
    },
    failed: (reason) => void (failures[reason] = (failures[reason] ?? 0) + 1),
    tokens: ({ inputTokens = 0, outputTokens = 0 }) => {
      counts.inputTokens += inputTokens;
      counts.outputTokens += outputTokens;
    },
    report: () => ({ of, model, ...counts, failures: { ...failures } }),
  };
}
