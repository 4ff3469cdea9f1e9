import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { holdTalkScreen } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { device, DeviceSaveError, talkDraftKind, type FullTalk } from '../offline/public.ts';
import { recordStateWords, saveErrorWords } from '../offline/sync-words.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { saveFile } from '../ui/save-file.ts';
import { draftOf } from './talk-draft.ts';
import { Translated, SentencesOf } from '../language/translated.tsx';

/** Whether the talk is on the server, and if not, what that means. */
export function TalkState({ talk }: { talk: FullTalk }) {
  const { t } = useLingui();
  const { state } = talk;
  switch (state.kind) {
    case 'on-server':
      return null;
    case 'sending':
      return <Notice tone="note" announced title={recordStateWords(state)} />;
    case 'saved':
      return (
        <Notice tone="warn" announced title={t`Saved on this phone.`}>
          <Trans>It will be sent when there is signal.</Trans>
        </Notice>
      );
    case 'needs-you':
      return <NeedsYou talk={talk} state={state} />;
  }
}

type Refused = Extract<FullTalk['state'], { kind: 'needs-you' }>;

/** Why the server did not take it, and what can be done. Nothing here only deletes. */
function NeedsYou({ talk, state }: { talk: FullTalk; state: Refused }) {
  const { t } = useLingui();
  const { id: userId } = useUser();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = (work: () => Promise<unknown>) => () => {
    setBusy(true);
    setFailure(undefined);
    void work()
      .catch((error: unknown) =>
        setFailure(
          error instanceof DeviceSaveError
            ? saveErrorWords(error)
            : t`This did not work. Nothing was changed.`,
        ),
      )
      .finally(() => setBusy(false));
  };
  const correct = async () => {
    const kind = talkDraftKind(talk.documentKey);
    const opened = await device.reopenTalk({
      userId,
      id: talk.id,
      kind,
      step: 'check',
      values: draftOf(talk),
    });
    if (opened) navigate(holdTalkScreen(talk.documentKey), { replace: true });
    else setFailure(t`Another talk about this document is under way on this phone. Finish it first.`);
  };
  return (
    <Notice tone="bad" title={t`The server did not accept this`}>
      <SentencesOf answer={state}>
        <p>
          <Translated text={state.reason} />
        </p>
        {state.errors.length > 0 && (
          <ul className="list-disc pl-5">
            {state.errors.map(({ field, message }) => (
              <li key={field + message}>
                <Translated text={message} />
              </li>
            ))}
          </ul>
        )}
      </SentencesOf>
      <p>
        <Trans>Nothing is lost: it is saved on this phone.</Trans>
      </p>
      {failure && (
        <p role="alert" className="font-semibold text-tone">
          {failure}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button icon={Pencil} busy={busy} onClick={run(correct)}>
          <Trans>Fix it</Trans>
        </Button>
        <Button icon={RotateCw} busy={busy} onClick={run(() => device.retryTalk(userId, talk.id))}>
          <Trans>Try again</Trans>
        </Button>
        <Button
          icon={Download}
          busy={busy}
          onClick={run(async () =>
            saveFile(await device.exportTalk(userId, talk.id), `tailboard-talk-${Math.abs(talk.id)}.zip`),
          )}
        >
          <Trans>Export to a file</Trans>
        </Button>
      </div>
    </Notice>
  );
}
