import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MAX_AT_A_TALK } from '@tailboard/contract/talks.ts';
import { useState } from 'react';
import { newUuid } from '../offline/new-uuid.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { AddName } from './add-name.tsx';
import { ExcuseRest } from './excuse-rest.tsx';
import { PersonRow } from './person-row.tsx';
import { PersonSheet } from './person-sheet.tsx';
import type { Person } from './talk-draft.ts';

interface SignStepProps {
  /** As the server last said it. */
  crew: readonly { userId: number }[] | undefined;
  people: readonly Person[];
  onPeople: (people: Person[]) => void;
  onNext: () => void;
}

/** The crew list: everybody signs on this phone, or is excused with a reason. */
export function SignStep({ crew, people, onPeople, onNext }: SignStepProps) {
  const { t } = useLingui();
  const [openKey, setOpenKey] = useState<string>();
  const [asked, setAsked] = useState(false);
  const open = people.find(({ key }) => key === openKey);
  const settle = (key: string, settled: Person['settled']) => {
    onPeople(people.map((person) => (person.key === key ? { ...person, settled } : person)));
    setOpenKey(undefined);
  };
  const left = people.filter(({ settled }) => settled === null).length;
  const present = people.some(({ settled }) => settled?.attendance === 'present');
  const add = (name: string) =>
    onPeople([...people, { key: `typed-${newUuid()}`, userId: null, name, settled: null }]);

  return (
    <>
      <p role="status" className="font-semibold">
        {left === 0 ? (
          <Trans>Everybody has signed or is excused.</Trans>
        ) : (
          <Plural value={left} one="# person has not signed yet." other="# people have not signed yet." />
        )}
      </p>
      <ul aria-label={t`Crew list`} className="flex flex-col gap-2">
        {people.map((person) => (
          <li key={person.key}>
            <PersonRow person={person} onOpen={() => setOpenKey(person.key)} />
          </li>
        ))}
      </ul>
      {people.length < MAX_AT_A_TALK && <AddName onAdd={add} />}
      {left > 0 && present && (
        <ExcuseRest
          count={left}
          onExcuse={(reason) =>
            onPeople(
              people.map((person) =>
                person.settled === null ? { ...person, settled: { attendance: 'excused', reason } } : person,
              ),
            )
          }
        />
      )}
      {asked && (left > 0 || !present) && (
        <Notice tone="bad" announced>
          {present ? (
            <Trans>Everybody on the list signs, or is excused with a reason.</Trans>
          ) : (
            <Trans>At least one person must be present and sign.</Trans>
          )}
        </Notice>
      )}
      <div>
        <Button look="primary" wide onClick={() => (left === 0 && present ? onNext() : setAsked(true))}>
          <Trans>Next</Trans>
        </Button>
      </div>
      <PersonSheet
        key={openKey}
        person={open}
        removable={open !== undefined && !crew?.some(({ userId }) => userId === open.userId)}
        onClose={() => setOpenKey(undefined)}
        onSettle={settle}
        onRemove={(key) => {
          onPeople(people.filter((person) => person.key !== key));
          setOpenKey(undefined);
        }}
      />
    </>
  );
}
