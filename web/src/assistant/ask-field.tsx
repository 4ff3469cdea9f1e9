import { useLingui } from '@lingui/react/macro';
import { isBlank } from '@tailboard/contract/blank.ts';
import { MAX_MESSAGE } from '@tailboard/contract/assistant.ts';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useId, useRef, type Ref } from 'react';
import { VoiceButton } from '../speech/public.ts';
import { classNames } from '../ui/class-names.ts';
import { FieldError, inputLook } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';

interface AskFieldProps {
  draft: string;
  /** While an answer is on its way, or without signal. */
  disabled: boolean;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  ref: Ref<HTMLTextAreaElement>;
}

export function AskField({ draft, disabled, onType, onSend, ref }: AskFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const tooLong = draft.trim().length > MAX_MESSAGE;
  const blocked = disabled || tooLong || isBlank(draft);
  /** What stood there before it was spoken. */
  const before = useRef<string>(undefined);
  const hear = (said: string, isFinal: boolean) => {
    before.current ??= draft.trimEnd();
    onType([before.current, said].filter(Boolean).join(' '));
    if (isFinal) before.current = undefined;
  };
  const send = () => {
    if (!blocked) onSend(draft);
  };
  return (
    <form
      className="flex shrink-0 flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-1">
        <textarea
          ref={ref}
          rows={1}
          aria-label={t`Your question`}
          placeholder={t`Type your question...`}
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? id : undefined}
          enterKeyHint="send"
          value={draft}
          onChange={({ currentTarget }) => {
            before.current = undefined;
            onType(currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          className={classNames(inputLook(tooLong), 'field-sizing-content max-h-32 min-w-0 resize-none')}
        />
        <VoiceButton onText={hear} />
        <IconButton
          type="submit"
          label={t`Send`}
          icon={SendHorizontal}
          disabled={blocked}
          className="bg-accent text-on-accent hover:brightness-95"
        />
      </div>
      {tooLong && (
        <FieldError
          id={id}
        >{t`A question has at most ${MAX_MESSAGE} characters. Make it shorter.`}</FieldError>
      )}
    </form>
  );
}
