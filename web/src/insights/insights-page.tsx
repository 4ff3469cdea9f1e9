import { Trans, useLingui } from '@lingui/react/macro';
import { insightsSchema } from '@tailboard/contract/insights.ts';
import ChartColumn from 'lucide-react/icons/chart-column';
import { useState } from 'react';
import { insightsCall } from '../api/addresses.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';
import { clock, day } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { TextField } from '../ui/field.tsx';
import { NotHere } from '../ui/not-here.tsx';
import { Page } from '../ui/page.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { InsightCards } from './insight-cards.tsx';

/** Where it happens, and how fast it is answered. */
export default function InsightsPage() {
  const { t } = useLingui();
  const user = useUser();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [crew, setCrew] = useState('');
  const isOrdered = from === '' || to === '' || from <= to;
  const asked = Object.entries({ from, to, crew }).filter(([, value]) => value !== '');
  const answer = useAnswer({
    userId: user.id,
    path: isOrdered ? insightsCall(asked) : null,
    accept: (body) => insightsSchema.parse(body),
  });
  // The crews to choose from are those of the whole.
  const whole = useAnswer({
    userId: user.id,
    path: insightsCall([]),
    accept: (body) => insightsSchema.parse(body),
  });
  const crews = (whole.body?.byCrew ?? []).flatMap((each) => each.crew ?? []);
  const { body, loading, failed, asOf, refresh } = answer;
  return (
    <Page title={t`Insights`}>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          label={t`From`}
          type="date"
          value={from}
          error={isOrdered ? undefined : t`The first day is after the last.`}
          onChange={({ currentTarget: { value } }) => setFrom(value)}
        />
        <TextField
          label={t`To`}
          type="date"
          value={to}
          onChange={({ currentTarget: { value } }) => setTo(value)}
        />
        {(crews.length > 1 || crew !== '') && (
          <SelectField
            label={t`Crew`}
            value={crew}
            onChange={({ currentTarget: { value } }) => setCrew(value)}
          >
            <option value="">{t`All crews`}</option>
            {crews.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {asOf !== undefined && body !== undefined && <AsOf time={clock(asOf)} />}
      {loading && <SkeletonRows label={t`Loading insights`} />}
      {failed && <ErrorState title={t`The insights could not be loaded`} onRetry={() => void refresh()} />}
      {body === undefined && !loading && !failed && isOrdered && <NotHere onRetry={() => void refresh()} />}
      {body !== undefined && body.total === 0 && (
        <EmptyState title={t`No reports in these days`} icons={[ChartColumn]} />
      )}
      {body !== undefined && (
        <>
          <p className="text-label text-quiet">
            <Trans>
              Reports from {day(`${body.from}T12:00`)} to {day(`${body.to}T12:00`)}
            </Trans>
          </p>
          <InsightCards insights={body} />
        </>
      )}
    </Page>
  );
}
