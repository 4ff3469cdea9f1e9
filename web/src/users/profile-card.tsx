import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@tailboard/contract/users.ts';
import Camera from 'lucide-react/icons/camera';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useRoleName, useSignOut, useUser } from '../auth/public.ts';
import { day } from '../language/moments.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useOnline } from '../ui/online.ts';
import { showToast } from '../ui/toast.ts';
import { useSavePicture } from './queries.ts';

interface ProfileCardProps {
  /** Undefined while it is not known: what the sign-in said is shown. */
  person: User | undefined;
  onChanged: () => Promise<unknown>;
}

export function ProfileCard({ person, onChanged }: ProfileCardProps) {
  const { t } = useLingui();
  const signedIn = useUser();
  const roleName = useRoleName();
  const { ask, busy, question } = useSignOut('profile');
  const facts = [
    [t`Username`, signedIn.username],
    [t`Role`, roleName(person?.role ?? signedIn.role)],
    [t`Department`, person?.department],
    [t`Job Title`, person?.jobTitle ?? signedIn.jobTitle],
    [t`Crew ID`, person?.crewId ?? signedIn.crewId],
    [t`Last training`, person && (person.lastTraining ? day(person.lastTraining) : t`No record`)],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <div className="flex flex-wrap items-center gap-4">
          <Picture image={person?.profileImage ?? null} />
          <p className="min-w-0 flex-1 basis-32 text-heading leading-tight font-bold wrap-anywhere">
            {person?.name ?? signedIn.name}
          </p>
        </div>
        {person && <ChangePicture onChanged={onChanged} />}
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-3">
          {facts.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-label text-quiet">{name}</dt>
              <dd className="font-semibold break-words">{value ?? t`N/A`}</dd>
            </div>
          ))}
        </dl>
        {person && (
          <div className="flex flex-col gap-1.5">
            <h2 className="text-label text-quiet">
              <Trans>Certifications</Trans>
            </h2>
            {person.certifications.length === 0 ? (
              <p>
                <Trans>No certifications added</Trans>
              </p>
            ) : (
              <ul className="flex flex-wrap gap-2">
                {person.certifications.map((name) => (
                  <li
                    key={name}
                    className="max-w-full rounded-full border-(length:--edge) border-line bg-press px-3 py-1 text-label font-semibold break-words"
                  >
                    {name}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <Button icon={LogOut} wide busy={busy} onClick={() => void ask()}>
          <Trans>Logout</Trans>
        </Button>
      </Card>
      {question}
    </div>
  );
}

function Picture({ image }: { image: string | null }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className="flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-full bg-press text-quiet">
      {image !== null && image !== broken ? (
        // The name stands beside it.
        <img src={image} alt="" className="size-full object-cover" onError={() => setBroken(image)} />
      ) : (
        <UserRound size={44} strokeWidth={1.5} aria-hidden />
      )}
    </span>
  );
}

function ChangePicture({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const { t } = useLingui();
  const online = useOnline();
  const chooser = useRef<HTMLInputElement>(null);
  const save = useSavePicture();
  const keep = async (picture: File) => {
    try {
      await save.mutateAsync(picture);
      await onChanged();
    } catch (error) {
      const said = error instanceof ApiError ? error.problem?.detail : undefined;
      showToast({
        title: t`Update Failed`,
        description: said ?? t`The picture was not saved: the server did not answer. Try again.`,
        tone: 'bad',
      });
    }
  };
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        className="hidden"
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [picture] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (picture) void keep(picture);
        }}
      />
      <Button
        icon={Camera}
        wide
        busy={save.isPending}
        disabled={!online}
        onClick={() => chooser.current?.click()}
      >
        {save.isPending ? <Trans>Saving...</Trans> : <Trans>Change picture</Trans>}
      </Button>
    </>
  );
}
