import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { calls, screens } from '../api/addresses.ts';
import { clock } from '../language/moments.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { AsOf, OnlyHere } from '../ui/as-of.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { ExportLinks } from '../ui/export-links.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { IncidentRow } from './incident-row.tsx';
import { ListFilterFields } from './list-filter-fields.tsx';
import { queryOf } from './list-filters.ts';
import { MoreIncidents } from './more-incidents.tsx';
import type { IncidentList } from './queries.ts';
import { SavedViewButtons, SaveView } from './saved-views.tsx';
import { useShownIncidents } from './shown-incidents.ts';
import { useSavedViews } from './use-saved-views.ts';

/**
 * Height of a closed row with letters of the usual size, pixels. Where it is another, the list is drawn a second time
 * as soon as that is known.
 */
const ROW_PX = 118.984375;

/** Stays the same when a report made on this device is given its number by the server. */
const keyOf = (incident: IncidentEntry) => incident.clientRef ?? String(incident.id);

export default function IncidentsPage() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const query = queryOf(address);
  const isFiltered = query !== '';
  const { list, shown, isWhole, ...more } = useShownIncidents(query);
  const saved = useSavedViews();
  const setQuery = (next: string) => setAddress(next, { replace: true });
  const crews = [...new Set(list.incidents.flatMap(({ crewId }) => crewId ?? []))].sort();
  return (
    <Page
      title={t`Incidents`}
      actions={
        <ButtonLink href={screens.report} look="primary" icon={Plus}>
          <Trans>New Incident</Trans>
        </ButtonLink>
      }
    >
      {list.asOf && <AsOf time={clock(list.asOf)} />}
      {list.failed && list.incidents.length > 0 && !list.asOf && <OnlyHere />}
      <SavedViewButtons saved={saved} query={query} onChange={setQuery} />
      <ListFilterFields query={query} onChange={setQuery} crews={crews}>
        <SaveView saved={saved} query={query} />
        {list.incidents.length > 0 && <ExportLinks list={calls.incidents} query={query} />}
      </ListFilterFields>
      {isFiltered && <HowFound isWhole={isWhole} hasMore={more.hasMore} count={shown.length} />}
      <List list={{ ...list, incidents: shown }} isFiltered={isFiltered} />
      <MoreIncidents {...more} />
    </Page>
  );
}

interface ListProps {
  list: IncidentList;
  isFiltered: boolean;
}

function List({ list: { incidents, loading, failed, retry }, isFiltered }: ListProps) {
  const { t } = useLingui();
  /** Kept here: rows out of sight are taken away. */
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((incident: IncidentEntry) => {
    const key = keyOf(incident);
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  if (loading) return <SkeletonRows label={t`Loading incidents`} />;
  if (failed && incidents.length === 0) {
    return (
      <ErrorState title={t`Failed to load incidents`} onRetry={retry}>
        <Trans>Reports you make now are still saved on this phone.</Trans>
      </ErrorState>
    );
  }
  if (incidents.length === 0) return isFiltered ? null : <NoIncidents />;
  return (
    <VirtualList label={t`Incidents`} items={incidents} keyOf={keyOf} rowHeight={ROW_PX}>
      {(incident) => <IncidentRow incident={incident} open={open.has(keyOf(incident))} onToggle={toggle} />}
    </VirtualList>
  );
}

/** How many were found, and where: without signal only what this phone has can be looked through. */
function HowFound({ isWhole, hasMore, count }: { isWhole: boolean; hasMore: boolean; count: number }) {
  return (
    <p role="status" className="text-label text-quiet">
      {!isWhole ? (
        <Plural
          value={count}
          _0="No incident on this phone fits"
          one="# incident found on this phone"
          other="# incidents found on this phone"
        />
      ) : hasMore ? (
        <Trans>The first {count} incidents found</Trans>
      ) : (
        <Plural value={count} _0="No incident fits" one="# incident found" other="# incidents found" />
      )}
    </p>
  );
}

function NoIncidents() {
  const { t } = useLingui();
  return (
    <EmptyState
      icons={[ClipboardList, TriangleAlert]}
      title={t`No incidents found`}
      action={
        <ButtonLink href={screens.report} icon={Plus}>
          <Trans>Report an incident</Trans>
        </ButtonLink>
      }
    />
  );
}
