import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_ACTION_TITLE } from '@tailboard/contract/action-terms.ts';
import Plus from 'lucide-react/icons/plus';
import { actionsOfIncidentCall } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { sentencesOf, translate } from '../language/translate.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { ActionRow } from './action-row.tsx';
import { AddAction } from './add-action.tsx';
import type { ActionEntry } from './overlay-actions.ts';
import { isoToday, useActionList, useRecommended } from './queries.ts';
import { suggestedActions } from './suggested-actions.ts';
import { usePostAction } from './use-post-action.ts';

/** One that this phone has not sent yet names its incident as it was then. */
const isOf = ({ ofIncident }: ActionEntry, { id, clientRef }: About): boolean =>
  ofIncident !== null && (ofIncident === id || ofIncident === clientRef);

type About = Pick<IncidentEntry, 'id' | 'clientRef' | 'priority'>;

/** The actions of an incident, what its judgement recommends, and a way to add one. */
export default function IncidentActions({ incident }: { incident: About }) {
  const { t } = useLingui();
  const user = useUser();
  const post = usePostAction();
  const analysis = useRecommended(incident.id);
  const { actions } = useActionList(
    incident.id > 0 ? actionsOfIncidentCall(incident.id) : null,
    (action) => action.incident?.id === incident.id || isOf(action, incident),
  );
  // By its reference until the server has given it a number.
  const about =
    incident.id > 0
      ? { incidentId: incident.id, incidentClientRef: null }
      : { incidentId: null, incidentClientRef: incident.clientRef };
  const sentences = sentencesOf(analysis);
  const titles = new Set(actions.map(({ title }) => title));
  const suggested = (analysis === null ? [] : suggestedActions(analysis))
    .map(({ text, section }) => ({ text: translate(text, sentences), section }))
    .filter(({ text }) => !titles.has(text.slice(0, MAX_ACTION_TITLE)));

  const addSuggested = ({ text, section }: (typeof suggested)[number]) =>
    post(
      {
        ...{ ...about, talkId: null, observationId: null, section, priority: incident.priority },
        ...{ title: text.slice(0, MAX_ACTION_TITLE), description: text.slice(MAX_ACTION_TITLE) },
        ...{ level: 'administrative', assigneeId: user.id, dueOn: isoToday(7) },
      },
      user.name,
    );

  return (
    <section
      id={`actions-${incident.id}`}
      tabIndex={-1}
      aria-label={t`Actions`}
      className="flex flex-col gap-2"
    >
      <h3 className="text-lead font-bold">
        <Trans>Actions</Trans>
      </h3>
      {actions.length > 0 && (
        <ul className="flex flex-col gap-2">
          {actions.map((action) => (
            <li key={action.thread}>
              <ActionRow action={action} />
            </li>
          ))}
        </ul>
      )}
      {suggested.length > 0 && (
        <details>
          <summary className="min-h-12 cursor-pointer content-center font-semibold">
            <Trans>Suggested actions</Trans>
          </summary>
          <ul className="flex flex-col gap-2">
            {suggested.map(({ text, section }) => (
              <li
                key={text}
                className="edge flex flex-col gap-2 rounded-control p-2 sm:flex-row sm:items-center sm:justify-between sm:gap-3"
              >
                <span className="min-w-0 wrap-anywhere">
                  {text}
                  {section !== null && (
                    <span className="block text-label text-quiet">
                      {section.document} › {section.heading}
                    </span>
                  )}
                </span>
                <Button
                  icon={Plus}
                  aria-label={t`Add: ${text}`}
                  onClick={() => void addSuggested({ text, section })}
                >
                  <Trans>Add</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div>
        <AddAction about={{ ...about, priority: incident.priority }} />
      </div>
    </section>
  );
}
