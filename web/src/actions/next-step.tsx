import { Trans, useLingui } from '@lingui/react/macro';
import { actionTransitions, type ActionState } from '@tailboard/contract/action-terms.ts';
import { isBlank } from '@tailboard/contract/blank.ts';
import Camera from 'lucide-react/icons/camera';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { failureSentence } from '../drafts/public.ts';
import { device, type ActionName } from '../offline/public.ts';
import { newUuid } from '../offline/new-uuid.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextArea } from '../ui/field.tsx';
import { stepWords } from './action-words.ts';
import type { ActionEntry } from './overlay-actions.ts';

/** What this person can do next about an action, as large buttons; the server has the last word on who may. */
export function NextStep({ action }: { action: ActionEntry }) {
  const { t } = useLingui();
  const { id: userId, role } = useUser();
  const [note, setNote] = useState('');
  const [photo, setPhoto] = useState<File>();
  const [error, setError] = useState<string>();
  const supervises = role !== 'field-crew';
  const mayDo = supervises || action.assignee.id === userId || action.createdById === userId;
  const steps = actionTransitions[action.state].filter(
    (to) => supervises || (to !== 'verified' && to !== 'rejected'),
  );
  // Who did it does not judge it.
  if (action.state === 'done' && action.doneBy?.id === userId) {
    return (
      <Card title={t`Next step`}>
        <p>
          <Trans>Somebody else has to verify your work.</Trans>
        </p>
      </Card>
    );
  }
  if (!mayDo || steps.length === 0) return null;
  const isToBeDone = steps.includes('done');

  const take = async (to: ActionState) => {
    if (to === 'done' && isBlank(note) && photo === undefined) {
      setError(t`Say what was done, or add a photo.`);
      return;
    }
    if (to === 'rejected' && isBlank(note)) {
      setError(t`Say why this is not to be done.`);
      return;
    }
    setError(undefined);
    const { thread, clientRef, id } = action;
    const of: ActionName = id === null ? { actionClientRef: clientRef ?? '' } : { actionId: id };
    const photoRef = newUuid();
    const change = {
      to,
      note: isBlank(note) ? null : note,
      media: photo === undefined ? [] : [photoRef],
    };
    try {
      await device.post(userId, [
        { kind: 'action-state', clientRef: newUuid(), thread, of, change },
        ...(photo === undefined
          ? []
          : [
              {
                kind: 'action-photo' as const,
                clientRef: photoRef,
                ...{ thread, of, file: photo, fileName: photo.name || 'photo.jpg' },
              },
            ]),
      ]);
      setNote('');
      setPhoto(undefined);
    } catch (failure) {
      setError(failureSentence(failure));
    }
  };

  const words = stepWords();
  return (
    <Card title={t`Next step`}>
      <TextArea
        label={isToBeDone ? t`What was done?` : t`Note (may stay empty)`}
        rows={2}
        value={note}
        maxLength={2_000}
        onChange={({ target }) => setNote(target.value)}
        error={error}
      />
      {isToBeDone && (
        <label className="relative flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-control border-(length:--edge) border-control bg-card px-4 py-2 text-center font-semibold hover:bg-press has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text">
          <Camera size={22} aria-hidden />
          <span className="min-w-0 wrap-anywhere">{photo === undefined ? t`Add a photo` : photo.name}</span>
          <input
            type="file"
            accept="image/*"
            onChange={({ currentTarget }) => setPhoto(currentTarget.files?.[0])}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      )}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {steps.map((to) => (
          <Button
            key={to}
            look={to === 'done' || to === 'verified' ? 'primary' : to === 'rejected' ? 'danger' : 'secondary'}
            wide
            onClick={() => void take(to)}
          >
            {words[to]}
          </Button>
        ))}
      </div>
    </Card>
  );
}
