const FONT = '1rem "Atkinson Hyperlegible Next Variable"';
const NAVIGATIONS = ['pushState', 'replaceState'];

/**
 * Loads the font and applies it at the next navigation: applied at once, it would shift the layout of a page
 * that is being read. An installed app has it from the start (head.ts).
 */
export async function loadFont(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset['font']) return;
  const use = () => {
    for (const event of NAVIGATIONS) window.removeEventListener(event, use);
    root.dataset['font'] = 'ours';
  };
  // Offline, the next start tries again.
  const found = await document.fonts.load(FONT).catch(() => []);
  if (found.length > 0) for (const event of NAVIGATIONS) window.addEventListener(event, use);
}
