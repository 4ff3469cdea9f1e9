import { classNames } from './class-names.ts';

/** A grey placeholder with the size of the content: `<Skeleton className="h-6 w-40" />`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={classNames('breathes rounded-control bg-line', className)} />;
}

/** Placeholder rows of a list that is loading; `label` is read aloud, e.g. 'Loading incidents'. */
export function SkeletonRows({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="edge flex items-center gap-3 rounded-card bg-card p-4">
          <Skeleton className="h-12 w-1" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
          <Skeleton className="h-6 w-20 rounded-full" />
        </div>
      ))}
    </div>
  );
}
