import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Icon, Tone } from './tone.ts';
import { toneClass } from './tone.ts';

/** A state in one or two words: icon, word and tint. */
export function Badge({ tone, icon: Icon, children }: { tone: Tone; icon: Icon; children: ReactNode }) {
  return (
    <span
      className={classNames(
        toneClass[tone],
        'inline-flex items-center gap-1.5 rounded-full border-(length:--edge) border-tone/35 bg-tone-tint px-2.5 py-0.5',
        'text-small font-bold whitespace-nowrap text-tone in-data-[text-size=large]:whitespace-normal in-data-[theme=sunlight]:border-tone',
      )}
    >
      <Icon size="1.2em" className="shrink-0" aria-hidden />
      {children}
    </span>
  );
}
