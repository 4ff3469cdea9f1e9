import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationChoices as Choices } from '@tailboard/contract/notification-choices.ts';
import type { NotificationKind } from '@tailboard/contract/notifications.ts';
import { useMutation } from '@tanstack/react-query';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';
import { useLanguage } from '../language/language.ts';
import { timeOfDay } from '../language/moments.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TickBox } from '../ui/tick-box.tsx';

type Change = {
  choices?: Partial<Record<NotificationKind, { push?: boolean; email?: boolean }>>;
  digest?: Partial<Choices['digest']>;
};

/** Which notifications go to the phone and by e-mail. In the list of the bell they all are. */
export function NotificationChoices() {
  const { t } = useLingui();
  const { id } = useUser();
  const language = useLanguage();
  const { body, refresh } = useAnswer({ userId: id, path: calls.notificationChoices, accept });
  const change = useMutation({
    mutationFn: (part: Change) =>
      call(calls.notificationChoices, { method: 'PUT', body: { ...part, language } }),
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
    <>
      {body.email && (
        <Digest
          digest={body.digest}
          busy={change.isPending}
          onChange={(digest) => change.mutate({ digest })}
        />
      )}
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
              onChange={(event) => change.mutate({ choices: { [kind]: { push: event.target.checked } } })}
            />
            {body.email && (
              <TickBox
                label={t`By e-mail`}
                checked={body.choices[kind].email}
                disabled={change.isPending}
                onChange={(event) => change.mutate({ choices: { [kind]: { email: event.target.checked } } })}
              />
            )}
          </fieldset>
        ))}
      </details>
    </>
  );
}

interface DigestProps {
  digest: Choices['digest'];
  busy: boolean;
  onChange: (part: Partial<Choices['digest']>) => void;
}

/** The e-mail at the start of the shift: whether, and when that is. */
function Digest({ digest: { on, hour }, busy, onChange }: DigestProps) {
  const { t } = useLingui();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t`E-mail at the start of the shift`}</legend>
      <TickBox
        label={t`E-mail me at the start of the shift what needs me`}
        help={<Trans>Once a day. On a day when nothing needs you, there is none.</Trans>}
        checked={on}
        disabled={busy}
        onChange={(event) => onChange({ on: event.target.checked })}
      />
      {on && (
        <SelectField
          label={t`The shift starts at`}
          value={String(hour)}
          disabled={busy}
          onChange={({ target }) => onChange({ hour: Number(target.value) })}
        >
          {Array.from({ length: 24 }, (_, at) => (
            <option key={at} value={at}>
              {timeOfDay(new Date(2026, 0, 1, at))}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
}

function accept(body: unknown): Choices {
  const { choices, digest } = (body ?? {}) as Partial<Choices>;
  if (typeof choices !== 'object' || typeof digest !== 'object') throw new Error('The choices are none.');
  return body as Choices;
}
