import { Trans, useLingui } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import MapPin from 'lucide-react/icons/map-pin';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { clock } from '../language/moments.ts';
import { classNames } from '../ui/class-names.ts';
import { useAgeWords } from './briefing-words.ts';
import type { BriefingPlace } from './opening-place.ts';

interface PlaceLineProps {
  name: string;
  by: BriefingPlace['by'];
  /** The device is being asked where it is. */
  finding: boolean;
  /** ISO time that the figures are of; undefined: there is no briefing yet. */
  asOf: string | undefined;
  /** Ms; null: nobody knows. */
  age: number | null;
  tooOld: boolean;
  /** It could not be refreshed just now. */
  unrefreshed: boolean;
}

/** Always in sight: for which place, of what time and how old. 'Dallas, TX · 7:40 AM · 12 min ago'. */
export function PlaceLine({ name, by, finding, asOf, age, tooOld, unrefreshed }: PlaceLineProps) {
  const { t } = useLingui();
  const ageWords = useAgeWords();
  const kinds: Partial<Record<BriefingPlace['by'], string>> = {
    default: t`default place`,
    last: t`last place`,
    chosen: t`chosen place`,
  };
  const kind = finding && asOf !== undefined ? t`finding where you are` : kinds[by];
  return (
    <div
      className={classNames(
        'edge-b sticky top-[calc(3.5rem+env(safe-area-inset-top))] z-20 -mx-4 -mt-4 flex flex-wrap items-center gap-x-2 bg-surface px-4 py-2 leading-tight md:-mx-6 md:-mt-6 md:px-6',
        'in-data-[text-size=large]:top-0',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-1.5">
        <MapPin size="1.15em" className="shrink-0 text-accent-text" aria-hidden />
        <span className="font-bold">{name}</span>
        {kind !== undefined && <span className="text-label text-quiet">({kind})</span>}
        {asOf !== undefined && (
          <span className={classNames(tooOld && 'tone-bad font-bold text-tone')}>
            <span aria-hidden="true">· </span>
            {clock(asOf)}
            <span aria-hidden="true"> · </span>
            <span className="whitespace-nowrap">{age === null ? t`age not known` : ageWords(age)}</span>
          </span>
        )}
      </p>
      {asOf !== undefined && tooOld && (
        <p className="tone-bad flex items-center gap-1 text-label font-bold text-tone">
          <TriangleAlert size="1.2em" aria-hidden />
          <Trans>Too old</Trans>
        </p>
      )}
      {unrefreshed && (
        <p className="tone-warn flex items-center gap-1 text-label font-semibold text-tone">
          <CloudOff size="1.2em" aria-hidden />
          {navigator.onLine ? <Trans>not refreshed</Trans> : <Trans>no signal</Trans>}
        </p>
      )}
    </div>
  );
}
