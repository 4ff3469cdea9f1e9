import { Trans, useLingui } from '@lingui/react/macro';
import FileArchive from 'lucide-react/icons/file-archive';
import FileText from 'lucide-react/icons/file-text';
import { evidenceFile, incidentReportFile } from '../api/addresses.ts';
import { useOnline } from '../ui/online.ts';

/** The incident to hand over: as a paper, and as a package that proves itself. The server makes both. */
export function ProofLinks({ incident: { id } }: { incident: { id: number } }) {
  const { i18n } = useLingui();
  const online = useOnline();
  if (!online || id < 0) return null;
  const said = { language: i18n.locale, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  const look =
    'inline-flex min-h-12 items-center gap-2 font-semibold text-accent-text underline underline-offset-4';
  return (
    <p className="flex flex-wrap gap-x-6">
      <a href={incidentReportFile(id, said)} download className={look}>
        <FileText size="1.2em" className="shrink-0" aria-hidden />
        <Trans>Report as PDF</Trans>
      </a>
      <a href={evidenceFile(id, said)} download className={look}>
        <FileArchive size="1.2em" className="shrink-0" aria-hidden />
        <Trans>Evidence package</Trans>
      </a>
    </p>
  );
}
