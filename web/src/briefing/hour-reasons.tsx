import type { StopWorkHour, Task } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { fullHour } from '../language/moments.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useTaskWords } from './briefing-words.ts';
import { LevelMark } from './level-mark.tsx';
import { cellOf, type Cell, type Doubt } from './shown-level.ts';
import { SourceLine } from './source-line.tsx';
import { Translated } from '../language/translated.tsx';

interface HourReasonsProps {
  id: string;
  hour: StopWorkHour;
  tasks: readonly Task[];
  doubt: Doubt;
  onClose: () => void;
}

/** Why an hour has its levels: for each task the rules that speak, with figure, threshold and source. */
export function HourReasons({ id, hour, tasks, doubt, onClose }: HourReasonsProps) {
  const { t } = useLingui();
  const words = useTaskWords();
  const from = fullHour(hour.hour);
  const to = fullHour((hour.hour + 1) % 24);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Into sight as well, where the row that was pressed is at the lower edge.
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    const shown = panel.current;
    shown?.addEventListener('keydown', onKey);
    return () => shown?.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <div
      ref={panel}
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={t`Reasons, ${from} to ${to}`}
      className="edge flex scroll-mt-28 scroll-mb-28 flex-col gap-3 rounded-card bg-card p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lead font-bold">
          {from}–{to}
        </h3>
        <IconButton label={t`Close the reasons`} icon={X} onClick={onClose} />
      </div>
      {tasks.map((task) => {
        const cell = cellOf(hour, task, doubt);
        return (
          <div key={task} className="edge-t flex flex-col gap-2 pt-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-bold">{words[task]}</span>
              <LevelMark level={cell.level} />
            </p>
            <Reasons cell={cell} doubt={doubt} />
          </div>
        );
      })}
    </div>
  );
}

function Reasons({ cell, doubt }: { cell: Cell; doubt: Doubt }) {
  if (cell.reasons.length === 0) {
    return <p>{cell.level === 'green' ? <NothingReached /> : <NotKnown doubt={doubt} />}</p>;
  }
  return (
    <ul className="flex flex-col gap-3">
      {cell.reasons.map((reason) => (
        <li key={`${reason.ruleId} ${reason.value} ${reason.source}`} className="flex flex-col gap-1">
          <p className="font-semibold">
            <Translated text={reason.text} />
          </p>
          <dl className="flex flex-wrap gap-x-4 text-label">
            <div className="flex flex-wrap gap-x-1.5">
              <dt className="text-quiet">
                <Trans>Forecast:</Trans>
              </dt>
              <dd className="font-bold">
                <Translated text={reason.value} />
              </dd>
            </div>
            <div className="flex flex-wrap gap-x-1.5">
              <dt className="text-quiet">
                <Trans>Limit:</Trans>
              </dt>
              <dd className="font-bold">
                <Translated text={reason.threshold} />
              </dd>
            </div>
          </dl>
          <SourceLine source={reason.source} url={reason.url} kind={reason.kind} />
        </li>
      ))}
    </ul>
  );
}

const NothingReached = () => <Trans>The forecast reaches no limit for this task.</Trans>;

function NotKnown({ doubt }: { doubt: Doubt }) {
  if (doubt.tooOld) return <Trans>The figures are too old to clear anything. Measure on site.</Trans>;
  if (doubt.source === 'typical') {
    return <Trans>These are only typical values. They clear nothing. Measure on site.</Trans>;
  }
  return <Trans>A figure is missing, so nothing is cleared. Measure on site.</Trans>;
}
