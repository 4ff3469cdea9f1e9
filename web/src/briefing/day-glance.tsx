import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { decimal } from '../language/decimal.ts';
import { fullHour } from '../language/moments.ts';
import { Translated } from '../language/translated.tsx';
import { useTaskWords } from './briefing-words.ts';
import { ConditionIcon } from './condition-icon.tsx';
import { LevelMark } from './level-mark.tsx';
import { hoursAhead, worstAhead } from './shown-level.ts';

interface DayGlanceProps {
  briefing: Briefing;
  tasks: readonly Task[];
  tooOld: boolean;
  now: number;
}

/** The day in two lines, before anything is scrolled: degrees and sky, and the worst hours that are left. */
export function DayGlance({ briefing, tasks, tooOld, now }: DayGlanceProps) {
  const { t } = useLingui();
  const words = useTaskWords();
  const { weather, timeline } = briefing;
  const hours = hoursAhead(timeline, now);
  const worst = worstAhead(hours, tasks, { source: weather.source, tooOld });
  const isAll = worst !== null && (worst.to - worst.from + 24) % 24 === hours.length % 24;
  return (
    <section
      aria-label={t`Today at a glance`}
      data-this-hour=""
      className="edge flex flex-col gap-2 rounded-card bg-card p-3 md:flex-row md:gap-8"
    >
      <p className="flex items-center gap-3">
        <ConditionIcon condition={weather.condition} size={32} />
        <span className="text-title leading-none font-bold">
          {weather.temperature === null ? (
            <Trans>not known</Trans>
          ) : (
            `${decimal(weather.temperature)}°${weather.temperatureUnit}`
          )}
        </span>
        <span className="min-w-0 leading-tight">
          <Translated text={weather.condition} />
        </span>
      </p>
      {worst !== null && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <LevelMark level={worst.level} />
          <span className="font-bold">
            {isAll ? <Trans>all hours</Trans> : `${fullHour(worst.from)}–${fullHour(worst.to)}`}
          </span>
          <span className="text-label text-quiet">{worst.tasks.map((task) => words[task]).join(', ')}</span>
        </p>
      )}
    </section>
  );
}
