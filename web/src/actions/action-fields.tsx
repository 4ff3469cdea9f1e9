import { useLingui } from '@lingui/react/macro';
import { controlLevels, MAX_ACTION_DESCRIPTION, MAX_ACTION_TITLE } from '@tailboard/contract/action-terms.ts';
import type { MakeAction } from '@tailboard/contract/actions.ts';
import { isBlank } from '@tailboard/contract/blank.ts';
import { priorities } from '@tailboard/contract/incident-terms.ts';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../auth/public.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { levelWords, priorityWords } from './action-words.ts';
import { isoToday, useAssignees } from './queries.ts';

/** What an action says, and what can be changed later. */
export type ActionContent = Pick<
  MakeAction,
  'title' | 'description' | 'level' | 'assigneeId' | 'dueOn' | 'priority'
>;

/** The fields of an action. `lastDue`: the day so far, which may stay though it has passed. */
export function useActionContent(first: () => ActionContent, { lastDue }: { lastDue?: string } = {}) {
  const [content, setContent] = useState(first);
  /** A new object for each press, so that the field is focused again. */
  const [wrong, setWrong] = useState<{ field: 'title' | 'dueOn' }>();
  return {
    content,
    wrong,
    change: (part: Partial<ActionContent>) => setContent((before) => ({ ...before, ...part })),
    /** Marks what is wrong; true where nothing is. */
    check: (): boolean => {
      const isPast = content.dueOn < isoToday() && content.dueOn !== lastDue;
      const field = isBlank(content.title) ? 'title' : isPast ? 'dueOn' : undefined;
      setWrong(field && { field });
      return field === undefined;
    },
  };
}

interface ActionFieldsProps {
  form: ReturnType<typeof useActionContent>;
  /** Who has it now, where that may be somebody outside the list. */
  assignee?: { id: number; name: string };
}

/** What, how, who, by when. */
export function ActionFields({ form, assignee }: ActionFieldsProps) {
  const { t } = useLingui();
  const { crewId } = useUser();
  const people = useAssignees();
  const { content, change, wrong } = form;
  const words = levelWords();
  const named = priorityWords();
  const titleField = useRef<HTMLInputElement>(null);
  const dayField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong !== undefined) (wrong.field === 'title' ? titleField : dayField).current?.focus();
  }, [wrong]);
  const isListed = assignee === undefined || people.some(({ userId }) => userId === assignee.id);
  return (
    <>
      <TextField
        ref={titleField}
        label={t`What has to be done?`}
        value={content.title}
        maxLength={MAX_ACTION_TITLE}
        onChange={({ target }) => change({ title: target.value })}
        error={wrong?.field === 'title' ? t`Say what has to be done` : undefined}
      />
      <ChoiceGroup
        legend={t`How?`}
        columns={2}
        choices={controlLevels.map((value) => ({
          value,
          label: words[value].name,
          hint: words[value].hint,
        }))}
        value={content.level}
        onChange={(level) => change({ level })}
      />
      <SelectField
        label={t`Who?`}
        value={String(content.assigneeId)}
        onChange={({ target }) => change({ assigneeId: Number(target.value) })}
      >
        {!isListed && <option value={assignee.id}>{assignee.name}</option>}
        {people.map((person) => (
          <option key={person.userId} value={person.userId}>
            {person.crewId == null || person.crewId === crewId
              ? person.name
              : `${person.name} · ${person.crewId}`}
          </option>
        ))}
      </SelectField>
      <TextField
        ref={dayField}
        type="date"
        label={t`By when?`}
        value={content.dueOn}
        onChange={({ target }) => change({ dueOn: target.value })}
        error={wrong?.field === 'dueOn' ? t`Choose a day that is not past` : undefined}
      />
      <ChoiceGroup
        legend={t`Priority`}
        columns={3}
        choices={priorities.map((value) => ({ value, label: named[value] }))}
        value={content.priority}
        onChange={(priority) => change({ priority })}
      />
      <TextArea
        label={t`More (may stay empty)`}
        rows={2}
        value={content.description}
        maxLength={MAX_ACTION_DESCRIPTION}
        onChange={({ target }) => change({ description: target.value })}
      />
    </>
  );
}
