import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '../auth/public.ts';
import { SyncWords, useIncidentWords } from '../incidents/public.ts';
import { dayAndTime } from '../language/moments.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { Card } from '../ui/card.tsx';
import { Fact } from './fact.tsx';

/** What the claim takes over from its incident, so that nobody types it again. */
export function IncidentFacts({ incident }: { incident: IncidentEntry }) {
  const { t } = useLingui();
  const user = useUser();
  const words = useIncidentWords();
  const files = incident.media.length + incident.waitingFiles;
  return (
    <Card title={t`From your incident`}>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name={t`Type`}>{words.type(incident.type)}</Fact>
        <Fact name={t`Date and Time`}>{dayAndTime(incident.date)}</Fact>
        <Fact name={t`Location`}>{incident.location}</Fact>
        <Fact name={t`Photos and videos`}>
          <Plural value={files} _0="None" one="# file" other="# files" />
        </Fact>
        <Fact name={t`Reported by`}>{incident.reportedBy ?? user.name}</Fact>
      </dl>
      {incident.id < 0 && (
        <div>
          <SyncWords state={incident.state} />
          <p className="text-label text-quiet">
            <Trans>The incident is sent first, the claim right after it.</Trans>
          </p>
        </div>
      )}
    </Card>
  );
}
