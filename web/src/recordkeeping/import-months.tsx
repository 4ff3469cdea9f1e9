import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field, inputLook, TextArea } from '../ui/field.tsx';
import { readMonths, type MonthTyped } from './read-months.ts';

interface ImportMonthsProps {
  year: number;
  onRead: (months: ReadonlyMap<number, MonthTyped>) => void;
}

/** Months from payroll: a CSV file, or cells copied from a spreadsheet. They are laid into the fields, to be looked at. */
export function ImportMonths({ year, onRead }: ImportMonthsProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<{ text: string; from: 'file' | 'cells' }>();
  const take = (said: string, from: 'file' | 'cells') => {
    const { months, fault } = readMonths(said, year);
    setAsked({ text: said, from });
    if (fault === null) onRead(months);
  };
  const read = asked === undefined ? null : readMonths(asked.text, year);
  const line = read?.fault && 'line' in read.fault ? read.fault.line : 0;
  const words = {
    nothing: t`No month was found here. Each line needs a month, people and hours.`,
    month: t`Line ${line}: this is not a month.`,
    year: t`Line ${line}: this is not a month of ${String(year)}.`,
    twice: t`Line ${line}: this month is there already.`,
    figures: t`Line ${line}: people and hours must be numbers.`,
  };
  const error = (from: 'file' | 'cells') =>
    read?.fault && asked?.from === from ? words[read.fault.what] : undefined;
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t`Import months from a CSV file`}
        help={t`One line a month: month, people, hours.`}
        error={error('file')}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className={inputLook(error('file') !== undefined)}
            onChange={({ currentTarget: { files } }) => {
              const [file] = files ?? [];
              if (file) void file.text().then((said) => take(said, 'file'));
            }}
          />
        )}
      </Field>
      <TextArea
        label={t`Or paste the lines from a spreadsheet`}
        rows={3}
        value={text}
        error={error('cells')}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button disabled={text.trim() === ''} onClick={() => take(text, 'cells')}>
          <Trans>Fill in the months</Trans>
        </Button>
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {read !== null && read.fault === null && (
          <Trans>Months filled in: {read.months.size}. Look at them and save.</Trans>
        )}
      </p>
    </div>
  );
}
