import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { peopleColumns, type ImportedPerson, type ImportPeopleReply } from '@tailboard/contract/users.ts';
import { useState } from 'react';
import { Translated, SentencesOf } from '../language/translated.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast.ts';
import { problemWords } from './problem-words.ts';
import { useImportPeople } from './queries.ts';

/** A list of people as CSV: first shown what it will do, then done, all lines or none. */
export function ImportPeople({ onClose, onImported }: { onClose: () => void; onImported: () => void }) {
  const { t } = useLingui();
  const imports = useImportPeople();
  const [csv, setCsv] = useState('');
  const [preview, setPreview] = useState<ImportPeopleReply>();
  const [failure, setFailure] = useState<string>();

  const ask = async (text: string, apply: boolean) => {
    setFailure(undefined);
    try {
      const reply = await imports.mutateAsync({ csv: text, apply });
      setPreview(reply);
      if (!reply.applied) return;
      showToast({ title: t`List imported`, tone: 'ok' });
      onImported();
      onClose();
    } catch (error) {
      if (!apply) setPreview(undefined);
      setFailure(problemWords(error));
    }
  };
  const read = async (file: File) => {
    const text = await file.text();
    setCsv(text);
    await ask(text, false);
  };
  const people = preview?.people ?? [];
  const count = (action: ImportedPerson['action']) => people.filter((each) => each.action === action).length;
  const [adds, changes, refused] = [count('add'), count('change'), count('refused')];

  return (
    <Card title={t`Import a list`}>
      <p>
        <Trans>
          A CSV file. Its first line names the columns. People whose username is already here are updated,
          others are added. An empty cell changes nothing. Nobody is removed.
        </Trans>
      </p>
      <p lang="en" className="text-label break-words text-quiet">
        {peopleColumns.join(', ')}
      </p>
      <Field label={t`CSV file`}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv,text/plain"
            className="min-h-12 w-full rounded-control border-(length:--edge) border-control bg-card p-2 file:mr-3 file:min-h-9 file:rounded-control file:border-0 file:bg-press file:px-3 file:font-semibold file:text-ink"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void read(file);
            }}
          />
        )}
      </Field>
      {failure !== undefined && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      {preview && (
        <div role="status" className="flex flex-col gap-3">
          <p className="font-semibold">
            <Plural value={adds} _0="Adds nobody" one="Adds # person" other="Adds # people" />
            {', '}
            <Plural value={changes} _0="changes nobody" one="changes # person" other="changes # people" />
            {refused > 0 && ', '}
            {refused > 0 && (
              <Plural value={refused} one="# line cannot be used" other="# lines cannot be used" />
            )}
          </p>
          {preview.ignoredColumns.length > 0 && (
            <p>
              <Trans>Columns ignored: {preview.ignoredColumns.join(', ')}</Trans>
            </p>
          )}
          <ul className="flex flex-col" aria-label={t`What this list will do`}>
            <SentencesOf answer={preview}>
              {people.map((each) => (
                <Line key={each.line} person={each} />
              ))}
            </SentencesOf>
          </ul>
        </div>
      )}
      <div className="flex flex-col gap-2 sm:flex-row">
        {preview && (
          <Button
            look="primary"
            wide
            busy={imports.isPending}
            disabled={refused > 0 || adds + changes === 0}
            onClick={() => void ask(csv, true)}
          >
            <Trans>Import the list</Trans>
          </Button>
        )}
        <Button wide className="sm:min-h-14" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      {refused > 0 && (
        <p className="text-label text-quiet">
          <Trans>Correct the lines in your file and choose it again. Nothing has been imported.</Trans>
        </p>
      )}
    </Card>
  );
}

function Line({ person }: { person: ImportedPerson }) {
  const { t } = useLingui();
  const { line, username, name, action, fields, problems } = person;
  const words = { add: t`Add`, change: t`Change`, none: t`No change`, refused: t`Cannot be used` }[action];
  return (
    <li className="edge-b py-2 last:border-0">
      <p className="break-words">
        <span className="font-semibold">{words}</span>
        {': '}
        {name ?? username} <span className="text-quiet">({t`line ${line}`})</span>
      </p>
      {action === 'change' && (
        <p lang="en" className="text-label text-quiet">
          {fields.join(', ')}
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem} className="tone-bad text-label font-semibold text-tone">
          <Translated text={problem} />
        </p>
      ))}
    </li>
  );
}
