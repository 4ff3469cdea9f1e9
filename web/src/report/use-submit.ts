import { useLingui } from '@lingui/react/macro';
import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isReachable } from '../api/reach.ts';
import { useUser } from '../auth/public.ts';
import { failureSentence, type KeptDraft } from '../drafts/public.ts';
import { device, type ReportBesides } from '../offline/public.ts';
import { showToast } from '../ui/toast.ts';
import { saveOutcome, type SaveOutcome } from './save-outcome.ts';

/** Kind of the draft of a new report; there is one at a time. */
export const NEW_REPORT = 'incident-report';

/** Milliseconds after which a press that is not answered yet shows that it was felt. Offline the answer comes before. */
const BUSY_AFTER_MS = 100;

interface SubmitOptions {
  kept: KeptDraft;
  /** What is sent along. */
  besides: ReportBesides;
  /** It is saved under this id; what becomes of it, its page and a toast say. */
  onSubmitted: (id: number) => void;
}

/** Saves the report on the device, from where it is sent. A toast says what became of it. */
export function useSubmit({ kept, besides, onSubmitted }: SubmitOptions) {
  const tell = useTellOutcome();
  const user = useUser();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const pressed = useRef(false);

  const submit = async (content: IncidentContent) => {
    if (pressed.current) return;
    pressed.current = true;
    const slow = setTimeout(setBusy, BUSY_AFTER_MS, true);
    setFailure(undefined);
    try {
      const draft = await namedDraft(kept);
      const { id } = await device.saveIncident({
        userId: user.id,
        content,
        reportedBy: user.name,
        besides,
        ...(draft && { draft }),
      });
      onSubmitted(id);
      void outcomeNow(user.id, id).then((outcome) => tell(outcome, 'report'));
    } catch (error) {
      kept.reopen();
      setFailure(failureSentence(error));
      setBusy(false);
      pressed.current = false;
    } finally {
      clearTimeout(slow);
    }
  };
  return { submit, busy, failure };
}

/** The draft gives the report its name before anything else, so that submitting it twice is one report. */
export async function namedDraft(kept: KeptDraft) {
  const draft = await kept.close();
  if (draft !== null) return draft;
  kept.reopen();
  await kept.keep('always').catch(() => null);
  return await kept.close();
}

/** What became of a saved incident. */
export const outcomeNow = (userId: number, id: number): Promise<SaveOutcome> =>
  outcomeOf(() => device.getIncident(userId, id));

/** Without signal, or with bars and no answer, there is nothing to wait for, and nothing to look up. */
export const outcomeOf = async (read: Parameters<typeof saveOutcome>[0]['read']): Promise<SaveOutcome> =>
  isReachable() ? await saveOutcome({ read, subscribe: device.subscribe }) : { kind: 'saved' };

/** The toast for what became of a saved report or change, in the words of spec section 8. */
export function useTellOutcome() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (outcome: SaveOutcome, what: 'report' | 'change'): void => {
    switch (outcome.kind) {
      case 'accepted':
        void queries.invalidateQueries();
        showToast({
          title: t`Success`,
          description: what === 'report' ? t`Incident reported successfully!` : t`The change is saved.`,
          tone: 'ok',
        });
        return;
      case 'saved':
        // Its page says it in place.
        if (what === 'report') return;
        showToast({
          title: t`Saved on this phone`,
          description: t`It will be sent when there is signal.`,
        });
        return;
      case 'refused':
        showToast({
          title: t`Error`,
          description:
            what === 'report'
              ? t`Failed to submit incident: ${outcome.reason}`
              : t`The change was not accepted: ${outcome.reason}`,
          tone: 'bad',
        });
    }
  };
}
