import { Trans, useLingui } from '@lingui/react/macro';
import { controlLevels, MAX_ACTION_DESCRIPTION, MAX_ACTION_TITLE } from '@tailboard/contract/action-terms.ts';
import { isBlank } from '@tailboard/contract/blank.ts';
import { priorities } from '@tailboard/contract/incident-terms.ts';
import { useRef, useState } from 'react';
import { useUser } from '../auth/public.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { levelWords } from './action-words.ts';
import { isoToday, useAssignees } from './queries.ts';
import { usePostAction, type Prefilled } from './use-post-action.ts';

/** Days until an action is due, unless somebody says otherwise. */
const USUAL_DAYS = 7;

/** A new action: what, how, who, by when. */
export default function ActionForm({ about, onClose }: { about: Prefilled; onClose: () => void }) {
  const { t } = useLingui();
  const user = useUser();
  const people = useAssignees();
  const post = usePostAction();
  const [title, setTitle] = useState(about.title ?? '');
  const [description, setDescription] = useState('');
  const [level, setLevel] = useState(about.level ?? 'engineering');
  const [priority, setPriority] = useState(about.priority ?? 'medium');
  const [assigneeId, setAssigneeId] = useState(user.id);
  const [dueOn, setDueOn] = useState(() => isoToday(USUAL_DAYS));
  const [wrong, setWrong] = useState<'title' | 'dueOn'>();
  const [busy, setBusy] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const dayField = useRef<HTMLInputElement>(null);
  const words = levelWords();
  const priorityWords = { low: t`Low`, medium: t`Medium`, high: t`High` };

  const add = async () => {
    const fault = isBlank(title) ? 'title' : dueOn < isoToday() ? 'dueOn' : undefined;
    setWrong(fault);
    if (fault !== undefined) {
      (fault === 'title' ? titleField : dayField).current?.focus();
      return;
    }
    setBusy(true);
    const name = people.find(({ userId }) => userId === assigneeId)?.name ?? user.name;
    const { incidentId = null, incidentClientRef = null, talkId = null } = about;
    const { observationId = null, section = null } = about;
    const of = { incidentId, incidentClientRef, talkId, observationId, section };
    if (await post({ ...of, title, description, level, priority, assigneeId, dueOn }, name)) onClose();
    setBusy(false);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Add an action`}
      placement="below"
      actions={
        <Button look="primary" wide busy={busy} onClick={() => void add()}>
          <Trans>Add</Trans>
        </Button>
      }
    >
      <TextField
        ref={titleField}
        label={t`What has to be done?`}
        value={title}
        maxLength={MAX_ACTION_TITLE}
        onChange={({ target }) => setTitle(target.value)}
        error={wrong === 'title' ? t`Say what has to be done` : undefined}
      />
      <ChoiceGroup
        legend={t`How?`}
        columns={2}
        choices={controlLevels.map((value) => ({
          value,
          label: words[value].name,
          hint: words[value].hint,
        }))}
        value={level}
        onChange={setLevel}
      />
      <SelectField
        label={t`Who?`}
        value={String(assigneeId)}
        onChange={({ target }) => setAssigneeId(Number(target.value))}
      >
        {people.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        ref={dayField}
        type="date"
        label={t`By when?`}
        value={dueOn}
        min={isoToday()}
        onChange={({ target }) => setDueOn(target.value)}
        error={wrong === 'dueOn' ? t`Choose a day that is not past` : undefined}
      />
      <ChoiceGroup
        legend={t`Priority`}
        columns={3}
        choices={priorities.map((value) => ({ value, label: priorityWords[value] }))}
        value={priority}
        onChange={setPriority}
      />
      <TextArea
        label={t`More (may stay empty)`}
        rows={2}
        value={description}
        maxLength={MAX_ACTION_DESCRIPTION}
        onChange={({ target }) => setDescription(target.value)}
      />
    </Dialog>
  );
}
