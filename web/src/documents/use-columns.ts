import { useMedia } from '../ui/use-media.ts';

/**
 * True where documents and chat stand side by side: wide enough for two columns beside the sidebar, and a mouse rather than a
 * finger. Small and touch screens have them in tabs.
 */
export const useColumns = (): boolean => useMedia('(min-width: 64rem) and (not (pointer: coarse))');
