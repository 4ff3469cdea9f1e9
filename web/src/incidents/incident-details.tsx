import { Trans, useLingui } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { incidentClaimScreen, incidentEditScreen } from '../api/addresses.ts';
import { IncidentActions } from '../actions/public.ts';
import { usePersonName, useUser } from '../auth/public.ts';
import { IncidentComments } from '../comments/public.ts';
import { IncidentInvestigation, ProofLinks } from '../investigation/public.ts';
import { dayAndTime } from '../language/moments.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { CasesOfIncident } from '../recordkeeping/public.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LongText } from '../ui/long-text.tsx';
import { IncidentFiles } from './incident-files.tsx';
import { IncidentLaw } from './lazy-incident-law.tsx';
import { NeedsYou } from './needs-you.tsx';
import { maySetStatus } from './may-set-status.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

// The rules of the contract come along with it; the crew's phones need none of that to read the list.
const StatusControl = lazyPart(() => import('./status-control.tsx'));

/** What an opened row shows. */
export function IncidentDetails({ incident }: { incident: IncidentEntry }) {
  const { t } = useLingui();
  const user = useUser();
  const nameOf = usePersonName();
  const { id, location, latitude, longitude, description, date, state } = incident;
  const isMine = incident.authorId === null || incident.authorId === user.id;
  const by = incident.reportedBy === null ? null : nameOf(incident.reportedBy, incident.reportedByUsername);
  return (
    <div className="flex flex-col gap-4">
      {state.kind === 'needs-you' && <NeedsYou incident={incident} state={state} />}
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name={t`Location`}>
          {location}
          {latitude && longitude && !location.includes(latitude) && (
            <span className="block text-label text-quiet">
              {latitude}, {longitude}
            </span>
          )}
        </Fact>
        <Fact name={t`Date and Time`}>{dayAndTime(date)}</Fact>
        <Fact name={t`Reported by`}>{by ?? (isMine ? user.name : t`N/A`)}</Fact>
        <Fact name={t`Description`} wide>
          <LongText text={description} />
        </Fact>
      </dl>
      <IncidentLaw incident={incident} />
      <CasesOfIncident incidentId={id} />
      <IncidentFiles incident={incident} />
      <Suspense fallback={null}>
        <IncidentActions incident={incident} />
      </Suspense>
      {maySetStatus(user, incident) && (
        <Suspense fallback={null}>
          <StatusControl incident={incident} />
        </Suspense>
      )}
      <IncidentComments incident={incident} />
      <IncidentInvestigation incidentId={id} />
      <ProofLinks incident={incident} />
      <div className="flex flex-col gap-2 sm:flex-row">
        <ButtonLink href={incidentEditScreen(id)} icon={Pencil} wide>
          <Trans>Edit</Trans>
        </ButtonLink>
        <ButtonLink href={incidentClaimScreen(id)} icon={FileText} wide>
          <Trans>File Claim</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-label text-quiet">{name}</dt>
      <dd className="max-w-[68ch] break-words whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
