import { Trans, useLingui } from '@lingui/react/macro';
import type { Rates as RatesAnswer } from '@tailboard/contract/recordkeeping-forms.ts';
import type { ReactNode } from 'react';
import { decimal } from '../language/decimal.ts';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Answered } from './answered.tsx';
import { EstablishmentField, useAddress, years } from './chosen.tsx';
import { useEstablishments, useRates } from './queries.ts';

/** Rates of some days: with cases and hours beside them, both ways of the TRIR named, and what they are worth. */
export function RatesOfDays() {
  const { t } = useLingui();
  const [address, set] = useAddress();
  const places = useEstablishments().body ?? [];
  const [year = 0] = years();
  const from = address.get('from') ?? `${year}-01-01`;
  const to = address.get('to') ?? `${year}-12-31`;
  const establishmentId = address.get('establishmentId') ?? '';
  const isOrdered = from !== '' && to !== '' && from <= to;
  const answer = useRates(
    isOrdered ? { from, to, ...(establishmentId !== '' && { establishmentId }) } : null,
  );
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <TextField
          label={t`From`}
          type="date"
          value={from}
          error={isOrdered ? undefined : t`The first day is after the last.`}
          onChange={({ target }) => set('from', target.value)}
        />
        <TextField label={t`To`} type="date" value={to} onChange={({ target }) => set('to', target.value)} />
        <EstablishmentField value={establishmentId} places={places} all />
      </div>
      {isOrdered && <Answered answer={answer}>{(rates) => <Figures rates={rates} />}</Answered>}
    </>
  );
}

function Figures({ rates }: { rates: RatesAnswer }) {
  const { t } = useLingui();
  const { hours, recordables, deaths, dart, trir, dartRate, severityRate, interval, peer, comparable } =
    rates;
  const rate = (value: number | null) => (value === null ? t`Not known` : decimal(value, 2));
  return (
    <>
      {hours === null ? (
        <Notice tone="warn">
          <Trans>
            There is no rate: hours are not known for all of these days. Enter them with the establishment, by
            month for part of a year.
          </Trans>
        </Notice>
      ) : (
        !comparable && (
          <Notice tone="warn" title={t`Below 200,000 hours`}>
            <Trans>
              One case moves these rates greatly. Do not compare them with others; look at the cases and at
              the range in which the true rate lies.
            </Trans>
          </Notice>
        )
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Card title={t`Cases and hours`}>
          <dl className="flex flex-col gap-2">
            <Row name={t`Hours worked`}>{hours === null ? t`Not known` : decimal(hours)}</Row>
            <Row name={t`Recordable cases, deaths included`}>{recordables}</Row>
            <Row name={t`Deaths`}>{deaths}</Row>
            <Row name={t`Cases with days away, restriction or transfer`}>{dart}</Row>
          </dl>
        </Card>
        <Card title={t`Rates for 200,000 hours`}>
          <dl className="flex flex-col gap-2">
            <Row name={t`TRIR by OSHA's forms, deaths included`}>{rate(trir.oshaForms)}</Row>
            {interval !== null && (
              <Row name={t`95 % range of that TRIR`}>
                {t`${decimal(interval.low, 2)} to ${decimal(interval.high, 2)}`}
              </Row>
            )}
            <Row name={t`TRIR by the Bureau of Labor Statistics, without deaths`}>
              {rate(trir.blsNonFatal)}
            </Row>
            <Row name={t`DART rate`}>{rate(dartRate)}</Row>
            <Row name={t`Severity rate: days away and restricted (custom, not OSHA's)`}>
              {rate(severityRate)}
            </Row>
          </dl>
        </Card>
      </div>
      {peer !== null && (
        <p>
          <Trans>
            {peer.industry}, {String(peer.year)}, Bureau of Labor Statistics: {decimal(peer.rate, 1)}. Compare
            it only with the TRIR without deaths.
          </Trans>
        </p>
      )}
    </>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="min-w-0 break-words">{name}</dt>
    <dd className="shrink-0 font-bold tabular-nums">{children}</dd>
  </div>
);
