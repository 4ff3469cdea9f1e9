import type { SentenceCode } from '@tailboard/contract/sentences/all.ts';

/** A sentence by its code, with what fills its gaps: written where it is read. */
export type Coded = Readonly<{
  code: SentenceCode;
  values?: Readonly<Record<string, string | number | Coded>>;
}>;

export const coded = (code: SentenceCode, values?: Coded['values']): Coded =>
  values ? { code, values } : { code };
