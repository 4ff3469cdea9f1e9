import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Insights } from '@tailboard/contract/insights.ts';
import { useIncidentWords } from '../incidents/public.ts';
import { decimal } from '../language/decimal.ts';
import { fullHour, shortDay } from '../language/moments.ts';
import { sentencesOf, translate } from '../language/translate.ts';
import { Link } from 'wouter';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { incidentScreen } from '../api/addresses.ts';
import { ChartCard } from './chart-card.tsx';
import { ClusterMap } from './cluster-map.tsx';

/** Reports of a place that are linked, the newest. */
const MOST_LINKS = 6;

/** The week in words first, then figures, places and charts. */
export function InsightCards({ insights }: { insights: Insights }) {
  const { t } = useLingui();
  const words = useIncidentWords();
  const sentences = sentencesOf(insights);
  const { total, smallNumbers, sentence, clusters, heatKnown } = insights;
  const severities = { low: t`Low`, medium: t`Medium`, high: t`High` };
  return (
    <>
      <p className="max-w-[68ch] text-lead font-semibold">{translate(sentence, sentences)}</p>
      {smallNumbers && total > 0 && (
        <Notice tone="note" title={<Trans>Small numbers</Trans>}>
          <Trans>There are few reports ({total}): one more or less changes the picture.</Trans>
        </Notice>
      )}
      <Figures insights={insights} />
      {clusters.length > 0 && (
        <Card title={t`Where it clusters`}>
          <ul className="flex flex-col gap-2">
            {clusters.map(({ latitude, longitude, count, place, hazard, incidentIds }) => (
              <li key={`${latitude} ${longitude}`} className="edge-b pb-2 last:border-b-0">
                <p className="font-semibold">{place}</p>
                <p className="text-label text-quiet">
                  <Plural value={count} one="# report" other="# reports" />
                  {hazard !== null && ` · ${translate(hazard)}`}
                </p>
                <ClusterMap place={place} position={{ latitude, longitude }} />
                <ul className="flex flex-wrap gap-x-4">
                  {incidentIds.slice(0, MOST_LINKS).map((id) => (
                    <li key={id}>
                      <Link
                        href={incidentScreen(id)}
                        className="inline-flex min-h-12 items-center font-semibold text-accent-text underline"
                      >
                        <Trans>Report {id}</Trans>
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ChartCard
          title={t`By week`}
          fileName="by-week"
          isSeries
          of={t`Week from`}
          rows={insights.byWeek.map(({ week, count }) => ({ name: shortDay(`${week}T12:00`), count }))}
        />
        <ChartCard
          title={t`By type`}
          fileName="by-type"
          of={t`Type`}
          rows={insights.byType.map(({ type, count }) => ({ name: words.type(type), count }))}
        />
        <ChartCard
          title={t`By kind of report`}
          fileName="by-category"
          of={t`Kind of report`}
          rows={insights.byCategory.map(({ category, count }) => ({ name: words.category(category), count }))}
        />
        <ChartCard
          title={t`By severity`}
          fileName="by-severity"
          of={t`Severity`}
          rows={insights.bySeverity.map(({ severity, count }) => ({
            name: severity === null ? t`Not judged yet` : severities[severity],
            count,
          }))}
        />
        <ChartCard
          title={t`By crew`}
          fileName="by-crew"
          of={t`Crew`}
          rows={insights.byCrew.map(({ crew, count }) => ({ name: crew ?? t`No crew`, count }))}
        />
        <ChartCard
          title={t`By hazard`}
          fileName="by-hazard"
          of={t`Hazard`}
          rows={insights.byHazard.map(({ hazard, count }) => ({ name: translate(hazard), count }))}
        />
        <ChartCard
          title={t`By hour of the day`}
          fileName="by-hour"
          isSeries
          of={t`Hour`}
          more={t`Heat index, °F`}
          note={
            heatKnown === 0 ? (
              <Trans>The heat index is not known for any of these reports.</Trans>
            ) : (
              <Trans>
                The heat index is known for {heatKnown} of {total} reports. The table shows the one in the
                middle.
              </Trans>
            )
          }
          rows={insights.byHour.map(({ hour, count, heatIndex }) => ({
            name: fullHour(hour),
            count,
            more: heatIndex,
          }))}
        />
      </div>
    </>
  );
}

function Figures({ insights }: { insights: Insights }) {
  const { t } = useLingui();
  const { nearMissesPerInjury, nearMisses, injuries, talks, medianHours, overdueActions } = insights;
  const hours = (value: number | null) => {
    if (value === null) return t`None yet`;
    if (value < 1) return plural(Math.round(value * 60), { one: '# minute', other: '# minutes' });
    return value === 1 ? t`1 hour` : t`${decimal(value, 1)} hours`;
  };
  const half = (value: number | null) => (value === null ? '' : t`Half were faster (median)`);
  const { held, daysWorked } = talks;
  const figures = [
    [
      t`Near misses for each injury`,
      nearMissesPerInjury === null ? t`No injuries` : decimal(nearMissesPerInjury, 1),
      t`${nearMisses} near misses, ${injuries} injuries`,
    ],
    [t`Talks held`, t`${held} of ${daysWorked} days worked`, ''],
    [t`From report to seen`, hours(medianHours.toSeen), half(medianHours.toSeen)],
    [t`From report to first action`, hours(medianHours.toFirstAction), half(medianHours.toFirstAction)],
    [t`From report to closed`, hours(medianHours.toClosed), half(medianHours.toClosed)],
    [t`Overdue actions`, String(overdueActions), ''],
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
      {figures.map(([name, value, more]) => (
        <div key={name} className="edge rounded-card bg-card p-3">
          <dt className="text-label text-quiet">{name}</dt>
          <dd className="text-lead font-bold">{value}</dd>
          {more !== '' && <dd className="text-label text-quiet">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}
