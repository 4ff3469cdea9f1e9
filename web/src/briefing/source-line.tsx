import { Trans } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import Scale from 'lucide-react/icons/scale';
import { Said } from '../language/said-text.tsx';

interface SourceLineProps {
  source: string;
  url?: string | null;
  kind: 'law' | 'guidance';
}

/** Where something is from, and whether it is the law or good practice. */
export function SourceLine({ source, url = null, kind }: SourceLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-quiet">
      <KindMark kind={kind} />
      {url === null ? (
        <span>
          <Said text={source} />
        </span>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center text-accent-text underline underline-offset-4"
        >
          <Said text={source} />
        </a>
      )}
    </p>
  );
}

function KindMark({ kind }: { kind: 'law' | 'guidance' }) {
  const Sign = kind === 'law' ? Scale : BookOpen;
  return (
    <span className="inline-flex items-center gap-1 rounded-full border-(length:--edge) border-control px-2 text-small font-bold text-ink">
      <Sign size="1.1em" aria-hidden />
      {kind === 'law' ? <Trans>Law</Trans> : <Trans>Guidance</Trans>}
    </span>
  );
}

/** A section of the Code of Federal Regulations is law; all other advice is guidance. */
export const kindOf = (source: string): 'law' | 'guidance' => (/\bCFR\b/.test(source) ? 'law' : 'guidance');
