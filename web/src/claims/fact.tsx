import type { ReactNode } from 'react';

/** Names and values, in two columns if the text size leaves enough space. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-3">{children}</dl>
  );
}

/** Name and value, within Facts. */
export function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
      <dt className="text-label text-quiet">{name}</dt>
      <dd className="max-w-[68ch] font-semibold break-words whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
