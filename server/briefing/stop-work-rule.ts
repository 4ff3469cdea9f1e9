import type { StopWorkHour, Task } from '@tailboard/contract/briefing.ts';
import type { Said } from '../sentences/say.ts';

/** One row of stop-work-rules.ts. */
type Row = Readonly<{
  id: string;
  tasks: readonly Task[];
  level: 'amber' | 'red';
  /** What to do. */
  text: Said;
  source: string | Said;
  url: string | null;
  kind: StopWorkHour['tasks'][number]['reasons'][number]['kind'];
  /** Of the rows of one step only the highest that speaks is shown. */
  step?: string;
}>;

/** `wind`: the stronger of wind and gust, mph. `cold`: wind chill, °F. `thunder`: 1 possible, 2 expected. `ice`: 1 yes. */
export const measures = ['wind', 'heat-index', 'cold', 'rain', 'thunder', 'ice', 'air', 'uv'] as const;
export type Measure = (typeof measures)[number];

export type FigureRule = Row &
  Readonly<{
    measure: Measure;
    /** How the figure must stand to `number` for the rule to speak. */
    when: 'above' | 'at least' | 'at most';
    number: number;
    /** Can hurt within a shift although it does not stop work: talked about again when it was yesterday's topic. */
    pressing?: true;
  }>;
/** Speaks while an official alert of such a name is in force. */
export type AlertRule = Row & Readonly<{ event: RegExp }>;
