import { useLingui } from '@lingui/react/macro';
import type { TalkTopic } from '@tailboard/contract/talks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { talkScreen } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { device } from '../offline/public.ts';
import { failureSentence, type KeptDraft } from '../drafts/public.ts';
import { namedDraft, outcomeOf } from '../report/public.ts';
import { showToast } from '../ui/toast.ts';
import { talkOf, type TalkDraft } from './talk-draft.ts';

interface CloseTalkOptions {
  topic: TalkTopic;
  kept: KeptDraft;
}

/** Saves the closed talk on the device, from where it is sent, says what became of it, and goes to its record. */
export function useCloseTalk({ topic, kept }: CloseTalkOptions) {
  const { t } = useLingui();
  const user = useUser();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const pressed = useRef(false);

  const close = async (held: TalkDraft) => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const draft = await namedDraft(kept);
      const talk = talkOf(held, { ...topic, now: new Date().toISOString() });
      const questions = topic.questions.map(({ question, choices, section }, index) => ({
        question,
        answer: choices[held.answers[index] ?? -1] ?? '',
        section,
      }));
      const { id } = await device.saveTalk({
        userId: user.id,
        talk,
        questions,
        sentences: topic.sentences,
        heldBy: user.name,
        ...(draft && { draft }),
      });
      const outcome = await outcomeOf(() => device.getTalk(user.id, id));
      if (outcome.kind === 'accepted') void queries.invalidateQueries();
      showToast(
        outcome.kind === 'refused'
          ? { title: t`Error`, description: t`Failed to send the talk: ${outcome.reason}`, tone: 'bad' }
          : outcome.kind === 'accepted'
            ? { title: t`Success`, description: t`The talk is closed and on the server.`, tone: 'ok' }
            : {
                title: t`Saved on this phone.`,
                description: t`The talk is closed. It will be sent when there is signal.`,
                tone: 'ok',
              },
      );
      const known = await device.getTalk(user.id, id).catch(() => null);
      navigate(talkScreen(known?.id ?? id), { replace: true });
    } catch (error) {
      kept.reopen();
      setFailure(failureSentence(error));
      setBusy(false);
      pressed.current = false;
    }
  };
  return { close, busy, failure };
}
