import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { Suspense, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { saveFile } from '../ui/save-file.ts';
import { toCsv, type Row } from './csv.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

// The library of the charts is not kept on every phone: without signal before its first use there is the table.
const BarFigure = lazyPart(() => import('./bar-figure.tsx'), NoFigure);

function NoFigure() {
  return (
    <p className="text-quiet">
      <Trans>The chart needs signal the first time. The table has the same figures.</Trans>
    </p>
  );
}

interface ChartCardProps {
  title: string;
  /** Of the file, without its ending. */
  fileName: string;
  /** Of the first column. */
  of: string;
  rows: readonly { name: string; count: number; more?: number | null }[];
  /** Weeks or hours, in their order; else names. */
  isSeries?: boolean;
  /** Of a third column, where there is one. */
  more?: string;
  /** Below the chart. */
  note?: ReactNode;
}

/** Counts as bars, as a table, and as a file. */
export function ChartCard({ title, fileName, of, rows, more, note, isSeries = false }: ChartCardProps) {
  const { t } = useLingui();
  const heads = [of, t`Reports`, ...(more === undefined ? [] : [more])];
  const cells = rows.map(({ name, count, more: third }): Row => [
    name,
    count,
    ...(more === undefined ? [] : [third ?? null]),
  ]);
  const download = () =>
    saveFile(new Blob([toCsv([heads, ...cells])], { type: 'text/csv' }), `${fileName}.csv`);
  if (rows.every(({ count }) => count === 0)) {
    return (
      <Card title={title}>
        <p className="text-quiet">
          <Trans>No reports</Trans>
        </p>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <Suspense fallback={<div className="h-56" />}>
        <BarFigure label={title} unit={t`Reports`} rows={rows} isSeries={isSeries} />
      </Suspense>
      {note !== undefined && <p className="text-label text-quiet">{note}</p>}
      <details>
        <summary className="min-h-12 cursor-pointer content-center font-semibold">
          <Trans>As a table</Trans>
        </summary>
        <div className="overflow-x-auto">
          <table className="w-full text-left">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col" className="edge-b py-1 pr-4">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cells.map(([name, ...figures]) => (
                <tr key={name}>
                  <th scope="row" className="py-1 pr-4 font-normal">
                    {name}
                  </th>
                  {figures.map((figure, at) => (
                    <td key={heads[at + 1]} className="py-1 pr-4">
                      {figure ?? '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <div>
        <Button icon={Download} aria-label={t`Download as CSV: ${title}`} onClick={download}>
          <Trans>Download as CSV</Trans>
        </Button>
      </div>
    </Card>
  );
}
