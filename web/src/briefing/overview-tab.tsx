import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import { useLingui } from '@lingui/react/macro';
import { Card } from '../ui/card.tsx';
import { NoticesCard } from './notices-card.tsx';
import { Guidelines, Hazards, PpeList } from './safety-lists.tsx';
import { TalkCard } from './talk-card.tsx';
import { TaskChips } from './task-chips.tsx';
import { Timeline } from './timeline.tsx';
import { CurrentConditions, Forecast, WeatherSource } from './weather-figures.tsx';

/** As many as are read in one minute; the rest stands in the tab of its own. */
const MOST = 3;

interface OverviewProps {
  briefing: Briefing;
  tasks: readonly Task[];
  onTasks: (tasks: readonly Task[]) => void;
  tooOld: boolean;
  now: number;
}

/** What is dangerous today first, then when, then what to wear and to talk about. */
export function OverviewTab({ briefing, tasks, onTasks, tooOld, now }: OverviewProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <NoticesCard briefing={briefing} tooOld={tooOld} now={now} />
      <div className="flex min-w-0 flex-col gap-4 lg:col-span-2 lg:row-start-2">
        <TaskChips chosen={tasks} onChange={onTasks} />
        <Timeline briefing={briefing} tasks={tasks} tooOld={tooOld} now={now} />
      </div>
      {/* On a desk beside the notices. */}
      <Card title={t`Current Weather`} className="lg:col-start-2 lg:row-start-1">
        <CurrentConditions weather={briefing.weather} />
        <Forecast weather={briefing.weather} />
        <WeatherSource weather={briefing.weather} />
      </Card>
      <Card title={t`Required PPE`}>
        <PpeList briefing={briefing} requiredOnly />
      </Card>
      <Card title={t`Local Hazards`}>
        <Hazards briefing={briefing} now={now} />
      </Card>
      <Card title={t`Safety Guidelines`}>
        <Guidelines briefing={briefing} most={MOST} />
      </Card>
      <TalkCard topic={briefing.toolboxTalkTopic} />
    </div>
  );
}
