import type { Weather } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Glasses from 'lucide-react/icons/glasses';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ThermometerSnowflake from 'lucide-react/icons/thermometer-snowflake';
import ThermometerSun from 'lucide-react/icons/thermometer-sun';
import Umbrella from 'lucide-react/icons/umbrella';
import Wind from 'lucide-react/icons/wind';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Icon, Tone } from '../ui/tone.ts';
import { toneClass } from '../ui/tone.ts';
import { weatherAdvice, type Advice, type Figure } from './weather-advice.ts';
import { CurrentConditions, Forecast, WeatherSource } from './weather-figures.tsx';

export function WeatherTab({ weather }: { weather: Weather }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <Card title={t`Weather Forecast`}>
        <CurrentConditions weather={weather} />
        <h3 className="mt-2 font-bold">
          <Trans>2-Day Forecast</Trans>
        </h3>
        <Forecast weather={weather} precipitation />
        <WeatherSource weather={weather} />
      </Card>
      <Card title={t`Weather Safety Recommendations`}>
        <Recommendations weather={weather} />
      </Card>
    </div>
  );
}

const looks: Readonly<Record<Advice, { icon: Icon; tone: Tone }>> = {
  heat: { icon: ThermometerSun, tone: 'bad' },
  cold: { icon: ThermometerSnowflake, tone: 'note' },
  rain: { icon: Umbrella, tone: 'note' },
  wind: { icon: Wind, tone: 'warn' },
  sun: { icon: Glasses, tone: 'warn' },
  general: { icon: ShieldCheck, tone: 'plain' },
};

/** What the figures call for, with the trigger; what is missing clears nothing. */
function Recommendations({ weather }: { weather: Weather }) {
  const { t } = useLingui();
  const { advice, missing } = weatherAdvice(weather);
  const words: Record<Advice, { title: string; text: string; trigger: string }> = {
    heat: {
      title: t`Heat alert`,
      text: t`Drink a cup of water every 15 to 20 minutes, rest in the shade, and watch each other. New people start slowly.`,
      trigger: t`Temperature above 85 °F`,
    },
    cold: {
      title: t`Cold alert`,
      text: t`Dress in dry layers, cover head and hands, and warm up often. Wet clothing comes off at once.`,
      trigger: t`Temperature below 40 °F`,
    },
    rain: {
      title: t`Rain advisory`,
      text: t`Expect wet ladders, roofs and steel. Keep cords and tools out of the water, and look at trenches again after rain.`,
      trigger: t`Precipitation chance above 40%`,
    },
    wind: {
      title: t`Wind alert`,
      text: t`Tie down sheets and loose material. Measure the wind up where the work is before lifts and roof work.`,
      trigger: t`Wind above 15 mph`,
    },
    sun: {
      title: t`Sun protection advisory`,
      text: t`Cover your skin, use sunscreen on what is left, and wear safety glasses that block UV.`,
      trigger: t`UV index above 5`,
    },
    general: {
      title: t`General safety tips`,
      text: t`The weather calls for nothing special now. Look at the sky again at noon and after every break.`,
      trigger: t`No trigger is reached`,
    },
  };
  const figures: Record<Figure, string> = {
    temperature: t`temperature`,
    precipitation: t`precipitation`,
    wind: t`wind`,
    uv: t`UV index`,
  };
  const names = missing.map((name) => figures[name]).join(', ');
  return (
    <>
      <ul className="flex flex-col gap-3">
        {advice.map((kind) => {
          const { icon: Picture, tone } = looks[kind];
          return (
            <li key={kind} className={`${toneClass[tone]} flex items-start gap-3`}>
              <Picture size={26} className="mt-0.5 shrink-0 text-tone" aria-hidden />
              <div>
                <p className="font-bold">{words[kind].title}</p>
                <p>{words[kind].text}</p>
                <p className="text-label text-quiet">{words[kind].trigger}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && (
        <Notice tone="warn" title={t`Not known: ${names}`}>
          <Trans>What is not known clears nothing. Look and measure on the site.</Trans>
        </Notice>
      )}
    </>
  );
}
