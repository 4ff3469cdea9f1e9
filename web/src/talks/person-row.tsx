import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import UserX from 'lucide-react/icons/user-x';
import { clock } from '../language/moments.ts';
import { Badge } from '../ui/badge.tsx';
import { SignatureDrawing } from './signature-drawing.tsx';
import type { Person } from './talk-draft.ts';

/** One of the crew list: the name, and whether they have signed. The whole row opens what they can do. */
export function PersonRow({ person, onOpen }: { person: Person; onOpen: () => void }) {
  const { t } = useLingui();
  const { name, settled } = person;
  const drawn = settled?.attendance === 'present' && settled.signature.by === 'finger' && settled.signature;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="edge flex min-h-16 w-full items-center gap-3 rounded-card bg-card p-3 text-left hover:bg-press"
    >
      <span className="flex min-w-0 grow flex-col items-start gap-1">
        <span className="max-w-full font-semibold break-words">{name}</span>
        <State settled={settled} />
        {settled?.attendance === 'excused' && (
          <span className="line-clamp-2 text-label text-quiet">{settled.reason}</span>
        )}
      </span>
      {drawn && <SignatureDrawing path={drawn.path} label={t`Signature of ${name}`} />}
      <ChevronRight size={24} aria-hidden className="shrink-0 text-quiet" />
    </button>
  );
}

function State({ settled }: Pick<Person, 'settled'>) {
  if (settled === null) {
    return (
      <Badge tone="attention" icon={CircleDashed}>
        <Trans>Not signed</Trans>
      </Badge>
    );
  }
  if (settled.attendance === 'excused') {
    return (
      <Badge tone="plain" icon={UserX}>
        <Trans>Excused</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="ok" icon={CircleCheck}>
      {settled.signature.by === 'finger' ? (
        <Trans>Signed {clock(settled.signedAt)}</Trans>
      ) : (
        <Trans>Agreed {clock(settled.signedAt)}</Trans>
      )}
    </Badge>
  );
}
