import type { Kind } from './kinds.ts';
import written from './first-aid.json' with { type: 'json' };

export type InBoth = Readonly<{ en: string; es: string }>;

/** What is said beside somebody who is harmed in this way. */
export type FirstAid = Readonly<{
  name: InBoth;
  /** What kills the helper or makes it worse; null: nothing that a lay person would do. */
  not: InBoth | null;
  /** Whom to call. */
  call: InBoth;
  /** Page of the safety library, section and anchor where the steps stand word for word, in English. */
  documentKey: string;
  section: string;
  anchor: string;
  /** Three to six, in their order. */
  steps: readonly InBoth[];
}>;

export const firstAid: Readonly<Record<Kind, FirstAid>> = written;
