import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Send from 'lucide-react/icons/send';
import type { DocumentStatus } from '@tailboard/contract/claim-terms.ts';
import { Badge } from '../ui/badge.tsx';
import type { Icon, Tone } from '../ui/tone.ts';
import { useClaimWords } from './claim-words.ts';

const looks: Readonly<Record<DocumentStatus, { tone: Tone; icon: Icon }>> = {
  needed: { tone: 'plain', icon: CircleDashed },
  sent: { tone: 'note', icon: Send },
  accepted: { tone: 'ok', icon: CircleCheck },
  unreadable: { tone: 'bad', icon: CircleAlert },
};

export function DocumentBadge({ status }: { status: DocumentStatus }) {
  const words = useClaimWords();
  return (
    <Badge tone={looks[status].tone} icon={looks[status].icon}>
      {words.documentStatus(status)}
    </Badge>
  );
}
