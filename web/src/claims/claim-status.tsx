import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import { Badge } from '../ui/badge.tsx';
import type { Icon, Tone } from '../ui/tone.ts';
import { useClaimWords } from './claim-words.ts';

const looks: Readonly<Record<string, { tone: Tone; icon: Icon }>> = {
  pending: { tone: 'note', icon: CircleDot },
  under_review: { tone: 'warn', icon: Eye },
  approved: { tone: 'ok', icon: CircleCheck },
  rejected: { tone: 'bad', icon: CircleX },
};

/**
 * Pending is blue, Under Review yellow, Approved green, Rejected red; whatever else is grey and shown as
 * given.
 */
export function ClaimStatusBadge({ status, upper }: { status: string; upper?: boolean }) {
  const words = useClaimWords();
  const { tone, icon } = looks[status] ?? { tone: 'plain', icon: CircleQuestionMark };
  return (
    <Badge tone={tone} icon={icon}>
      {upper ? words.statusUpper(status) : words.status(status)}
    </Badge>
  );
}
