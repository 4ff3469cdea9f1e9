import { Trans } from '@lingui/react/macro';
import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import type { ReactNode } from 'react';
import Send from 'lucide-react/icons/send';
import { Button } from '../ui/button.tsx';
import { Foot } from '../ui/foot.tsx';
import { ContentFields } from './content-fields.tsx';
import { MediaField } from './media-field.tsx';
import { ReportVerdict, type LawProps } from './report-verdict.tsx';
import { showWrongField } from './show-wrong-field.ts';
import { useCheckedSubmit } from './use-checked-submit.ts';
import type { Place } from './use-place.ts';
import type { ReportFiles } from './use-report-files.ts';

interface StandardFormProps extends LawProps {
  place: Place;
  media: ReportFiles;
  busy: boolean;
  onSubmit: (content: IncidentContent) => Promise<void>;
  /** Before the foot. */
  children: ReactNode;
}

/** Everything on one page; the verdict as this phone judges. */
export function StandardForm({ place, media, busy, onSubmit, children, ...law }: StandardFormProps) {
  const submit = useCheckedSubmit(onSubmit, showWrongField);
  return (
    <>
      <ContentFields place={place} />
      <MediaField media={media} />
      <ReportVerdict fileCount={media.files.length} {...law} />
      {children}
      <Foot>
        <Button look="primary" icon={Send} busy={busy} onClick={submit}>
          {busy ? <Trans>Submitting...</Trans> : <Trans>Submit Report</Trans>}
        </Button>
      </Foot>
    </>
  );
}
