const FONT = '1rem "Atkinson Hyperlegible Next Variable"';
const GONE = ['pushState', 'replaceState'];

/**
 * Fetches our letters for the next screen that is gone to: in the middle of one that is being read they would move every
 * line of it. On a device that has the app they are there from the start (head.ts).
 */
export async function loadFont(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset['font']) return;
  const use = () => {
    for (const event of GONE) window.removeEventListener(event, use);
    root.dataset['font'] = 'ours';
  };
  // Without signal they come another time.
  const found = await document.fonts.load(FONT).catch(() => []);
  if (found.length > 0) for (const event of GONE) window.addEventListener(event, use);
}
