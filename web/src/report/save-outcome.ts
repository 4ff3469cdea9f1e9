import type { Device, RecordState } from '../offline/public.ts';
import { translate, sentencesOf } from '../language/translate.ts';

/** What became of something that was saved on this device a moment ago. */
export type SaveOutcome =
  | { kind: 'accepted' }
  /** The server has not taken it yet; it will be sent. */
  | { kind: 'saved' }
  /** The server said no, with its sentence. It stays on the device. */
  | { kind: 'refused'; reason: string };

/** Milliseconds for which a person is kept waiting for the server's word. */
const PATIENCE_MS = 4000;

/** An incident or claim as the device has it now. */
interface Saved {
  id: number;
  unsentRevision: number | null;
  state: RecordState<unknown>;
}

interface OutcomeOptions {
  read: () => Promise<Saved | null>;
  subscribe: Device['subscribe'];
  patience?: number;
}

/** Waits a short while for the server to take what `read` finds. Photos that still travel do not count. */
export async function saveOutcome(options: OutcomeOptions): Promise<SaveOutcome> {
  const { read, subscribe, patience = PATIENCE_MS } = options;
  const look = async (): Promise<SaveOutcome> => {
    const entry = await read();
    if (entry?.state.kind === 'needs-you' && entry.state.about !== 'file') {
      const { reason, errors } = entry.state;
      const sentences = sentencesOf(entry.state);
      const named = errors.map(({ message }) => translate(message, sentences)).join('. ');
      return { kind: 'refused', reason: named || translate(reason, sentences) };
    }
    return entry !== null && entry.id > 0 && entry.unsentRevision === null
      ? { kind: 'accepted' }
      : { kind: 'saved' };
  };
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const timer = setTimeout(end, patience);
  const unsubscribe = subscribe(() => {
    look()
      .then((outcome) => outcome.kind !== 'saved' && end())
      .catch(() => end());
  });
  try {
    const outcome = await look();
    if (outcome.kind !== 'saved') return outcome;
    await ended;
    return await look();
  } catch {
    // It is saved; only what became of it cannot be read now.
    return { kind: 'saved' };
  } finally {
    clearTimeout(timer);
    unsubscribe();
  }
}
