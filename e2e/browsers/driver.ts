/** A page of a browser that is driven over its own protocol: the little that the main job needs of it. */
export type Tab = {
  /** Resolves when the page has loaded. Never rejects: a page that does not come is seen by what stands there. */
  goto: (url: string) => Promise<void>;
  /** Runs in the page; `work` is sent as text, and uses nothing from around it. */
  run: <Args extends unknown[], Result>(
    work: (...given: Args) => Result | Promise<Result>,
    ...given: Args
  ) => Promise<Result>;
  /** Types into the field. */
  type: (selector: string, text: string) => Promise<void>;
  /** Chooses files of this machine. */
  choose: (selector: string, paths: readonly string[]) => Promise<void>;
};

export type Driven = {
  tab: Tab;
  /** What the browser has said aloud so far: errors of its console. */
  said: () => string[];
  close: () => Promise<void>;
};

/** Ms within which a page comes and a script ends. */
export const PATIENCE_MS = 30_000;

/** Polls until `look` gives something truthy; throws with `what` after a while. */
export async function until<T>(what: string, look: () => Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const end = performance.now() + patience;
  let last: unknown;
  while (performance.now() < end) {
    try {
      const found = await look();
      if (found) return found;
      last = found;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  throw new Error(`Did not come: ${what} (last: ${String(last)})`);
}
