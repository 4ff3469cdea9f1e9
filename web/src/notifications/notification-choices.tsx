import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationChoices as Choices } from '@tailboard/contract/notification-choices.ts';
import type { NotificationKind } from '@tailboard/contract/notifications.ts';
import { useMutation } from '@tanstack/react-query';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';
import { useLanguage } from '../language/language.ts';
import { TickBox } from '../ui/tick-box.tsx';

/** Which notifications go to the phone and by e-mail. In the list of the bell they all are. */
export function NotificationChoices() {
  const { t } = useLingui();
  const { id } = useUser();
  const language = useLanguage();
  const { body, refresh } = useAnswer({ userId: id, path: calls.notificationChoices, accept });
  const change = useMutation({
    mutationFn: (choices: Partial<Record<NotificationKind, { push?: boolean; email?: boolean }>>) =>
      call(calls.notificationChoices, { method: 'PUT', body: { choices, language } }),
    onSettled: refresh,
  });
  if (body === undefined) return null;
  const kinds: readonly (readonly [NotificationKind, string])[] = [
    ['action-assigned', t`An action is given to me`],
    ['action-due', t`An action is due`],
    ['action-done', t`An action is done`],
    ['incident-seen', t`My report was seen`],
    ['incident-status', t`My incident changes`],
    ['incident-comment', t`A comment on an incident`],
    ['reply-to-reporter', t`An answer to my report`],
    ['observation-reported', t`A report without a name`],
    ['hazard-nearby', t`A hazard near my site`],
  ];
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">
        <Trans>Choose which notifications you get</Trans>
      </summary>
      <p className="text-label text-quiet">
        <Trans>Serious reports and what the law wants stay on.</Trans>
      </p>
      {kinds.map(([kind, name]) => (
        <fieldset key={kind} className="edge-b flex flex-wrap gap-x-6 py-2 last:border-b-0">
          <legend className="float-left w-full pt-2">{name}</legend>
          <TickBox
            label={t`On the phone`}
            checked={body.choices[kind].push}
            disabled={change.isPending}
            onChange={(event) => change.mutate({ [kind]: { push: event.target.checked } })}
          />
          {body.email && (
            <TickBox
              label={t`By e-mail`}
              checked={body.choices[kind].email}
              disabled={change.isPending}
              onChange={(event) => change.mutate({ [kind]: { email: event.target.checked } })}
            />
          )}
        </fieldset>
      ))}
    </details>
  );
}

function accept(body: unknown): Choices {
  const { choices } = (body ?? {}) as Partial<Choices>;
  if (typeof choices !== 'object') throw new Error('The choices are none.');
  return body as Choices;
}
