import { Trans } from '@lingui/react/macro';
import { useOwnReportPage } from './queries.ts';

/** 'Report without my name': opens the crew's page in a tab of its own, which knows nothing of this one. */
export default function ReportWithoutName() {
  const { body: path } = useOwnReportPage();
  if (path == null) return null;
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-12 items-center font-semibold text-accent-text underline underline-offset-4"
    >
      <Trans>Report without my name</Trans>
    </a>
  );
}
