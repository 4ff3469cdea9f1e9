import { Trans, useLingui } from '@lingui/react/macro';
import type { Action } from '@tailboard/contract/actions.ts';
import { usePersonName } from '../auth/public.ts';
import { day } from '../language/moments.ts';
import { Notice } from '../ui/notice.tsx';
import type { ActionContent } from './action-fields.tsx';
import { levelWords, priorityWords, stateWords } from './action-words.ts';
import { useAssignees } from './queries.ts';

/** Somebody else saved meanwhile: where the two differ, one's own beside theirs. */
export function BothActions({ mine, theirs }: { mine: ActionContent; theirs: Action }) {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const people = useAssignees();
  const dueDay = (dueOn: string) => day(`${dueOn}T12:00`);
  const theirName = nameOf(theirs.assignee.name, theirs.assignee.username);
  const myName = people.find(({ userId }) => userId === mine.assigneeId)?.name ?? theirName;
  const rows = [
    [t`What has to be done?`, mine.title, theirs.title],
    [t`How`, levelWords()[mine.level].name, levelWords()[theirs.level].name],
    [t`Who`, mine.assigneeId === theirs.assignee.id ? theirName : myName, theirName],
    [t`Due`, dueDay(mine.dueOn), dueDay(theirs.dueOn)],
    [t`Priority`, priorityWords()[mine.priority], priorityWords()[theirs.priority]],
    [t`More`, mine.description, theirs.description],
  ].filter(([, one, other]) => one !== other);
  const state = stateWords()[theirs.state];
  return (
    <Notice tone="warn" announced title={t`Somebody changed this action meanwhile`}>
      <p>
        <Trans>Yours is below and not saved yet. It is now: {state}.</Trans>
      </p>
      <dl className="flex flex-col gap-2">
        {rows.map(([name, one, other]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">
              <Trans>Mine: {one}</Trans>
            </dd>
            <dd className="wrap-anywhere whitespace-pre-wrap">
              <Trans>Theirs: {other}</Trans>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
