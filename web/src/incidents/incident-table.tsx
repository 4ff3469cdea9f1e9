import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { memo, useId, type ReactNode, type Ref } from 'react';
import { usePersonName, useUser } from '../auth/public.ts';
import { dayAndTime } from '../language/moments.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { FailureBoundary } from '../ui/failure-boundary.tsx';
import { useWide } from '../ui/use-wide.ts';
import { useVirtualRows } from '../ui/virtual-rows.ts';
import { IncidentBadges } from './incident-badges.tsx';
import { IncidentDetails } from './incident-details.tsx';
import { IncidentStatusBadge } from './incident-status.tsx';
import { priorityBar, useIncidentWords } from './incident-words.ts';
import { directionOf, sortedBy, type SortedColumn } from './list-sort.ts';
import { keyOf, useOpenedRows } from './opened-rows.ts';
import { SyncWords } from './sync-words.tsx';

/** Expected height of a closed row, pixels. */
const ROW_PX = 118;
/** On a narrower screen the status stands in the first column. */
const STATUS_COLUMN_REM = 80;

interface IncidentTableProps {
  incidents: readonly IncidentEntry[];
  query: string;
  onChange: (query: string) => void;
}

/** The list on a desk: its columns sort it, and a row opens in place. Only the rows in sight are rendered. */
export function IncidentTable({ incidents, query, onChange }: IncidentTableProps) {
  const { t } = useLingui();
  const { isOpen, toggle } = useOpenedRows();
  const hasStatus = useWide(STATUS_COLUMN_REM);
  const { start, rows, measure, before, total } = useVirtualRows<HTMLTableSectionElement, IncidentEntry>({
    ...{ items: incidents, keyOf, rowHeight: ROW_PX, gap: 0 },
  });
  const last = rows.at(-1);
  const first = rows[0];
  const shown = last === undefined || first === undefined ? 0 : last.end - first.start;
  const sorting = (column: SortedColumn, name: string, className: string) => (
    <SortHeading
      {...{ name, className }}
      direction={directionOf(query, column)}
      onPress={() => onChange(sortedBy(query, column))}
    />
  );
  return (
    <div className="edge rounded-card bg-card">
      <table
        aria-label={t`Incidents`}
        aria-rowcount={incidents.length + 1}
        className="w-full table-fixed border-collapse text-left [overflow-anchor:none]"
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="p-3 text-label font-semibold">
              <Trans>Incident</Trans>
            </th>
            {sorting('date', t`Date`, 'w-[7.5rem] xl:w-[8.5rem]')}
            {sorting('severity', t`Severity`, 'w-[8rem]')}
            {sorting('priority', t`Priority`, 'w-[7.75rem]')}
            {hasStatus && (
              <th scope="col" className="w-[9rem] p-3 text-label font-semibold">
                <Trans>Status</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={start} aria-hidden="true">
          <Space height={before} />
        </tbody>
        {rows.map((row) => {
          const incident = incidents[row.index];
          return (
            incident && (
              <TableRow
                key={row.key}
                ref={measure}
                index={row.index}
                incident={incident}
                open={isOpen(incident)}
                hasStatus={hasStatus}
                onToggle={toggle}
              />
            )
          );
        })}
        <tbody aria-hidden="true">
          <Space height={total - before - shown} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not rendered. */
const Space = ({ height }: { height: number }) => <tr style={{ height: Math.max(0, height) }} />;

interface SortHeadingProps {
  name: string;
  className: string;
  direction: ReturnType<typeof directionOf>;
  onPress: () => void;
}

function SortHeading({ name, className, direction, onPress }: SortHeadingProps) {
  const Arrow = { descending: ArrowDown, ascending: ArrowUp, none: ArrowUpDown }[direction];
  return (
    <th scope="col" aria-sort={direction} className={classNames('p-0', className)}>
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-12 w-full items-center gap-1.5 px-3 text-label font-semibold hover:bg-press"
      >
        {name}
        <Arrow
          size={18}
          aria-hidden
          className={classNames('shrink-0', direction === 'none' ? 'text-quiet' : 'text-accent-text')}
        />
      </button>
    </th>
  );
}

interface TableRowProps {
  ref: Ref<HTMLTableSectionElement>;
  index: number;
  incident: IncidentEntry;
  open: boolean;
  /** Whether there is a column of it. */
  hasStatus: boolean;
  onToggle: (incident: IncidentEntry) => void;
}

/** Kept as it is while the table scrolls past it. */
const TableRow = memo(function TableRow({ ref, index, incident, open, hasStatus, onToggle }: TableRowProps) {
  const words = useIncidentWords();
  const { t } = useLingui();
  const id = useId();
  const seesOthers = useUser().role !== 'field-crew';
  const nameOf = usePersonName();
  const levels = { low: t`Low`, medium: t`Medium`, high: t`High` };
  return (
    <tbody ref={ref} data-index={index} className="edge-t">
      <tr aria-rowindex={index + 2}>
        <th scope="row" className="p-0 align-top font-normal">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => onToggle(incident)}
            className="flex min-h-16 w-full items-stretch gap-3 p-3 text-left hover:bg-press"
          >
            <ChevronDown
              size={24}
              aria-hidden
              className={classNames('shrink-0 text-quiet transition-transform', open && 'rotate-180')}
            />
            <span
              aria-hidden="true"
              className={classNames('w-1 shrink-0 rounded-full', priorityBar(incident.priority))}
            />
            <span className="min-w-0 grow">
              <span className="font-semibold">{words.kind(incident)}</span>{' '}
              {incident.id > 0 && <span className="text-label text-quiet">#{incident.id}</span>}
              {!hasStatus && (
                <span className="block py-1">
                  <IncidentStatusBadge status={incident.status} />
                </span>
              )}
              <IncidentBadges incident={incident} isInTable />
              <span className="line-clamp-2 break-words">{incident.description}</span>
              <span className="line-clamp-1 text-label break-all text-quiet">
                {seesOthers && incident.reportedBy && (
                  <>{nameOf(incident.reportedBy, incident.reportedByUsername)} · </>
                )}
                {incident.location}
              </span>
              <SyncWords state={incident.state} />
            </span>
          </button>
        </th>
        <Cell>{dayAndTime(incident.date)}</Cell>
        <Cell>
          {incident.severity === 'high' ? (
            <Badge tone="bad" icon={CircleAlert}>
              {levels.high}
            </Badge>
          ) : incident.severity ? (
            levels[incident.severity]
          ) : (
            <span className="text-quiet">
              <Trans>Not judged yet</Trans>
            </span>
          )}
        </Cell>
        <Cell>{words.priority(incident.priority)}</Cell>
        {hasStatus && (
          <Cell>
            <IncidentStatusBadge status={incident.status} />
          </Cell>
        )}
      </tr>
      {open && (
        <tr>
          <td id={id} colSpan={hasStatus ? 5 : 4} className="edge-t p-4">
            <FailureBoundary part>
              <IncidentDetails incident={incident} />
            </FailureBoundary>
          </td>
        </tr>
      )}
    </tbody>
  );
});

const Cell = ({ children }: { children: ReactNode }) => (
  <td className="p-3 align-top text-label break-words">{children}</td>
);
