import type { Briefing } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import HardHat from 'lucide-react/icons/hard-hat';
import { useState } from 'react';
import { decimal } from '../language/decimal.ts';
import { fullHour } from '../language/moments.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { useHazardAge, useSeverityWords, type Severity } from './briefing-words.ts';
import { SeverityBar } from './severity-bar.tsx';
import { SourceLine } from './source-line.tsx';
import { Translated } from '../language/translated.tsx';

/** `most`: as many as fit an overview. */
interface ListProps {
  briefing: Briefing;
  most?: number;
}

export const Guidelines = ({ briefing, most }: ListProps) => (
  <ul className="flex flex-col gap-4">
    {briefing.safetyGuidelines.slice(0, most).map((guideline) => (
      <GuidelineItem key={guideline.id} guideline={guideline} timeline={briefing.timeline} />
    ))}
  </ul>
);

interface GuidelineItemProps {
  guideline: Briefing['safetyGuidelines'][number];
  timeline: Briefing['timeline'];
}

export function GuidelineItem({ guideline, timeline }: GuidelineItemProps) {
  const words = useSeverityWords();
  // By the clock at the place, as the table of hours.
  const begins = timeline.find(({ at }) => at === guideline.from)?.hour;
  const from = begins === undefined ? null : fullHour(begins);
  return (
    <li className="flex gap-3">
      <SeverityBar severity={guideline.severity} />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="leading-tight font-bold">
          <Translated text={guideline.title} />
        </p>
        <p className="text-label font-semibold">
          {words[guideline.severity] ?? words.info}
          {from !== null && (
            <>
              {' · '}
              <Trans>from {from}</Trans>
            </>
          )}
        </p>
        <p>
          <Translated text={guideline.description} />
        </p>
        <SourceLine source={guideline.source} kind={guideline.kind} />
      </div>
    </li>
  );
}

/** What to wear: required first. */
export function PpeList({ briefing, requiredOnly }: { briefing: Briefing; requiredOnly?: boolean }) {
  const items = briefing.ppeRecommendations
    .filter(({ required }) => required || !requiredOnly)
    .toSorted((one, other) => Number(other.required) - Number(one.required));
  if (items.length === 0) {
    return (
      <p>
        <Trans>Nothing beyond what your company always requires.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
      {items.map((item) => (
        <li key={item.id} className="edge flex flex-col gap-1 rounded-control p-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="font-bold">
              <Translated text={item.name} />
            </p>
            {item.required ? (
              <Badge tone="attention" icon={HardHat}>
                <Trans>Required</Trans>
              </Badge>
            ) : (
              <Badge tone="plain" icon={CircleCheck}>
                <Trans>Recommended</Trans>
              </Badge>
            )}
          </div>
          <p>
            <Translated text={item.description} />
          </p>
          <SourceLine source={item.source} kind={item.kind} />
        </li>
      ))}
    </ul>
  );
}

/** A report has its priority, an official alert its severity, in the words of the notices. */
const severityOf: Readonly<Record<Briefing['localHazards'][number]['severity'], Severity>> = {
  critical: 'critical',
  warning: 'warning',
  info: 'info',
  high: 'critical',
  medium: 'warning',
  low: 'info',
};

/** Official alerts, then the gravest, of these the nearest. */
function gravestFirst(hazards: Briefing['localHazards']): Briefing['localHazards'] {
  const order: readonly Severity[] = ['critical', 'warning', 'info'];
  const rank = (hazard: (typeof hazards)[number]) =>
    hazard.distanceMiles === null ? -1 : order.indexOf(severityOf[hazard.severity] ?? 'info');
  return hazards.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (one.distanceMiles ?? 0) - (other.distanceMiles ?? 0) ||
      other.reportedAt.localeCompare(one.reportedAt),
  );
}

/** Hazards that are shown before one asks for all. */
const FEW = 3;

export function Hazards({ briefing, now }: { briefing: Briefing; now: number }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const ageOf = useHazardAge();
  const words = { ...useSeverityWords(), high: t`High`, medium: t`Medium`, low: t`Low` };
  const alerts = new Map(briefing.alerts.map(({ id, severity }) => [`alert-${id}`, severity]));
  if (briefing.localHazards.length === 0) {
    return (
      <p>
        <Trans>Nothing was reported near this place in the past few days.</Trans>
      </p>
    );
  }
  const hazards = gravestFirst(briefing.localHazards);
  const count = hazards.length;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {(all ? hazards : hazards.slice(0, FEW)).map((hazard) => {
          const isAlert = hazard.distanceMiles === null;
          // Of others' reports the place is not told, and the rest is the server's own sentence.
          const isOfOthers = hazard.location === '';
          const miles = hazard.distanceMiles === null ? null : decimal(hazard.distanceMiles, 1);
          const isHere = hazard.distanceMiles !== null && hazard.distanceMiles < 0.05;
          // A briefing kept by an earlier version calls a warning 'medium'.
          const severity = alerts.get(hazard.id) ?? hazard.severity;
          return (
            <li key={hazard.id} className="flex gap-3">
              <SeverityBar severity={severityOf[severity] ?? 'info'} />
              <div className="flex min-w-0 flex-col gap-1">
                <p className="leading-tight font-bold">
                  <Translated text={hazard.title} />
                </p>
                <p className="text-label font-semibold">
                  {words[severity] ?? words.low}
                  {' · '}
                  <span>{ageOf(hazard.reportedAt, now)}</span>
                  {miles !== null && (
                    <>
                      {' · '}
                      {isHere ? <Trans>at this place</Trans> : <Trans>{miles} mi away</Trans>}
                    </>
                  )}
                </p>
                <p className="line-clamp-4">
                  {isAlert || isOfOthers ? <Translated text={hazard.description} /> : hazard.description}
                </p>
                {hazard.location !== '' && (
                  <p lang={isAlert ? 'en' : undefined} className="text-label text-quiet">
                    {hazard.location}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {count > FEW && !all && (
        <Button onClick={() => setAll(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
    </>
  );
}
