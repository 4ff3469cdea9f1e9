import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIncidentWords } from '../incidents/public.ts';
import { dayAndTime } from '../language/moments.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ReportVerdict, type LawProps } from './report-verdict.tsx';
import type { ReportFields } from './report-fields.ts';
import type { Step } from './steps.ts';

interface ReviewCardProps extends LawProps {
  fileCount: number;
  onChange: (step: Step) => void;
}

/** The whole report once more, each line with its way back. */
export function ReviewCard({ fileCount, onChange, ...law }: ReviewCardProps) {
  const { t } = useLingui();
  const words = useIncidentWords();
  const { type, date, location, latitude, longitude, description, priority } =
    useFormContext<ReportFields>().getValues();
  const isDate = !Number.isNaN(Date.parse(date));
  const lines: readonly { name: string; value: ReactNode; step: Step }[] = [
    { name: t`Incident Type`, value: words.type(type), step: 'basic' },
    { name: t`Date and Time`, value: isDate ? dayAndTime(date) : date, step: 'basic' },
    {
      name: t`Location`,
      value: (
        <>
          {location || `${latitude}, ${longitude}`}
          {latitude && location && !location.includes(latitude) && (
            <span className="block text-label text-quiet">
              {latitude}, {longitude}
            </span>
          )}
        </>
      ),
      step: 'location',
    },
    { name: t`Description`, value: description, step: 'details' },
    { name: t`Priority`, value: words.priority(priority), step: 'details' },
    {
      name: t`Attached files`,
      value: <Plural value={fileCount} _0="No files" one="# file" other="# files" />,
      step: 'media',
    },
  ];
  return (
    <>
      <Card>
        <dl className="flex flex-col">
          {lines.map(({ name, value, step }) => (
            <div
              key={name}
              className="edge-b grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-2 last:border-b-0"
            >
              <dt className="text-label text-quiet">{name}</dt>
              <dd className="row-start-2 font-semibold break-words whitespace-pre-wrap">{value}</dd>
              <dd className="col-start-2 row-span-2 row-start-1 flex">
                <IconButton label={t`Change: ${name}`} icon={Pencil} onClick={() => onChange(step)} />
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <Button icon={Pencil} wide onClick={() => onChange('basic')}>
            <Trans>Edit Details</Trans>
          </Button>
        </div>
      </Card>
      <ReportVerdict fileCount={fileCount} {...law} />
    </>
  );
}
