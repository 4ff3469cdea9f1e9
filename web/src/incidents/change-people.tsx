import { Trans, useLingui } from '@lingui/react/macro';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { failureSentence } from '../drafts/public.ts';
import { sentencesOf, translate } from '../language/translate.ts';
import type { ChangedPeople } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { Notice } from '../ui/notice.tsx';
import { PeopleInputs, type HurtPeople } from './people-inputs.tsx';
import type { IncidentPeople } from './use-people.ts';

interface ChangePeopleProps {
  people: IncidentPeople;
  isReporter: boolean;
  refresh: () => Promise<unknown>;
}

/** Who is hurt and who saw it is added and changed here, without signal too. */
export function ChangePeople({ people: known, isReporter, refresh }: ChangePeopleProps) {
  const [typed, setTyped] = useState<HurtPeople>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  useFormOpen(typed !== undefined);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      setTyped(undefined);
    } catch (error) {
      setFailure(failureSentence(error));
    }
    setBusy(false);
  };
  const open = ({ people, witnesses, supervisorTold }: Pick<IncidentPeople, keyof HurtPeople>) =>
    setTyped({
      people: people.map((person) => ({ ...person, treatment: person.treatment ?? 'unknown' })),
      witnesses,
      supervisorTold: supervisorTold ?? false,
    });
  const save = async ({ people, witnesses, supervisorTold }: HurtPeople) => {
    const changed: ChangedPeople = {
      people: people.filter(isNamed),
      witnesses: witnesses.filter(isNamed),
      ...(isReporter && supervisorTold !== (known.supervisorTold ?? false) && { supervisorTold }),
    };
    await known.change(changed);
  };
  return (
    <div className="flex flex-col gap-4">
      {known.waits && (
        <p className="text-label text-quiet">
          <Trans>Saved on this phone. It will be sent when there is signal.</Trans>
        </p>
      )}
      {known.refused !== undefined && typed === undefined && (
        <Refused
          refused={known.refused}
          busy={busy}
          onOpen={({ people, witnesses, supervisorTold = null }) => {
            // Once more, on top of what the server has now.
            void run(async () => {
              await refresh();
              await known.giveUp();
            }).then(() => open({ people, witnesses, supervisorTold }));
          }}
          onGiveUp={() => void run(known.giveUp)}
        />
      )}
      {typed !== undefined && <PeopleInputs hurt={typed} onChange={setTyped} isReporter={isReporter} />}
      {failure && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      {typed === undefined ? (
        <div>
          <Button icon={UserPlus} wide onClick={() => open(known)}>
            <Trans>Add or change people</Trans>
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button look="primary" wide busy={busy} onClick={() => void run(() => save(typed))}>
            <Trans>Save the people</Trans>
          </Button>
          <Button look="quiet" wide onClick={() => setTyped(undefined)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

const isNamed = ({ name }: { name: string }) => name.trim() !== '';

interface RefusedProps {
  refused: NonNullable<IncidentPeople['refused']>;
  busy: boolean;
  onOpen: (people: ChangedPeople) => void;
  onGiveUp: () => void;
}

/** A change that the server did not take: looked at again, or given up. */
function Refused({ refused: { problem, people }, busy, onOpen, onGiveUp }: RefusedProps) {
  const { t } = useLingui();
  if (problem === null) return null;
  const sentences = sentencesOf(problem);
  const names = [...people.people, ...people.witnesses].map(({ name }) => name).join(', ') || t`nobody`;
  const isMoved = problem.code === 'changed-meanwhile';
  return (
    <Notice
      tone="warn"
      announced
      title={isMoved ? t`Somebody changed the people meanwhile` : t`The server did not accept this`}
      actions={
        <>
          <Button busy={busy} onClick={() => onOpen(people)}>
            <Trans>Look at mine again</Trans>
          </Button>
          <Button look="quiet" onClick={onGiveUp}>
            <Trans>Leave it as it is</Trans>
          </Button>
        </>
      }
    >
      <p>{isMoved ? t`What you wrote: ${names}` : translate(problem.detail, sentences)}</p>
      {problem.errors.map(({ field, message }) => (
        <p key={field}>{translate(message, sentences)}</p>
      ))}
    </Notice>
  );
}
