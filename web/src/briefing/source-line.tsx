import type { SourceKind } from '@tailboard/contract/briefing.ts';
import { Trans } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import Building2 from 'lucide-react/icons/building-2';
import Scale from 'lucide-react/icons/scale';
import { Translated } from '../language/translated.tsx';

interface SourceLineProps {
  source: string;
  url?: string | null;
  kind: SourceKind;
}

/** Where something is from, and whether it is the law, good practice or the company's own rule. */
export function SourceLine({ source, url = null, kind }: SourceLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-quiet">
      <KindMark kind={kind} />
      {url === null ? (
        <span>
          <Translated text={source} />
        </span>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center text-accent-text underline underline-offset-4"
        >
          <Translated text={source} />
        </a>
      )}
    </p>
  );
}

const signs = { law: Scale, guidance: BookOpen, 'company-rule': Building2 } as const;

function KindMark({ kind }: { kind: SourceKind }) {
  const Sign = signs[kind];
  return (
    <span className="inline-flex items-center gap-1 rounded-full border-(length:--edge) border-control px-2 text-small font-bold text-ink">
      <Sign size="1.1em" aria-hidden />
      {kind === 'law' ? (
        <Trans>Law</Trans>
      ) : kind === 'company-rule' ? (
        <Trans>Company rule</Trans>
      ) : (
        <Trans>Guidance</Trans>
      )}
    </span>
  );
}
