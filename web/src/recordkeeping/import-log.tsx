import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MOST_IMPORTED_BYTES, type ImportReply } from '@tailboard/contract/recordkeeping-import.ts';
import { useState } from 'react';
import { importCall, recordkeepingScreen } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { bytes } from '../language/bytes.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field, inputLook } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { OfEstablishment } from './chosen.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { OfPlace } from './queries.ts';
import { SaveFailure, useSave } from './use-save.tsx';

/** A log that was kept elsewhere comes in from a spreadsheet: shown first, then all of it or nothing. */
export function ImportLog() {
  // It stays while another establishment or year is chosen for it.
  const [file, setFile] = useState<File>();
  return (
    <OfEstablishment>
      {(of, { name }) => (
        <Import
          key={`${of.establishmentId} ${of.year}`}
          of={of}
          place={name}
          file={file}
          onChoose={setFile}
        />
      )}
    </OfEstablishment>
  );
}

/** Thousands of cases on a phone's signal. */
const TIMEOUT_MS = 120_000;

interface ImportProps {
  of: OfPlace;
  /** Name of the establishment. */
  place: string;
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
}

function Import({ of, place, file, onChoose }: ImportProps) {
  const { t } = useLingui();
  const [reply, setReply] = useState<ImportReply>();
  const { save, busy, failure, fault, form } = useSave<ImportReply>();
  const send = async (sent: File, preview: boolean) => {
    const body = new FormData();
    body.set('file', sent);
    setReply(await save({ path: importCall(of, preview), method: 'POST', body, timeout: TIMEOUT_MS }));
  };
  const choose = (chosen: File | undefined) => {
    setReply(undefined);
    onChoose(chosen);
    if (chosen !== undefined && faultOf(chosen) === null) void send(chosen, true);
  };
  const known = file === undefined ? null : faultOf(file);
  const faults = {
    empty: t`This file is empty.`,
    large: t`This file is larger than ${bytes(MOST_IMPORTED_BYTES)}. Import the log in parts.`,
  };
  const inFile = known === null ? (fault('file') ?? fault('year') ?? rowsOf(failure)) : faults[known];
  const year = String(of.year);
  const chosen = { establishmentId: String(of.establishmentId), year };
  if (reply !== undefined && !reply.preview) {
    return (
      <div ref={focus} tabIndex={-1}>
        <Notice
          tone="ok"
          announced
          title={
            <Plural
              value={reply.imported}
              one={`# case is on the log of ${place}, ${year}`}
              other={`# cases are on the log of ${place}, ${year}`}
            />
          }
          actions={
            <>
              <ButtonLink look="primary" href={recordkeepingScreen('log', chosen)}>
                <Trans>See the log</Trans>
              </ButtonLink>
              <ButtonLink href={recordkeepingScreen('', chosen)}>
                <Trans>See the cases</Trans>
              </ButtonLink>
              <Button onClick={() => choose(undefined)}>
                <Trans>Import another file</Trans>
              </Button>
            </>
          }
        >
          <Trans>
            The log had days but no dates for them: they are entered from the day after the injury on. Where
            the dates were others, correct them in the case.
          </Trans>
        </Notice>
      </div>
    );
  }
  const isWhole = reply !== undefined && reply.errors.length === 0;
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && file !== undefined && known === null) void send(file, !isWhole);
      }}
    >
      <Card title={t`Import a log`}>
        <p>
          <Trans>
            A CSV or Excel file (.xlsx) with the columns of OSHA's case file or of Form 300. Nothing is
            written before you have seen what is in it.
          </Trans>
        </p>
        <Field label={t`File`} error={inFile} {...(file && { help: file.name })}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.xlsx,.txt,text/csv"
              className={inputLook(inFile !== undefined)}
              onChange={({ currentTarget: { files } }) => choose(files?.[0])}
            />
          )}
        </Field>
        {busy && (
          <p role="status">
            <Trans>The file is being read...</Trans>
          </p>
        )}
        <SaveFailure failure={inFile === undefined ? failure : undefined} shown={[]} />
        {file !== undefined && known === null && reply === undefined && !busy && (
          <Button type="submit" wide>
            <Trans>Check the file</Trans>
          </Button>
        )}
      </Card>
      {reply !== undefined && (
        <ImportPreview reply={reply}>
          {isWhole && (
            <Button look="primary" type="submit" wide busy={busy}>
              <Plural value={reply.rows.length} one="Import # case" other="Import # cases" />
            </Button>
          )}
        </ImportPreview>
      )}
    </form>
  );
}

/** The button that was pressed is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

const faultOf = ({ size }: File): 'empty' | 'large' | null =>
  size === 0 ? 'empty' : size > MOST_IMPORTED_BYTES ? 'large' : null;

/** What is wrong with rows although the preview found nothing: somebody used a number meanwhile. */
function rowsOf(failure: unknown): string | undefined {
  const faults = failure instanceof ApiError ? (failure.problem?.errors ?? []) : [];
  return faults.find(({ field }) => field.startsWith('rows.'))?.message;
}
