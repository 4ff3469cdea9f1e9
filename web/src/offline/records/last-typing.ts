import type { TextStorage } from '../browser-parts.ts';
import type { LocalIdentity } from '../databases/stored-records.ts';

/** What a form held when its page was hidden or closed. */
export type LastTyping = {
  step: string;
  values: unknown;
  /** The draft as the form knew it; null where it had none yet. */
  draft: LocalIdentity | null;
  /** Ms since 1970. */
  at: number;
};

const nameOf = (userId: number, kind: string) => `tailboard-typing ${userId} ${kind}`;

/**
 * A page that is closed has no time left for its database, which writes later; local storage writes at once. So the
 * last half second of typing goes there, and into the draft when the form is opened again.
 */
export function openLastTyping(storage: TextStorage) {
  const attempt = <T>(work: (storage: NonNullable<TextStorage>) => T): T | null => {
    try {
      return storage === null ? null : work(storage);
    } catch {
      // Full or switched off: the draft has everything but the last moment.
      return null;
    }
  };
  return {
    write: (userId: number, kind: string, typing: LastTyping): void => {
      attempt((texts) => texts.setItem(nameOf(userId, kind), JSON.stringify(typing)));
    },
    read: (userId: number, kind: string): LastTyping | null =>
      attempt((texts) => {
        const typing = JSON.parse(
          texts.getItem(nameOf(userId, kind)) ?? 'null',
        ) as Partial<LastTyping> | null;
        const whole = typeof typing?.step === 'string' && typeof typing.at === 'number' && 'values' in typing;
        return whole ? { draft: null, ...(typing as Omit<LastTyping, 'draft'>) } : null;
      }),
    forget: (userId: number, kind: string): void => {
      attempt((texts) => texts.removeItem(nameOf(userId, kind)));
    },
  };
}
