import { Trans, useLingui } from '@lingui/react/macro';
import { incidentEditScreen } from '../api/addresses.ts';
import { Translated, SentencesOf } from '../language/translated.tsx';
import type { IncidentEntry } from '../offline/public.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Whether a report has been sent, in a few words that follow the device; with its number once it has one. */
export function ReportState({ incident: { id, state, waitingFiles } }: { incident: IncidentEntry }) {
  const { t } = useLingui();
  if (state.kind === 'needs-you' && state.about !== 'file') {
    return (
      <Notice
        tone="bad"
        announced
        title={t`The server did not accept the report`}
        actions={
          <ButtonLink href={incidentEditScreen(id)}>
            <Trans>Edit the report</Trans>
          </ButtonLink>
        }
      >
        <SentencesOf answer={state}>
          <p>
            <Translated text={state.reason} />
          </p>
          {state.errors.map(({ field, message }) => (
            <p key={field + message}>
              <Translated text={message} />
            </p>
          ))}
        </SentencesOf>
        <p>
          <Trans>Nothing is lost: the report is saved on this phone.</Trans>
        </p>
      </Notice>
    );
  }
  if (id < 0) {
    return (
      <Notice tone="warn" announced title={t`Saved on this phone.`}>
        {state.kind === 'sending' ? (
          <Trans>It is being sent now.</Trans>
        ) : (
          <Trans>It will be sent when there is signal.</Trans>
        )}
      </Notice>
    );
  }
  return (
    <Notice tone="ok" announced title={t`Incident reported successfully!`}>
      <p>
        <Trans>Its number is {id}.</Trans>
      </p>
      {waitingFiles > 0 &&
        (state.kind === 'needs-you' ? (
          <p className="font-semibold">
            <Trans>A file was not accepted. Open the report under Incidents to see why.</Trans>
          </p>
        ) : (
          <p>
            <Trans>Its files are still on this phone and are sent next.</Trans>
          </p>
        ))}
    </Notice>
  );
}
