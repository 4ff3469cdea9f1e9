import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { incidentScreen, screens, talkScreen, thumbnail } from '../api/addresses.ts';
import { usePersonName, useUser } from '../auth/public.ts';
import { useIncidents } from '../incidents/public.ts';
import { day, dayAndTime } from '../language/moments.ts';
import { sentencesOf, translate } from '../language/translate.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { ActionStateBadge } from './action-state.tsx';
import { levelWords, priorityWords, stateWords } from './action-words.ts';
import { EditAction } from './edit-action.tsx';
import { NextStep } from './next-step.tsx';
import type { ActionEntry } from './overlay-actions.ts';
import { useAction } from './queries.ts';
import { RefusedNotice } from './refused-notice.tsx';

const LINK = 'inline-flex min-h-12 items-center text-accent-text underline';

/** One action: what, who, by when, and the next step. */
export default function ActionPage() {
  const { t } = useLingui();
  const { id } = useParams<{ id: string }>();
  const { action, waitingPhotos, loading, failed, retry } = useAction(id);
  return (
    <Page title={action?.title ?? t`Action`} narrow>
      <BackLink href={screens.actions}>
        <Trans>Actions</Trans>
      </BackLink>
      {action ? (
        <Opened action={action} waitingPhotos={waitingPhotos} onChanged={retry} />
      ) : loading ? (
        <SkeletonRows label={t`Loading...`} />
      ) : failed ? (
        <ErrorState title={t`This action is not on this phone`} onRetry={retry}>
          <Trans>It can be loaded when there is signal.</Trans>
        </ErrorState>
      ) : (
        <Card title={t`Action not found`}>
          <p>
            <Trans>This does not exist or you do not have permission to see it.</Trans>
          </p>
        </Card>
      )}
    </Page>
  );
}

interface OpenedProps {
  action: ActionEntry;
  waitingPhotos: number;
  onChanged: () => void;
}

function Opened({ action, waitingPhotos, onChanged }: OpenedProps) {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const { role } = useUser();
  const { assignee, level, dueOn, overdue, incident, section, description, states, media } = action;
  return (
    <div className="flex flex-col gap-4">
      {action.problem !== null && <RefusedNotice action={action} problem={action.problem} />}
      {action.send !== 'on-server' && action.problem === null && (
        <Notice tone="warn" title={t`Saved on this phone`}>
          <Trans>It will be sent when there is signal.</Trans>
        </Notice>
      )}
      <Card>
        <div>
          <ActionStateBadge state={action.state} />
        </div>
        <dl className="grid gap-3 sm:grid-cols-2">
          <Fact name={t`Who`}>{nameOf(assignee.name, assignee.username)}</Fact>
          <Fact name={t`Due`}>
            {day(`${dueOn}T12:00`)}
            {overdue && (
              <strong className="tone-bad ml-2 text-tone">
                <Trans>Overdue</Trans>
              </strong>
            )}
          </Fact>
          <Fact name={t`How`}>{levelWords()[level].name}</Fact>
          <Fact name={t`Priority`}>{priorityWords()[action.priority]}</Fact>
          {incident && (
            <Fact name={t`For`}>
              <OfIncident id={incident.id} title={translate(incident.title, sentencesOf(action))} />
            </Fact>
          )}
          {action.observationId !== null && (
            <Fact name={t`For`}>
              {role === 'field-crew' ? (
                <Trans>A report without a name</Trans>
              ) : (
                <Link href={screens.observations} className={LINK}>
                  <Trans>A report without a name</Trans>
                </Link>
              )}
            </Fact>
          )}
          {action.talkId !== null && (
            <Fact name={t`From`}>
              <Link href={talkScreen(action.talkId)} className={LINK}>
                <Trans>A toolbox talk</Trans>
              </Link>
            </Fact>
          )}
          {section && (
            <Fact name={t`From`}>{[section.document, section.heading].filter(Boolean).join(' › ')}</Fact>
          )}
          {description !== '' && <Fact name={t`Details`}>{description}</Fact>}
        </dl>
        <EditAction action={action} onSaved={onChanged} />
      </Card>
      <NextStep key={action.state} action={action} />
      {media.length + waitingPhotos > 0 && (
        <Card title={t`Photos`}>
          <ul className="flex flex-wrap gap-2">
            {media.map(({ id, url, fileName }) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img
                    src={thumbnail(url)}
                    alt={fileName}
                    className="size-24 rounded-control object-cover"
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
          {waitingPhotos > 0 && (
            <p className="text-label text-quiet">
              <Trans>A photo waits on this phone for signal.</Trans>
            </p>
          )}
        </Card>
      )}
      {states.length > 0 && (
        <Card title={t`What happened`}>
          <ul className="flex flex-col gap-3">
            {states.map(({ to, at, by, note }) => (
              <li key={`${at} ${to}`}>
                <p className="font-semibold">
                  {stateWords()[to]} · {nameOf(by.name, by.username)}
                </p>
                <p className="text-label text-quiet">{dayAndTime(at)}</p>
                {note !== null && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

interface OfIncidentProps {
  id: number;
  title: string;
}

/** A way to the incident, for those who may open it: whoever only has the action sees its number and title. */
function OfIncident(props: OfIncidentProps) {
  const { role } = useUser();
  return role === 'field-crew' ? <PerhapsOwn {...props} /> : <ToIncident {...props} />;
}

function PerhapsOwn(props: OfIncidentProps) {
  const { incidents } = useIncidents();
  return incidents.some(({ id }) => id === props.id) ? <ToIncident {...props} /> : props.title;
}

function ToIncident({ id, title }: OfIncidentProps) {
  return (
    <Link href={incidentScreen(id)} className={LINK}>
      {title}
    </Link>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-label text-quiet">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
