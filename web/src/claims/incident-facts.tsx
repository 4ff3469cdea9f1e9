import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '../auth/public.ts';
import { SyncWords, useIncidentWords } from '../incidents/public.ts';
import { dayAndTime } from '../language/moments.ts';
import type { IncidentEntry } from '../offline/public.ts';

/** The facts that a claim copies from its incident. */
export function IncidentFacts({ incident }: { incident: IncidentEntry }) {
  const { t } = useLingui();
  const user = useUser();
  const words = useIncidentWords();
  const files = incident.media.length + incident.waitingFiles;
  return (
    <section aria-label={t`From your incident`} className="edge rounded-card bg-card p-3 sm:p-4">
      <p className="text-label text-quiet">
        <Trans>From your incident</Trans>
      </p>
      <p className="text-lead leading-snug font-bold">{words.type(incident.type)}</p>
      <p>
        {dayAndTime(incident.date)} · {incident.location}
      </p>
      <p className="text-label text-quiet">
        <Trans>Reported by {incident.reportedBy ?? user.name}</Trans> ·{' '}
        <Plural value={files} _0="no photos or videos" one="# photo or video" other="# photos or videos" />
      </p>
      {incident.id < 0 && (
        <div className="pt-2">
          <SyncWords state={incident.state} />
          <p className="text-label text-quiet">
            <Trans>The incident is sent first, the claim right after it.</Trans>
          </p>
        </div>
      )}
    </section>
  );
}
