import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useUser } from '../auth/public.ts';
import { useLanguage } from '../language/language.ts';
import { TickBox } from '../ui/tick-box.tsx';
import type { PushState } from './push.ts';
import { readPushState, turnPushOff, turnPushOn } from './push.ts';

/** Turns push messages on and off for this browser and this person. */
export function PushSetting() {
  const { t } = useLingui();
  const { id } = useUser();
  const language = useLanguage();
  const stored = useQuery({ queryKey: ['push', id], queryFn: () => readPushState(id), staleTime: 0 });
  const turn = useMutation({ mutationFn: (on: boolean) => (on ? turnPushOn(id, language) : turnPushOff()) });
  const state: PushState | undefined = turn.data ?? stored.data;
  return (
    <>
      <TickBox
        label={t`Push Notifications`}
        help={<PushHelp state={state} />}
        checked={turn.isPending ? turn.variables : state === 'on'}
        disabled={state === undefined || state === 'unsupported' || state === 'blocked' || turn.isPending}
        onChange={(event) => turn.mutate(event.target.checked)}
      />
      {turn.isError && (
        <p role="alert" className="tone-bad font-semibold text-tone">
          <Trans>This could not be changed. Check your connection and try again.</Trans>
        </p>
      )}
    </>
  );
}

function PushHelp({ state }: { state: PushState | undefined }) {
  if (state === 'unsupported') {
    return (
      <Trans>
        This browser cannot show push notifications. On an iPhone, add Tailboard to the home screen first.
      </Trans>
    );
  }
  if (state === 'blocked') {
    return (
      <Trans>
        Notifications are blocked for Tailboard in your browser’s settings. Allow them there first.
      </Trans>
    );
  }
  return (
    <Trans>
      Get a notification on this phone when something needs you: a serious report, a deadline to call OSHA, an
      action for you, a comment or question for you, a claim that is decided, a hazard nearby. It comes even
      when Tailboard is closed.
    </Trans>
  );
}
