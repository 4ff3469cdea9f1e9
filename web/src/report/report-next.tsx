import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '../auth/public.ts';
import { Card } from '../ui/card.tsx';

/** What happens next and who sees the report: as the server's notifications/tell-of-report.ts and `permissions.ts` have it. */
export function ReportNext({ sent }: { sent: boolean }) {
  const { t } = useLingui();
  const { crewId, role } = useUser();
  return (
    <Card title={t`What happens next`}>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {!sent && (
          <li>
            <Trans>
              It is sent by itself while Tailboard is open and there is signal. It gets its number then.
            </Trans>
          </li>
        )}
        <li>
          {crewId === null || role !== 'field-crew' ? (
            sent ? (
              <Trans>
                Whoever is above you has it now. Under Incidents you see when somebody has seen it.
              </Trans>
            ) : (
              <Trans>Once it is sent, whoever is above you gets it.</Trans>
            )
          ) : sent ? (
            <Trans>
              The supervisors of your crew have it now. Under Incidents you see when somebody has seen it.
            </Trans>
          ) : (
            <Trans>Once it is sent, the supervisors of your crew get it.</Trans>
          )}
        </li>
        <li>
          <Trans>You can correct it and add photos under Incidents.</Trans>
        </li>
      </ul>
    </Card>
  );
}
