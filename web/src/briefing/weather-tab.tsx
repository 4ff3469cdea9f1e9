import type { Briefing } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../ui/card.tsx';
import { Hourly } from './hourly.tsx';
import { GuidelineItem } from './safety-lists.tsx';
import { CurrentConditions, Forecast, WeatherSource } from './weather-figures.tsx';

/** Ids of the guidelines that the weather itself calls for begin so: see the contract. */
const OF_WEATHER = 'weather-';

export function WeatherTab({ briefing }: { briefing: Briefing }) {
  const { t } = useLingui();
  const { weather } = briefing;
  const advice = briefing.safetyGuidelines.filter(({ id }) => id.startsWith(OF_WEATHER));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <Card title={t`Weather Forecast`}>
        <CurrentConditions weather={weather} />
        <h3 className="mt-2 font-bold">
          <Trans>Hour by hour</Trans>
        </h3>
        <Hourly weather={weather} />
        <h3 className="mt-2 font-bold">
          <Trans>2-Day Forecast</Trans>
        </h3>
        <Forecast weather={weather} precipitation />
        <WeatherSource weather={weather} />
      </Card>
      <Card title={t`Weather Safety Recommendations`}>
        <ul className="flex flex-col gap-4">
          {advice.map((guideline) => (
            <GuidelineItem key={guideline.id} guideline={guideline} timeline={briefing.timeline} />
          ))}
        </ul>
        <p className="text-label text-quiet">
          <Trans>Unknown does not mean clear. Look and measure on site.</Trans>
        </p>
      </Card>
    </div>
  );
}
