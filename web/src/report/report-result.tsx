import { Trans, useLingui } from '@lingui/react/macro';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import { useEffect, useRef } from 'react';
import { incidentEditScreen, screens } from '../api/addresses.ts';
import { Said } from '../language/said-text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { OshaNotice } from './osha-notice.tsx';
import type { SaveOutcome } from './save-outcome.ts';

export interface Submitted {
  outcome: SaveOutcome;
  id: number;
  type: IncidentType;
}

/** What became of the report that was just submitted, and what the law may want next. */
export function ReportResult({ submitted: { outcome, id, type } }: { submitted: Submitted }) {
  const { t } = useLingui();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const seeIt = (
    <ButtonLink href={screens.incidents}>
      <Trans>See it under Incidents</Trans>
    </ButtonLink>
  );
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {outcome.kind === 'accepted' && (
        <Notice tone="ok" announced title={t`Incident reported successfully!`} actions={seeIt} />
      )}
      {outcome.kind === 'saved' && (
        <Notice tone="warn" announced title={t`Saved on this phone.`} actions={seeIt}>
          <Trans>It will be sent when there is signal.</Trans>
        </Notice>
      )}
      {outcome.kind === 'refused' && (
        <Notice
          tone="bad"
          announced
          title={t`The server did not accept the report`}
          actions={
            <>
              <ButtonLink href={incidentEditScreen(id)}>
                <Trans>Edit the report</Trans>
              </ButtonLink>
              {seeIt}
            </>
          }
        >
          <p>
            <Said text={outcome.reason} />
          </p>
          <p>
            <Trans>Nothing is lost: the report is saved on this phone.</Trans>
          </p>
        </Notice>
      )}
      {type === 'Workplace Injury' && <OshaNotice />}
    </div>
  );
}
