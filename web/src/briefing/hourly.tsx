import type { Weather } from '@tailboard/contract/briefing.ts';
import { Trans } from '@lingui/react/macro';
import { decimal } from '../language/decimal.ts';
import { fullHour } from '../language/moments.ts';
import { useTranslate } from '../language/translated.tsx';
import { ConditionIcon } from './condition-icon.tsx';

/** Degrees by which it must feel otherwise than it is, to be said. */
const FELT = 2;

/** The next hours, one line each: sky, degrees and how they feel, rain and wind. */
export function Hourly({ weather }: { weather: Weather }) {
  // A briefing kept by an earlier version has none.
  const hours = weather.hours ?? [];
  const translate = useTranslate();
  if (hours.length === 0) {
    return (
      <p className="text-quiet">
        <Trans>There is no hourly forecast for this place.</Trans>
      </p>
    );
  }
  return (
    <ul className="flex flex-col">
      {hours.map((hour) => {
        const { temperature, chance, wind } = hour;
        const condition = hour.condition ?? '';
        const feels = hour.heatIndex ?? hour.windChill;
        const isFelt = feels !== null && temperature !== null && Math.abs(feels - temperature) >= FELT;
        const felt = isFelt ? decimal(feels) : '';
        const [rain, speed] = [
          chance === null ? null : decimal(chance),
          wind === null ? null : decimal(wind),
        ];
        return (
          <li
            key={hour.at}
            className="edge-b flex flex-wrap items-center gap-x-3 gap-y-0.5 py-2 last:border-b-0"
          >
            <span className="min-w-[3.6rem] font-bold">{fullHour(hour.hour)}</span>
            <span title={translate(condition)}>
              <ConditionIcon condition={condition} size={24} />
              <span className="sr-only">{translate(condition)}</span>
            </span>
            <span className="min-w-[2.6rem] font-bold">
              {temperature === null ? <Trans>not known</Trans> : `${decimal(temperature)}°`}
            </span>
            <span className="flex flex-wrap gap-x-3 text-label">
              {isFelt && (
                <span>
                  <Trans>feels like {felt}°</Trans>
                </span>
              )}
              {rain !== null && (
                <span>
                  <Trans>rain {rain}%</Trans>
                </span>
              )}
              {speed !== null && (
                <span>
                  <Trans>wind {speed} mph</Trans>
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
