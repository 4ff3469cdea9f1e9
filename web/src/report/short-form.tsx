import { Trans } from '@lingui/react/macro';
import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import type { ReactNode } from 'react';
import Send from 'lucide-react/icons/send';
import { Button } from '../ui/button.tsx';
import { Foot } from '../ui/foot.tsx';
import { DescriptionField } from './description-field.tsx';
import { LocationField } from './location-field.tsx';
import { MediaField } from './media-field.tsx';
import { showWrongField } from './show-wrong-field.ts';
import { useCheckedSubmit } from './use-checked-submit.ts';
import type { Place } from './use-place.ts';
import type { ReportFiles } from './use-report-files.ts';

interface ShortFormProps {
  place: Place;
  media: ReportFiles;
  busy: boolean;
  onSubmit: (content: IncidentContent) => Promise<void>;
  /** Before the foot. */
  children: ReactNode;
}

/** A near miss or a hazard: what, where and a photo. */
export function ShortForm({ place, media, busy, onSubmit, children }: ShortFormProps) {
  const submit = useCheckedSubmit(onSubmit, showWrongField);
  return (
    <>
      <DescriptionField />
      <LocationField place={place} />
      <MediaField media={media} />
      {children}
      <Foot>
        <Button look="primary" icon={Send} busy={busy} onClick={submit}>
          {busy ? <Trans>Submitting...</Trans> : <Trans>Submit Report</Trans>}
        </Button>
      </Foot>
    </>
  );
}
