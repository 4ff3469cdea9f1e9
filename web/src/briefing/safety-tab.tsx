import type { Briefing } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { AddAction } from '../actions/public.ts';
import { Card } from '../ui/card.tsx';
import { Guidelines, Hazards, PpeList } from './safety-lists.tsx';

export function SafetyTab({ briefing, now }: { briefing: Briefing; now: number }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      <Card title={t`Safety Guidelines`}>
        {briefing.safetyGuidelines.length === 0 ? (
          <p>
            <Trans>No guidelines for today's tasks and weather.</Trans>
          </p>
        ) : (
          <Guidelines briefing={briefing} />
        )}
      </Card>
      <Card title={t`Personal Protective Equipment`}>
        <PpeList briefing={briefing} />
      </Card>
      <Card title={t`Local Hazards`}>
        <Hazards briefing={briefing} now={now} />
      </Card>
      <AddAction />
    </div>
  );
}
