import { Trans } from '@lingui/react/macro';
import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Hourglass from 'lucide-react/icons/hourglass';
import { classNames } from '../ui/class-names.ts';
import { OWN_DOCUMENTS } from './manage-documents.tsx';
import { isIndexing } from './use-indexing-watched.ts';

const MOST_LINES = 3;

/** For who manages documents: what becomes of those they added, in sight while the list of them is far below. */
export function IndexingLine({ documents }: { documents: readonly SafetyDocument[] }) {
  const own = documents.filter(({ origin, status }) => origin === 'own' && status !== 'retired');
  const indexing = own.filter(isIndexing);
  const failed = own.filter((document) => document.problem !== null && !indexing.includes(document));
  const lines = [...indexing, ...failed].slice(0, MOST_LINES);
  return (
    // There before its first line, which is read aloud for that reason.
    <div
      role="status"
      className={classNames('flex flex-col gap-1 text-label', lines.length === 0 && 'sr-only')}
    >
      {lines.map((document) =>
        isIndexing(document) ? (
          <Indexed key={document.key} document={document} />
        ) : (
          <Failed key={document.key} document={document} />
        ),
      )}
    </div>
  );
}

function Indexed({ document: { name, progress } }: { document: SafetyDocument }) {
  const percent = Math.round(progress * 100);
  return (
    <p className="tone-note flex items-start gap-2">
      <Hourglass size="1.2em" className="mt-0.5 shrink-0 text-tone" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        {/* Not read aloud at each per cent. */}
        <Trans>
          “{name}” is being read: <span aria-hidden>{percent} %</span>
        </Trans>
      </span>
    </p>
  );
}

function Failed({ document: { name, problem } }: { document: SafetyDocument }) {
  return (
    <p className="tone-bad flex items-start gap-2 font-semibold text-tone">
      <CircleAlert size="1.2em" className="mt-0.5 shrink-0" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        <Trans>
          “{name}” could not be read: {problem}
        </Trans>{' '}
        <a href={`#${OWN_DOCUMENTS}`} className="underline underline-offset-4">
          <Trans>Your own documents</Trans>
        </a>
      </span>
    </p>
  );
}
