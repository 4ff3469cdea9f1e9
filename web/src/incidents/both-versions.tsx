import { Trans, useLingui } from '@lingui/react/macro';
import type { Incident } from '@tailboard/contract/incidents.ts';
import { dayAndTime } from '../language/moments.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { classNames } from '../ui/class-names.ts';
import { differences, type ComparedField } from './differences.ts';
import { useIncidentWords } from './incident-words.ts';

/** This device's version beside the server's, line by line; what differs is marked. */
export function BothVersions({ mine, theirs }: { mine: IncidentEntry; theirs: Incident }) {
  const { t } = useLingui();
  const words = useIncidentWords();
  const names: Readonly<Record<ComparedField, string>> = {
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
    if (field === 'type' || field === 'priority' || field === 'status') return words[field](value);
    return value;
  };
  return (
    <div className="my-2 overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="edge-b">
            <th scope="col" className="py-1 pr-2 text-label font-normal text-quiet">{t`Field`}</th>
            <th scope="col" className="px-2 py-1">
              <Trans>Mine, on this phone</Trans>
            </th>
            <th scope="col" className="px-2 py-1">
              <Trans>Theirs, on the server</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {differences(mine, theirs).map(({ field, mine, theirs, differs }) => (
            <tr key={field} className={classNames('edge-b align-top', differs && 'bg-card')}>
              <th scope="row" className="py-1 pr-2 text-label font-normal text-quiet">
                {names[field]}
                {differs && (
                  <span className="block font-bold text-tone">
                    <Trans>differs</Trans>
                  </span>
                )}
              </th>
              <td className="px-2 py-1 break-words whitespace-pre-wrap">{say(field, mine)}</td>
              <td className="px-2 py-1 break-words whitespace-pre-wrap">{say(field, theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
