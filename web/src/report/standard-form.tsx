import { Trans } from '@lingui/react/macro';
import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import Send from 'lucide-react/icons/send';
import { Button } from '../ui/button.tsx';
import { Foot } from '../ui/foot.tsx';
import { ContentFields } from './content-fields.tsx';
import { MediaField } from './media-field.tsx';
import { OshaNotice } from './osha-notice.tsx';
import type { ReportFields } from './report-fields.ts';
import { showWrongField } from './show-wrong-field.ts';
import { useCheckedSubmit } from './use-checked-submit.ts';
import type { Place } from './use-place.ts';
import type { ReportFiles } from './use-report-files.ts';

interface StandardFormProps {
  place: Place;
  media: ReportFiles;
  busy: boolean;
  onSubmit: (content: IncidentContent) => Promise<void>;
  /** Before the foot. */
  children: ReactNode;
}

/** Everything on one page, without analysis. */
export function StandardForm({ place, media, busy, onSubmit, children }: StandardFormProps) {
  const submit = useCheckedSubmit(onSubmit, showWrongField);
  const type = useWatch<ReportFields, 'type'>({ name: 'type' });
  return (
    <>
      <ContentFields place={place} />
      <MediaField media={media} />
      {type === 'Workplace Injury' && <OshaNotice />}
      {children}
      <Foot>
        <Button look="primary" icon={Send} busy={busy} onClick={submit}>
          {busy ? <Trans>Submitting...</Trans> : <Trans>Submit Report</Trans>}
        </Button>
      </Foot>
    </>
  );
}
