import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../ui/skeleton.tsx';

/** Grey shapes of the cards that come. */
export function LoadingBlocks({ finding }: { finding: boolean }) {
  const { t } = useLingui();
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className={finding ? 'text-quiet' : 'sr-only'}>
        {finding ? t`Getting your location...` : t`Loading the briefing`}
      </span>
      <Skeleton className="h-12 w-full" />
      {[1, 2, 3].map((card) => (
        <div key={card} className="edge flex flex-col gap-3 rounded-card bg-card p-4">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-5 w-4/5" />
        </div>
      ))}
    </div>
  );
}
