import CircleAlert from 'lucide-react/icons/circle-alert';
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import { translate } from '../language/translate.ts';

export interface FieldFrame {
  label: string;
  /** One sentence below the field, shown while there is no error. */
  help?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | undefined;
}

/** Label above, help and error below. For controls that are no plain text field. */
export function Field({
  label,
  help,
  error,
  children,
}: FieldFrame & {
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean | undefined;
  }) => ReactNode;
}) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-label font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {help && (
        <div id={`${id}-help`} className="text-label text-quiet">
          {help}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="tone-bad flex items-start gap-1.5 text-label font-semibold text-tone">
      <CircleAlert size="1.2em" className="mt-0.5 shrink-0" aria-hidden />
      <span>{typeof children === 'string' ? translate(children) : children}</span>
    </p>
  );
}

/** Class names of an input, for controls within `Field`. */
export const inputLook = (invalid: boolean) =>
  classNames(
    'min-h-12 w-full rounded-control bg-card px-3 py-2 text-ink placeholder:text-quiet',
    invalid ? 'tone-bad border-[3px] border-tone' : 'border-(length:--edge) border-control',
  );

type TextFieldProps = FieldFrame &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> | undefined };

export function TextField({ label, help, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <input {...input} {...control} className={classNames(inputLook(Boolean(error)), className)} />
      )}
    </Field>
  );
}

type TextAreaProps = FieldFrame &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> | undefined };

export function TextArea({ label, help, error, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <textarea
          rows={5}
          {...area}
          {...control}
          className={classNames(inputLook(Boolean(error)), 'field-sizing-content', className)}
        />
      )}
    </Field>
  );
}
