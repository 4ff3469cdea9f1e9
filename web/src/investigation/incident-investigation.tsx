import { Trans, useLingui } from '@lingui/react/macro';
import type { Investigation } from '@tailboard/contract/investigations.ts';
import { useState } from 'react';
import { clock } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { InvestigationForm } from './investigation-form.tsx';
import { useInvestigation, useMissing } from './queries.ts';
import { WhatIsMissing } from './what-is-missing.tsx';

/** Why it happened, for those who answer for the crew; nothing for anybody else. */
export default function IncidentInvestigation({ incidentId }: { incidentId: number }) {
  const { t } = useLingui();
  const { body, refused, loading, failed, asOf, refresh } = useInvestigation(incidentId);
  /** What the form rests on: not what comes in while somebody writes. */
  const [base, setBase] = useState<Investigation | null>(null);
  const missing = useMissing(incidentId);
  if (refused) return null;
  const shown = base ?? body;
  return (
    <section
      id={`investigation-${incidentId}`}
      tabIndex={-1}
      aria-label={t`Why it happened`}
      className="flex flex-col gap-2"
    >
      <h3 className="text-lead font-bold">
        <Trans>Why it happened</Trans>
      </h3>
      <WhatIsMissing incidentId={incidentId} missing={missing} />
      {asOf !== undefined && <AsOf time={clock(asOf)} />}
      {failed && (
        <ErrorState title={t`The investigation could not be loaded`} onRetry={() => void refresh()} />
      )}
      {shown !== undefined && !loading && (
        <InvestigationForm
          key={shown.updatedAt ?? 'new'}
          incidentId={incidentId}
          kept={shown}
          onBegin={() => setBase(shown)}
          onKept={setBase}
          refresh={refresh}
        />
      )}
    </section>
  );
}
