import type { ComponentType } from 'react';
import { use } from 'react';

/** How each part whose loading failed forgets that it did. */
const failed = new Set<() => void>();

/**
 * What could not be loaded is tried again when it is drawn next. To be called when a failure stands on the screen, not
 * before: a part that fails may be drawn once more by itself, and would load and fail without end.
 */
export function forgetFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A part of the app that is loaded apart. As React's `lazy`, but drawn at once when it was loaded before: `lazy` shows
 * its fallback for a moment all the same, which would take away the page's first picture.
 */
export function loadable<Props extends object, More>(
  load: () => Promise<More & { default: ComponentType<Props> }>,
) {
  let loading: Promise<More & { default: ComponentType<Props> }> | undefined;
  const once = (): Promise<More & { default: ComponentType<Props> }> => {
    if (loading) return loading;
    const begun = load().then((module) => {
      // `use` reads both from a promise before it waits for it.
      void Object.assign(begun, { status: 'fulfilled', value: module });
      return module;
    });
    loading = begun;
    begun.catch(() => failed.add(() => forget(begun)));
    return begun;
  };
  const forget = (begun: typeof loading) => {
    if (loading === begun) loading = undefined;
  };
  function Shown(props: Props) {
    const { default: Part } = use(once());
    return <Part {...props} />;
  }
  // What could not be loaded ahead is tried again when it is shown, and only then said to have failed.
  const ahead = async () => {
    const begun = once();
    try {
      return await begun;
    } catch (error) {
      forget(begun);
      throw error;
    }
  };
  return { load: ahead, Shown };
}
