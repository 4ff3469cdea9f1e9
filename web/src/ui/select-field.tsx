import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Field, inputLook, type FieldFrame } from './field.tsx';

type SelectFieldProps = FieldFrame &
  SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> | undefined };

/** A native select, for many answers. For a few there is ChoiceGroup. */
export function SelectField({ label, help, error, className, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <select {...select} {...control} className={classNames(inputLook(Boolean(error)), className)}>
          {children}
        </select>
      )}
    </Field>
  );
}
