import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ActionFields, useActionContent } from './action-fields.tsx';
import { isoToday, useAssignees } from './queries.ts';
import { usePostAction, type Prefilled } from './use-post-action.ts';

/** Days until an action is due, unless somebody says otherwise. */
const USUAL_DAYS = 7;

/** A new action. */
export default function ActionForm({ about, onClose }: { about: Prefilled; onClose: () => void }) {
  const { t } = useLingui();
  const user = useUser();
  const people = useAssignees();
  const post = usePostAction();
  const form = useActionContent(() => ({
    title: about.title ?? '',
    description: '',
    level: about.level ?? 'engineering',
    priority: about.priority ?? 'medium',
    assigneeId: user.id,
    dueOn: isoToday(USUAL_DAYS),
  }));
  const [busy, setBusy] = useState(false);

  const add = async () => {
    if (!form.check()) return;
    setBusy(true);
    const name = people.find(({ userId }) => userId === form.content.assigneeId)?.name ?? user.name;
    const { incidentId = null, incidentClientRef = null, talkId = null } = about;
    const { observationId = null, section = null } = about;
    const of = { incidentId, incidentClientRef, talkId, observationId, section };
    if (await post({ ...of, ...form.content }, name)) onClose();
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
      <ActionFields form={form} />
    </Dialog>
  );
}
