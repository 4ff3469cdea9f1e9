import { Trans, useLingui } from '@lingui/react/macro';
import { statesOver } from '@tailboard/contract/action-terms.ts';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast.ts';
import { ActionFields, useActionContent, type ActionContent } from './action-fields.tsx';
import { BothActions } from './both-actions.tsx';
import type { ActionEntry } from './overlay-actions.ts';
import { useSaveAction } from './use-save-action.ts';

interface EditActionProps {
  action: ActionEntry;
  onSaved: () => void;
}

/** 'Edit', for who may; the server has the last word. What waits for signal has to arrive first. */
export function EditAction({ action, onSaved }: EditActionProps) {
  const [open, setOpen] = useState(false);
  const { id, role } = useUser();
  const mayChange = role !== 'field-crew' || action.createdById === id;
  if (!mayChange || action.id === null || action.send !== 'on-server' || statesOver.includes(action.state))
    return null;
  return (
    <div>
      <Button icon={Pencil} onClick={() => setOpen(true)}>
        <Trans>Edit</Trans>
      </Button>
      {open && <EditForm action={action} onClose={() => setOpen(false)} onSaved={onSaved} />}
    </div>
  );
}

function EditForm({ action, onClose, onSaved }: EditActionProps & { onClose: () => void }) {
  const { t } = useLingui();
  const [begun] = useState(action);
  const form = useActionContent(() => contentOf(begun), { lastDue: begun.dueOn });
  const { save, busy, failure, theirs, forgetTheirs } = useSaveAction(begun.id ?? 0);
  const send = async (updatedAt: string) => {
    if (!form.check() || !(await save({ ...form.content, updatedAt }))) return;
    showToast({ title: t`Saved`, tone: 'ok' });
    onSaved();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Edit the action`}
      placement="below"
      actions={
        theirs === null ? (
          <Button look="primary" wide busy={busy} onClick={() => void send(begun.updatedAt ?? '')}>
            <Trans>Save</Trans>
          </Button>
        ) : (
          <>
            <Button look="primary" wide busy={busy} onClick={() => void send(theirs.updatedAt)}>
              <Trans>Keep mine</Trans>
            </Button>
            <Button
              wide
              onClick={() => {
                forgetTheirs();
                onSaved();
                onClose();
              }}
            >
              <Trans>Take theirs</Trans>
            </Button>
          </>
        )
      }
    >
      {failure !== undefined && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      {theirs !== null && <BothActions mine={form.content} theirs={theirs} />}
      <ActionFields form={form} assignee={begun.assignee} />
    </Dialog>
  );
}

const contentOf = ({ assignee, ...action }: ActionEntry): ActionContent => {
  const { title, description, level, dueOn, priority } = action;
  return { title, description, level, dueOn, priority, assigneeId: assignee.id };
};
