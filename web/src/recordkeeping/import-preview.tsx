import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImportReply } from '@tailboard/contract/recordkeeping-import.ts';
import type { ReactNode } from 'react';
import { day } from '../language/moments.ts';
import { SentencesOf, Translated } from '../language/translated.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { classWords, illnessWords } from './case-words.tsx';
import { useFieldWords } from './field-words.ts';

/** Correct these first. */
const MOST_SHOWN = 100;

/** What a file says: what is wrong with it, row by row, or else the cases that will be written. `children`: the way on. */
export function ImportPreview({ reply, children }: { reply: ImportReply; children: ReactNode }) {
  const { t } = useLingui();
  const { rows, errors, skipped } = reply;
  const wrong = new Set(errors.map(({ row }) => row)).size;
  return (
    <>
      <Notice
        tone={wrong > 0 ? 'bad' : 'ok'}
        announced
        title={
          <>
            <Plural value={rows.length} one="# case in the file" other="# cases in the file" />
            {wrong > 0 && ', '}
            {wrong > 0 && (
              <Plural value={wrong} one="# row has something wrong" other="# rows have something wrong" />
            )}
          </>
        }
      >
        {wrong > 0 ? (
          <Trans>Nothing was written. Correct these rows in the file, save it and choose it again.</Trans>
        ) : (
          <Trans>Nothing is written yet. Look at the cases, then import them.</Trans>
        )}
        {skipped > 0 && (
          <>
            {' '}
            <Plural
              value={skipped}
              one="# row is no case and is left out: empty, totals or lined out."
              other="# rows are no cases and are left out: empty, totals or lined out."
            />
          </>
        )}
      </Notice>
      {children}
      {wrong > 0 && (
        <SentencesOf answer={reply}>
          <Wrong errors={errors} rows={rows} />
        </SentencesOf>
      )}
      <section className="flex flex-col gap-3">
        <h2 className="text-lead font-bold">
          <Trans>Cases in the file</Trans>
        </h2>
        <VirtualList label={t`Cases in the file`} items={rows} keyOf={({ row }) => row} rowHeight={112}>
          {(one) => <Row one={one} isWrong={errors.some(({ row }) => row === one.row)} />}
        </VirtualList>
      </section>
    </>
  );
}

function Wrong({ errors, rows }: Pick<ImportReply, 'errors' | 'rows'>) {
  const { t } = useLingui();
  const words = useFieldWords();
  const numbers = new Map(rows.map(({ row, caseNumber }) => [row, caseNumber]));
  return (
    <Card title={t`To correct in the file`}>
      <ul className="flex flex-col">
        {errors.slice(0, MOST_SHOWN).map(({ row, field, column, message }) => {
          const number = numbers.get(row) ?? '';
          return (
            <li key={`${row} ${field} ${column}`} className="edge-b py-2 break-words last:border-0">
              <p className="font-semibold">
                {number === '' ? t`Row ${row}` : t`Row ${row}, case ${number}`}: {words[field] ?? column}
              </p>
              <p>
                <Translated text={message} />{' '}
                <span className="text-label text-quiet">{t`Column: ${column}`}</span>
              </p>
            </li>
          );
        })}
      </ul>
      {errors.length > MOST_SHOWN && (
        <p className="font-semibold">
          <Plural value={errors.length - MOST_SHOWN} one="and # more" other="and # more" />
        </p>
      )}
    </Card>
  );
}

function Row({ one, isWrong }: { one: ImportReply['rows'][number]; isWrong: boolean }) {
  const { t } = useLingui();
  const { caseNumber, name, jobTitle, dateOfInjury, description, daysAway, daysRestricted, illnessType } =
    one;
  return (
    <div className="edge flex flex-col rounded-card bg-card px-4 py-2">
      <p className="font-semibold break-words">
        {[caseNumber === '' ? '' : t`No. ${caseNumber}`, name ?? '', jobTitle].filter(Boolean).join(' · ')}
      </p>
      <p className="text-label break-words text-quiet">
        {[dateOfInjury === '' ? '' : day(`${dateOfInjury}T12:00`), description].filter(Boolean).join(' · ')}
      </p>
      <p className="text-label text-quiet">
        {[
          one.class === null ? '' : `${one.class}, ${t(classWords[one.class])}`,
          illnessType === null ? '' : t(illnessWords[illnessType]),
          daysAway > 0 ? t`Days away: ${daysAway}` : '',
          daysRestricted > 0 ? t`Days restricted: ${daysRestricted}` : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isWrong && (
        <p className="tone-bad text-label font-semibold text-tone">
          <Trans>Something is wrong in row {one.row}</Trans>
        </p>
      )}
    </div>
  );
}
