import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useSearchParams } from 'wouter';
import { screens } from '../api/addresses.ts';
import { useCrewNames } from '../crews/public.ts';
import { clock } from '../language/moments.ts';
import { AsOf, OnlyHere } from '../ui/as-of.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useWide } from '../ui/use-wide.ts';
import { VirtualList } from '../ui/virtual-list.tsx';
import { IncidentMap } from './incident-map.tsx';
import { IncidentRow } from './incident-row.tsx';
import { IncidentTable } from './incident-table.tsx';
import { ListFilterFields } from './list-filter-fields.tsx';
import { queryOf } from './list-filters.ts';
import { ListTools } from './list-tools.tsx';
import { MoreIncidents } from './more-incidents.tsx';
import { keyOf, useOpenedRows } from './opened-rows.ts';
import type { IncidentList } from './queries.ts';
import { SavedViewButtons, SaveView } from './saved-views.tsx';
import { useShownIncidents } from './shown-incidents.ts';
import { useSavedViews } from './use-saved-views.ts';

/** Width of a screen with room for the columns of a table beside the sidebar. */
const TABLE_REM = 64;

/**
 * Height of a closed row with letters of the usual size, pixels. Where it is another, the list is drawn a second time
 * as soon as that is known.
 */
const ROW_PX = 118.984375;

export default function IncidentsPage() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const query = queryOf(address);
  const isFiltered = query !== '';
  const { list, shown, isWhole, ...more } = useShownIncidents(query);
  const saved = useSavedViews();
  const isDesk = useWide(TABLE_REM);
  const isMap = address.get('view') === 'map';
  const show = (next: string, map = isMap) => {
    const shownAt = new URLSearchParams(next);
    if (map) shownAt.set('view', 'map');
    setAddress(shownAt, { replace: true });
  };
  const setQuery = (next: string) => show(next);
  const known = useCrewNames();
  const crews = [...new Set([...known, ...list.incidents.flatMap(({ crewId }) => crewId ?? [])])].sort();
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
      </ListFilterFields>
      {list.incidents.length > 0 && (
        <ListTools {...{ query, isDesk, isMap }} onMap={(map) => show(query, map)} />
      )}
      {isFiltered && <HowFound isWhole={isWhole} hasMore={more.hasMore} count={shown.length} />}
      {isMap && list.incidents.length > 0 ? (
        <IncidentMap query={query} onPhone={list.incidents} />
      ) : (
        <>
          <List list={{ ...list, incidents: shown }} {...{ isDesk, query }} onChange={setQuery} />
          <MoreIncidents {...more} />
        </>
      )}
    </Page>
  );
}

interface ListProps {
  list: IncidentList;
  isDesk: boolean;
  query: string;
  onChange: (query: string) => void;
}

function List({ list: { incidents, loading, failed, retry }, isDesk, query, onChange }: ListProps) {
  const { t } = useLingui();
  const { isOpen, toggle } = useOpenedRows();
  if (loading) return <SkeletonRows label={t`Loading incidents`} />;
  if (failed && incidents.length === 0) {
    return (
      <ErrorState title={t`Failed to load incidents`} onRetry={retry}>
        <Trans>Reports you make now are still saved on this phone.</Trans>
      </ErrorState>
    );
  }
  if (incidents.length === 0) return query === '' ? <NoIncidents /> : null;
  if (isDesk) return <IncidentTable {...{ incidents, query, onChange }} />;
  return (
    <VirtualList label={t`Incidents`} items={incidents} keyOf={keyOf} rowHeight={ROW_PX}>
      {(incident) => <IncidentRow incident={incident} open={isOpen(incident)} onToggle={toggle} />}
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
