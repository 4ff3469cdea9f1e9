import { useLingui } from '@lingui/react/macro';
import { isBlank } from '@tailboard/contract/blank.ts';
import { MAX_QUESTION } from '@tailboard/contract/documents.ts';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useId, type Ref } from 'react';
import { VoiceButton } from '../speech/public.ts';
import { classNames } from '../ui/class-names.ts';
import { FieldError, inputLook } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { IconButton } from '../ui/icon-button.tsx';

interface QuestionFormProps {
  draft: string;
  pending: boolean;
  onType: (change: () => string) => void;
  onSend: (question: string) => void;
  ref: Ref<HTMLTextAreaElement>;
}

export function QuestionForm({ draft, pending, onType, onSend, ref }: QuestionFormProps) {
  const { t } = useLingui();
  const id = useId();
  const tooLong = draft.trim().length > MAX_QUESTION;
  const blank = isBlank(draft);
  useFormOpen(!blank);
  const blocked = blank || tooLong || pending;
  const send = () => {
    if (!blocked) onSend(draft);
  };
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          rows={1}
          aria-label={t`Your question`}
          placeholder={t`Ask a question`}
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? id : undefined}
          enterKeyHint="send"
          value={draft}
          onChange={({ currentTarget: { value } }) => onType(() => value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          className={classNames(inputLook(tooLong), 'field-sizing-content max-h-32 min-w-0 resize-none')}
        />
        <VoiceButton onText={(said) => onType(() => said)} />
        <IconButton
          type="submit"
          label={t`Send`}
          icon={SendHorizontal}
          // Not `disabled`: whoever pressed it keeps the focus.
          aria-disabled={blocked}
          className="bg-accent text-on-accent hover:brightness-95"
        />
      </div>
      {tooLong && (
        <FieldError
          id={id}
        >{t`A question has at most ${MAX_QUESTION} characters. Make it shorter.`}</FieldError>
      )}
    </form>
  );
}
