import type { ComponentType } from 'react';

/** The meaning of a colour. It is never shown without a word. */
export type Tone = 'ok' | 'warn' | 'note' | 'attention' | 'bad' | 'plain';

/** Class names are literal so that Tailwind finds them. */
export const toneClass: Readonly<Record<Tone, string>> = {
  ok: 'tone-ok',
  warn: 'tone-warn',
  note: 'tone-note',
  attention: 'tone-attention',
  bad: 'tone-bad',
  plain: 'tone-plain',
};

/** A lucide icon, imported alone: `import House from 'lucide-react/icons/house'`. */
export type Icon = ComponentType<{
  size?: number | string;
  strokeWidth?: number | string;
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
}>;
