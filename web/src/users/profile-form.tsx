import { Trans, useLingui } from '@lingui/react/macro';
import { profileSchema, type Profile, type User } from '@tailboard/contract/users.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from '../ui/online.ts';
import { showToast } from '../ui/toast.ts';
import { Certifications } from './certifications.tsx';
import { useSaveProfile } from './queries.ts';

/** All text as the fields hold it; blank is nothing said. */
interface ProfileFields {
  name: string;
  jobTitle: string;
  email: string;
  phone: string;
  department: string;
  emergencyContact: string;
  emergencyPhone: string;
  certifications: string[];
}

const fieldsOf = (person: User): ProfileFields => ({
  name: person.name,
  jobTitle: person.jobTitle ?? '',
  email: person.email ?? '',
  phone: person.phone ?? '',
  department: person.department ?? '',
  emergencyContact: person.emergencyContact ?? '',
  emergencyPhone: person.emergencyPhone ?? '',
  certifications: person.certifications,
});

function profileOf({ name, certifications, ...texts }: ProfileFields) {
  const said = Object.entries(texts).map(([field, text]) => [field, text.trim() === '' ? null : text.trim()]);
  return { name: name.trim(), certifications, ...Object.fromEntries(said) } as Profile;
}

export function ProfileForm({ person, onSaved }: { person: User; onSaved: () => Promise<unknown> }) {
  const { t } = useLingui();
  const online = useOnline();
  const save = useSaveProfile();
  const [failure, setFailure] = useState<string>();
  const form = useForm<ProfileFields>({ defaultValues: fieldsOf(person) });
  const { formState, register, reset, setError, setFocus, setValue, watch } = form;
  const { errors, isDirty } = formState;
  useFormOpen(isDirty);
  // What the server says later is taken, and what is being typed is kept.
  useEffect(() => reset(fieldsOf(person), { keepDirtyValues: true }), [person, reset]);

  const submit = async (fields: ProfileFields) => {
    setFailure(undefined);
    const checked = profileSchema.safeParse(profileOf(fields));
    if (!checked.success) {
      for (const { path, message } of checked.error.issues.toReversed()) tell(String(path[0]), message);
      return;
    }
    try {
      const { data } = await save.mutateAsync(checked.data);
      reset(fieldsOf(data));
      showToast({
        title: t`Profile Updated`,
        description: t`Your profile has been successfully updated`,
        tone: 'ok',
      });
      await onSaved();
    } catch (error) {
      const said = error instanceof ApiError ? error.problem?.detail : undefined;
      for (const { field, message } of (error instanceof ApiError && error.problem?.errors) || []) {
        tell(field.split('.')[0] ?? '', message);
      }
      const message = said ?? t`the server did not answer`;
      setFailure(message);
      showToast({
        title: t`Update Failed`,
        description: t`Failed to update profile: ${message}`,
        tone: 'bad',
      });
    }
  };
  const tell = (field: string, message: string) => {
    if (!(field in fieldsOf(person))) return;
    setError(field as keyof ProfileFields, { message });
    setFocus(field as keyof ProfileFields);
  };

  return (
    <Card title={t`Edit Profile`}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
          <TextField
            label={t`Full Name`}
            autoComplete="name"
            {...register('name')}
            error={errors.name?.message}
          />
          <TextField
            label={t`Job Title`}
            autoComplete="organization-title"
            {...register('jobTitle')}
            error={errors.jobTitle?.message}
          />
          <TextField
            label={t`Email`}
            type="email"
            autoComplete="email"
            {...register('email')}
            error={errors.email?.message}
          />
          <TextField
            label={t`Phone`}
            type="tel"
            autoComplete="tel"
            {...register('phone')}
            error={errors.phone?.message}
          />
          <TextField label={t`Department`} {...register('department')} error={errors.department?.message} />
        </div>
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-3 text-lead font-bold">
            <Trans>Emergency Contact</Trans>
          </legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
            <TextField
              label={t`Contact Name`}
              {...register('emergencyContact')}
              error={errors.emergencyContact?.message}
            />
            <TextField
              label={t`Contact Phone`}
              type="tel"
              {...register('emergencyPhone')}
              error={errors.emergencyPhone?.message}
            />
          </div>
        </fieldset>
        <Certifications
          names={watch('certifications')}
          error={errors.certifications?.message}
          onChange={(names) => setValue('certifications', names, { shouldDirty: true })}
        />
        {!online && (
          <Notice tone="warn" title={t`Saving needs signal.`}>
            <Trans>What you typed stays here while this page is open.</Trans>
          </Notice>
        )}
        {failure !== undefined && (
          <Notice tone="bad" announced>
            {failure}
          </Notice>
        )}
        <div>
          <Button look="primary" type="submit" wide busy={save.isPending} disabled={!online}>
            {save.isPending ? <Trans>Saving...</Trans> : <Trans>Save Changes</Trans>}
          </Button>
        </div>
      </form>
    </Card>
  );
}
