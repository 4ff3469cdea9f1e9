import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportPrefill } from '@tailboard/contract/assistant.ts';
import FilePen from 'lucide-react/icons/file-pen';
import { useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { useIncidentWords } from '../incidents/public.ts';
import { prepareReport } from '../report/public.ts';
import { Button } from '../ui/button.tsx';

interface PrefillCardProps {
  prefill: ReportPrefill;
  onGo?: (() => void) | undefined;
}

/** A report out of what was said. Nothing is sent: it is opened in the form, checked and submitted by the person. */
export function PrefillCard({ prefill, onGo }: PrefillCardProps) {
  const { t } = useLingui();
  const { id } = useUser();
  const words = useIncidentWords();
  const [path, go] = useLocation();
  const rows = [
    [t`Type`, prefill.type && words.type(prefill.type)],
    [t`Priority`, prefill.priority && words.priority(prefill.priority)],
    [t`Location`, prefill.location],
    [t`Description`, prefill.description],
  ].filter(([, value]) => Boolean(value));
  const open = () => {
    prepareReport(id, prefill);
    onGo?.();
    if (path !== screens.report) go(screens.report);
  };
  return (
    <section aria-label={t`Report prepared`} className="edge flex flex-col gap-2 rounded-card bg-card p-3">
      <p className="font-bold">
        <Trans>Report prepared</Trans>
      </p>
      <dl className="flex flex-col gap-1">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button look="primary" icon={FilePen} onClick={open}>
        <Trans>Open the report</Trans>
      </Button>
    </section>
  );
}
