import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Icon, Tone } from './tone.ts';
import { toneClass } from './tone.ts';

const icons: Readonly<Record<Tone, Icon>> = {
  ok: CircleCheck,
  warn: TriangleAlert,
  note: Info,
  attention: TriangleAlert,
  bad: CircleAlert,
  plain: Info,
};

interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  icon?: Icon;
  /** Buttons, under the text. */
  actions?: ReactNode;
  /** A live region: only for what appears after an action of the user. */
  announced?: boolean;
  children?: ReactNode;
}

/** A message about this part of the screen. */
export function Notice({ tone, title, icon, actions, announced, children }: NoticeProps) {
  const Icon = icon ?? icons[tone];
  return (
    <div
      role={announced ? (tone === 'bad' ? 'alert' : 'status') : undefined}
      className={classNames(
        toneClass[tone],
        'flex items-start gap-3 rounded-card border-(length:--edge) border-tone/35 bg-tone-tint p-3 in-data-[theme=sunlight]:border-tone',
      )}
    >
      <Icon size="1.2em" className="mt-0.5 shrink-0 text-tone" aria-hidden />
      <div className="flex min-w-0 grow flex-col gap-1">
        {title && <p className="font-bold break-words">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
