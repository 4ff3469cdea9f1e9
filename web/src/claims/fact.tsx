import type { ReactNode } from 'react';

/** Name and value, within a `dl`. */
export function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-label text-quiet">{name}</dt>
      <dd className="max-w-[68ch] font-semibold break-words whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
