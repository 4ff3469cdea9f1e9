import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import {
  IncidentFiles,
  IncidentStatusBadge,
  useIncidentWords,
  type useIncident,
} from '../incidents/public.ts';
import { longDay } from '../language/moments.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.ts';
import { Fact, Facts } from './fact.tsx';
import { Folded } from './folded.tsx';

interface RelatedIncidentProps {
  related: ReturnType<typeof useIncident>;
  /** Open on a phone too. */
  open?: boolean;
}

/** The incident of a claim, with its photos. */
export function RelatedIncident({ related, open = false }: RelatedIncidentProps) {
  const { t } = useLingui();
  const words = useIncidentWords();
  const { incident, isPending, isError, retry } = related;
  useEffect(() => {
    if (isError)
      showToast({ title: t`Error`, description: t`Failed to load related incident details`, tone: 'bad' });
  }, [isError, t]);
  return (
    <Folded
      open={open}
      title={t`Related Incident`}
      {...(incident && { aside: <IncidentStatusBadge status={incident.status} /> })}
    >
      {isPending && (
        <div role="status" className="flex flex-col gap-2">
          <span className="sr-only">
            <Trans>Loading the incident</Trans>
          </span>
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-4/5" />
        </div>
      )}
      {isError && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p>
            <Trans>Failed to load related incident details</Trans>
          </p>
          <Button onClick={retry}>
            <Trans>Try Again</Trans>
          </Button>
        </div>
      )}
      {incident && (
        <>
          <Facts>
            <Fact name={t`Incident Type`}>{words.type(incident.type)}</Fact>
            <Fact name={t`Date`}>{longDay(incident.date)}</Fact>
            <Fact name={t`Location`}>{incident.location}</Fact>
            <Fact name={t`Priority`}>{words.priority(incident.priority)}</Fact>
            <Fact name={t`Description`} wide>
              <span className="font-normal">{incident.description}</span>
            </Fact>
          </Facts>
          <IncidentFiles incident={incident} />
        </>
      )}
    </Folded>
  );
}
