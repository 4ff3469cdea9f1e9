import type { Weather } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { decimal } from '../language/decimal.ts';
import { clock, weekday } from '../language/moments.ts';
import { Badge } from '../ui/badge.tsx';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useSourceWords, useUvWords } from './briefing-words.ts';
import { ConditionIcon } from './condition-icon.tsx';
import { uvLevel } from './uv-level.ts';
import { Translated, useTranslate } from '../language/translated.tsx';

/** What the sky does now: picture, degrees, condition, and the figures that matter outdoors. */
export function CurrentConditions({ weather }: { weather: Weather }) {
  const { t } = useLingui();
  const uvWords = useUvWords();
  const translate = useTranslate();
  const { temperature, wind, gust, precipitation, humidity, uv, heatIndex, windChill, airQuality } = weather;
  const unit = weather.temperatureUnit;
  const degrees = (value: number) => `${decimal(value)}°${unit}`;
  return (
    <>
      {!weather.live && <NotLive weather={weather} />}
      <div className="flex items-center gap-4">
        <ConditionIcon condition={weather.condition} size={52} />
        <div>
          <p className="text-[2.25rem] leading-none font-bold">
            {temperature === null ? <NotKnown /> : degrees(temperature)}
          </p>
          <p className="text-lead">
            <Translated text={weather.condition} />
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.4rem),1fr))] gap-x-4 gap-y-3">
        <Fact name={t`Wind`}>
          {wind.speed === null ? (
            <NotKnown />
          ) : (
            `${decimal(wind.speed)} ${wind.unit}${wind.direction === '' ? '' : ` ${translate(wind.direction)}`}`
          )}
        </Fact>
        {gust !== null && <Fact name={t`Gusts`}>{`${decimal(gust)} ${wind.unit}`}</Fact>}
        <Fact name={t`Precipitation`}>
          {precipitation.chance === null ? <NotKnown /> : `${decimal(precipitation.chance)}%`}
        </Fact>
        <Fact name={t`Humidity`}>{humidity === null ? <NotKnown /> : `${decimal(humidity)}%`}</Fact>
        <Fact name={t`UV index`}>
          {uv === null ? <NotKnown /> : `${decimal(uv, 1)} · ${uvWords[uvLevel(uv)]}`}
        </Fact>
        {heatIndex !== null && <Fact name={t`Heat index`}>{degrees(heatIndex)}</Fact>}
        {windChill !== null && <Fact name={t`Wind chill`}>{degrees(windChill)}</Fact>}
        {airQuality !== null && <Fact name={t`Air quality index`}>{decimal(airQuality)}</Fact>}
      </dl>
    </>
  );
}

/** The first days of the forecast; spec section 9 shows two. */
const DAYS = 2;

export function Forecast({ weather, precipitation }: { weather: Weather; precipitation?: boolean }) {
  const { t } = useLingui();
  const kinds: Readonly<Record<string, string>> = {
    rain: t`Rain`,
    'freezing rain': t`Freezing rain`,
    snow: t`Snow`,
    thunderstorm: t`Thunderstorm`,
  };
  const days = weather.forecast.slice(0, DAYS);
  if (days.length === 0) {
    return (
      <p className="text-quiet">
        <Trans>There is no forecast for the next days.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
      {days.map((day) => {
        const { chance, type } = day.precipitation;
        return (
          <li key={day.date} className="edge flex flex-col gap-1 rounded-control p-3">
            <p className="text-label font-bold">{weekday(day.date)}</p>
            <p className="flex items-center gap-2">
              <ConditionIcon condition={day.condition} size={28} />
              <span className="min-w-0 leading-tight">
                <Translated text={day.condition} />
              </span>
            </p>
            <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-label">
              <Inline name={t`High`}>{day.high === null ? <NotKnown /> : `${decimal(day.high)}°`}</Inline>
              <Inline name={t`Low`}>{day.low === null ? <NotKnown /> : `${decimal(day.low)}°`}</Inline>
              {precipitation && (
                <Inline name={kinds[type] ?? t`Precipitation`}>
                  {chance === null ? <NotKnown /> : `${decimal(chance)}%`}
                </Inline>
              )}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

/** Who measured or forecast it, and when. */
export function WeatherSource({ weather }: { weather: Weather }) {
  const sources = useSourceWords();
  const name = sources[weather.source];
  const time = weather.asOf === null ? null : clock(weather.asOf);
  if (weather.source === 'typical') {
    return (
      <p className="text-small text-quiet">
        <Trans>Nothing was measured. No advice, alert or clearance is taken from these values.</Trans>
      </p>
    );
  }
  return (
    <p className="text-small text-quiet">
      {weather.source === 'open-meteo' ? (
        <a
          href="https://open-meteo.com/"
          target="_blank"
          rel="noreferrer"
          className="text-accent-text underline underline-offset-4"
        >
          <Trans>Weather data by Open-Meteo.com</Trans>
        </a>
      ) : (
        name
      )}
      {time !== null && (
        <>
          {' · '}
          <Trans>as of {time}</Trans>
        </>
      )}
    </p>
  );
}

/** In sight wherever figures stand that are not live. */
function NotLive({ weather }: { weather: Weather }) {
  const sources = useSourceWords();
  return (
    <div>
      <Badge tone="warn" icon={CircleHelp}>
        <span className="whitespace-normal">
          <Translated text={weather.label ?? sources.typical} />
        </span>
      </Badge>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-quiet">{name}</dt>
      <dd className="text-lead leading-tight font-bold">{children}</dd>
    </div>
  );
}

function Inline({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="text-quiet">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

const NotKnown = () => (
  <span className="text-body font-normal text-quiet">
    <Trans>not known</Trans>
  </span>
);
