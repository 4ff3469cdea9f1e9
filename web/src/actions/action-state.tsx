import type { ActionState } from '@tailboard/contract/action-terms.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Hammer from 'lucide-react/icons/hammer';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Badge } from '../ui/badge.tsx';
import type { Icon, Tone } from '../ui/tone.ts';
import { stateWords } from './action-words.ts';

const looks: Readonly<Record<ActionState, { tone: Tone; icon: Icon }>> = {
  open: { tone: 'note', icon: Clock },
  'in-progress': { tone: 'note', icon: Hammer },
  done: { tone: 'ok', icon: CircleCheck },
  verified: { tone: 'ok', icon: ShieldCheck },
  reopened: { tone: 'warn', icon: RotateCcw },
  rejected: { tone: 'plain', icon: CircleX },
};

export function ActionStateBadge({ state }: { state: ActionState }) {
  return <Badge {...looks[state]}>{stateWords()[state]}</Badge>;
}
