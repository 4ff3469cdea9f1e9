import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import { useLingui } from '@lingui/react/macro';
import { clock, day } from '../language/moments.ts';
import { ageIn } from './age.ts';
import type { UvLevel } from './uv-level.ts';

export function useTaskWords(): Readonly<Record<Task, string>> {
  const { t } = useLingui();
  return {
    crane: t`Crane`,
    roof: t`Roof`,
    ladder: t`Ladder`,
    scaffold: t`Scaffold`,
    trench: t`Trench`,
    concrete: t`Concrete`,
    electrical: t`Electrical`,
    'hot-work': t`Hot work`,
    general: t`General`,
  };
}

/** '12 min ago', for the age of a briefing. */
export function useAgeWords(): (ms: number) => string {
  const { t } = useLingui();
  return (ms) => {
    const { unit, count } = ageIn(ms);
    if (unit === 'now') return t`just now`;
    if (unit === 'minutes') return t`${count} min ago`;
    if (unit === 'hours') return t`${count} h ago`;
    return count === 1 ? t`1 day ago` : t`${count} days ago`;
  };
}

/** Ms: clocks that differ a little are no future. */
const AHEAD_MS = 5 * 60_000;

/** Spec section 9: 'Just now' under a minute, then '5m ago', then '3h ago' under 24 hours, then the date. */
export function useHazardAge(): (reportedAt: string, now: number) => string {
  const { t } = useLingui();
  return (reportedAt, now) => {
    // An alert may be known before its danger begins.
    const from = clock(reportedAt);
    if (Date.parse(reportedAt) > now + AHEAD_MS) return t`from ${from}`;
    const { unit, count } = ageIn(now - Date.parse(reportedAt));
    if (unit === 'now') return t`Just now`;
    if (unit === 'minutes') return t`${count}m ago`;
    return unit === 'hours' ? t`${count}h ago` : day(reportedAt);
  };
}

export function useUvWords(): Readonly<Record<UvLevel, string>> {
  const { t } = useLingui();
  return {
    low: t`Low`,
    moderate: t`Moderate`,
    high: t`High`,
    'very-high': t`Very High`,
    extreme: t`Extreme`,
  };
}

export type Severity = Briefing['safetyGuidelines'][number]['severity'];

export function useSeverityWords(): Readonly<Record<Severity, string>> {
  const { t } = useLingui();
  return { critical: t`Critical`, warning: t`Warning`, info: t`Info` };
}

export function useSourceWords(): Readonly<Record<Briefing['weather']['source'], string>> {
  const { t } = useLingui();
  return {
    nws: t`National Weather Service`,
    'open-meteo': t`Open-Meteo`,
    typical: t`Typical values, not live`,
  };
}
