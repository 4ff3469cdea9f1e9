import type { ReactNode } from 'react';
import type { Icon } from './tone.ts';

interface EmptyStateProps {
  /** One sentence. */
  title: ReactNode;
  /** The first is drawn large, the second small beside it. */
  icons: readonly [Icon, Icon?];
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
}

export function EmptyState({ title, icons: [Main, Beside], children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <div aria-hidden="true" className="flex items-end gap-2 text-quiet">
        <Main size={56} strokeWidth={1.25} />
        {Beside && <Beside size={28} strokeWidth={1.5} />}
      </div>
      <p className="text-lead font-semibold">{title}</p>
      {children && <div className="max-w-[52ch] text-quiet">{children}</div>}
      {action}
    </div>
  );
}
