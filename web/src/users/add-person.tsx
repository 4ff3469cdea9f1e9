import { Trans, useLingui } from '@lingui/react/macro';
import { createUserSchema } from '@tailboard/contract/users.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { showToast } from '../ui/toast.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { problemWords } from './problem-words.ts';
import { useAddPerson } from './queries.ts';
import { roleChoices } from './roles.ts';

const blank = {
  name: '',
  username: '',
  password: '',
  role: 'field-crew',
  crewId: '',
  jobTitle: '',
  email: '',
};
type Fields = typeof blank;

export function AddPerson({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  onAdded: (told: { name: string; password: string }) => void;
}) {
  const { t } = useLingui();
  const add = useAddPerson();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Fields>({ defaultValues: blank });
  const { register, handleSubmit, setError, setFocus, setValue, watch, formState } = form;
  const { errors, isDirty } = formState;
  useFormOpen(isDirty);
  const tell = (field: string, message: string) => {
    if (!(field in blank)) return;
    setError(field as keyof Fields, { message });
    setFocus(field as keyof Fields);
  };
  const save = async (fields: Fields) => {
    setFailure(undefined);
    const said = Object.entries(fields).filter(([, text]) => text.trim() !== '');
    const checked = createUserSchema.safeParse({
      ...{ name: '', username: '', password: '' },
      ...Object.fromEntries(said.map(([field, text]) => [field, field === 'password' ? text : text.trim()])),
    });
    if (!checked.success) {
      const mistakes = new Map(checked.error.issues.map(({ path, message }) => [String(path[0]), message]));
      // From the last field to the first, which has the focus in the end.
      for (const field of Object.keys(blank).toReversed()) {
        const message = mistakes.get(field);
        if (message !== undefined) tell(field, message);
      }
      return;
    }
    try {
      const { name } = await add.mutateAsync(checked.data);
      showToast({ title: t`Person added`, description: name, tone: 'ok' });
      onAdded({ name, password: checked.data.password });
      onClose();
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      for (const each of problem?.errors ?? []) tell(each.field, each.message);
      if (problem?.code === 'username-taken') tell('username', problem.detail);
      if (problem?.code === 'email-taken') tell('email', problem.detail);
      setFailure(problemWords(error));
    }
  };
  return (
    <Card title={t`Add a person`}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t`Full Name`}
            autoComplete="off"
            {...register('name')}
            error={errors.name?.message}
          />
          <TextField
            label={t`Username`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('username')}
            error={errors.username?.message}
          />
          <NewPasswordField
            label={t`First password`}
            help={t`At least 10 characters. Give it to them yourself: they choose their own when they first sign in.`}
            value={watch('password')}
            error={errors.password?.message}
            onChange={(password) => setValue('password', password, { shouldDirty: true })}
          />
          <SelectField label={t`Role`} {...register('role')} error={errors.role?.message}>
            {roleChoices.map(([value, words]) => (
              <option key={value} value={value}>
                {t(words)}
              </option>
            ))}
          </SelectField>
          <TextField label={t`Crew ID`} {...register('crewId')} error={errors.crewId?.message} />
          <TextField label={t`Job Title`} {...register('jobTitle')} error={errors.jobTitle?.message} />
          <TextField label={t`Email`} type="email" {...register('email')} error={errors.email?.message} />
        </div>
        {failure !== undefined && (
          <Notice tone="bad" announced>
            {failure}
          </Notice>
        )}
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button look="primary" type="submit" wide busy={add.isPending}>
            {add.isPending ? <Trans>Saving...</Trans> : <Trans>Add a person</Trans>}
          </Button>
          <Button wide className="sm:min-h-14" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
