import { Trans, useLingui } from '@lingui/react/macro';
import type { Incident } from '@tailboard/contract/incidents.ts';
import { dayAndTime } from '../language/moments.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { classNames } from '../ui/class-names.ts';
import { differences, type ComparedField } from './differences.ts';
import { useIncidentWords } from './incident-words.ts';

const cell = 'pb-1 break-words whitespace-pre-wrap';

/** This device's version beside the server's, line by line; what differs is marked. */
export function BothVersions({ mine, theirs }: { mine: IncidentEntry; theirs: Incident }) {
  const { t } = useLingui();
  const words = useIncidentWords();
  const names: Readonly<Record<ComparedField, string>> = {
    category: t`Kind of report`,
    type: t`Incident Type`,
    date: t`Date and Time`,
    location: t`Location`,
    position: t`Marker`,
    description: t`Description`,
    priority: t`Priority`,
    status: t`Status`,
  };
  const say = (field: ComparedField, value: string) => {
    if (value === '') return t`None`;
    if (field === 'date') return dayAndTime(value);
    if (field === 'category' || field === 'type' || field === 'priority' || field === 'status')
      return words[field](value);
    return value;
  };
  return (
    <table className="my-2 w-full table-fixed border-collapse text-left">
      <thead>
        <tr>
          <th scope="col" className="py-1 pr-2">
            <Trans>Mine, on this phone</Trans>
          </th>
          <th scope="col" className="py-1 pl-2">
            <Trans>Theirs, on the server</Trans>
          </th>
        </tr>
      </thead>
      {differences(mine, theirs).map(({ field, mine, theirs, differs }) => (
        <tbody key={field} className="edge-t">
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-1 text-label font-normal">
              {names[field]} {differs && <strong className="text-tone">{t`differs`}</strong>}
            </th>
          </tr>
          <tr className="align-top">
            <td className={classNames(cell, 'pr-2', differs && 'font-bold')}>{say(field, mine)}</td>
            <td className={classNames(cell, 'pl-2', differs && 'font-bold')}>{say(field, theirs)}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
