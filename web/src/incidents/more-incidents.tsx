import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from '../ui/button.tsx';
import { useFocusRestored } from '../ui/restore-focus.ts';
import type { ShownIncidents } from './shown-incidents.ts';

/** Below the list: the next ones that the server has, and that they did not come. */
export function MoreIncidents({
  hasMore,
  loadMore,
  busy,
  failed,
}: Pick<ShownIncidents, 'hasMore' | 'loadMore' | 'busy' | 'failed'>) {
  const place = useFocusRestored<HTMLDivElement>();
  return (
    <div ref={place} className="flex flex-col items-center gap-2">
      {failed && !busy && hasMore && (
        <p role="status" className="text-label text-quiet">
          <Trans>The next incidents did not load. Try again when there is signal.</Trans>
        </p>
      )}
      {hasMore && (
        <Button icon={ChevronDown} wide busy={busy} onClick={loadMore}>
          <Trans>Show more incidents</Trans>
        </Button>
      )}
    </div>
  );
}
