import { Trans, useLingui } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import Sparkles from 'lucide-react/icons/sparkles';
import { reportScreen } from '../api/addresses.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

/** The two ways to report. */
export function ReportEntry() {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
      <Card title={t`AI-Powered Guided Wizard`} headingLevel={2}>
        <p className="grow text-quiet">
          <Trans>One question at a time, with your location on a map and an analysis at the end.</Trans>
        </p>
        <ButtonLink href={reportScreen('wizard')} look="primary" icon={Sparkles}>
          <Trans>Start the wizard</Trans>
        </ButtonLink>
      </Card>
      <Card title={t`Standard Form`} headingLevel={2}>
        <p className="grow text-quiet">
          <Trans>Everything on one page, if you know it by heart.</Trans>
        </p>
        <ButtonLink href={reportScreen('form')} icon={FileText}>
          <Trans>Open the form</Trans>
        </ButtonLink>
      </Card>
    </div>
  );
}
