import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import OctagonX from 'lucide-react/icons/octagon-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { classNames } from '../ui/class-names.ts';
import type { Icon } from '../ui/tone.ts';
import type { Level } from './shown-level.ts';

export function useLevelWords(): Readonly<Record<Level, string>> {
  const { t } = useLingui();
  return { green: t`OK`, amber: t`Caution`, red: t`Stop`, unknown: t`Unknown` };
}

/** As signs on a site: a stop sign, a warning triangle, a tick, a question mark. */
const icons: Readonly<Record<Level, Icon>> = {
  green: Check,
  amber: TriangleAlert,
  red: OctagonX,
  unknown: CircleHelp,
};

/** What must stop is filled, so that it is seen at arm's length; what is not known has a broken line. */
const looks: Readonly<Record<Level, string>> = {
  green: 'tone-ok bg-tone-tint text-tone border-tone/40 in-data-[theme=sunlight]:border-tone',
  amber: 'tone-warn bg-tone-tint text-tone border-tone',
  red: 'tone-bad bg-tone text-card border-tone',
  unknown: 'tone-plain bg-card text-tone border-tone border-dashed',
};

interface LevelMarkProps {
  level: Level;
  /** The word under the icon, for a cell of the table. */
  stacked?: boolean;
  /** For a cell over all hours: what follows the word. */
  after?: string;
}

/** A stop-work level: icon, word and colour. */
export function LevelMark({ level, stacked, after }: LevelMarkProps) {
  const words = useLevelWords();
  const Sign = icons[level];
  return (
    <span
      className={classNames(
        looks[level],
        'inline-flex items-center rounded-control border-2 font-bold',
        stacked
          ? 'h-full min-h-14 w-full flex-col justify-center gap-0.5 p-1 text-small leading-none'
          : after === undefined
            ? 'gap-1.5 px-2 py-0.5 text-label whitespace-nowrap'
            : 'h-full min-h-14 w-full gap-1.5 px-3 text-label',
      )}
    >
      {after === undefined ? (
        <>
          <Sign size={stacked ? '1.6em' : '1.2em'} strokeWidth={2.5} className="shrink-0" aria-hidden />
          <span>{words[level]}</span>
        </>
      ) : (
        // Stays in sight while the table is moved sideways, beside the name of the task.
        <span className="sticky left-32 inline-flex items-center gap-1.5 in-data-[text-size=large]:left-3">
          <Sign size="1.2em" strokeWidth={2.5} className="shrink-0" aria-hidden />
          <span>{words[level]}</span>
          <span className="font-semibold">{after}</span>
        </span>
      )}
    </span>
  );
}
