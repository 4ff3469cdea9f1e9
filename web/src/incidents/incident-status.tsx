import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import { Badge } from '../ui/badge.tsx';

/** Open is blue, In Progress orange, Closed green; whatever else there may be is grey and shown as given. */
export function IncidentStatusBadge({ status }: { status: string }) {
  const { t } = useLingui();
  switch (status) {
    case 'open':
      return <Badge tone="note" icon={CircleDot}>{t`Open`}</Badge>;
    case 'in_progress':
      return <Badge tone="attention" icon={Clock}>{t`In Progress`}</Badge>;
    case 'closed':
      return <Badge tone="ok" icon={CircleCheck}>{t`Closed`}</Badge>;
    default:
      return (
        <Badge tone="plain" icon={CircleQuestionMark}>
          {status}
        </Badge>
      );
  }
}
