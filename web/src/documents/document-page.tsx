import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'wouter';
import { screens } from '../api/addresses.ts';
import { clock } from '../language/moments.ts';
import NotFoundPage from '../layout/not-found-page.tsx';
import { AsOf } from '../ui/as-of.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { DocumentReader } from './document-reader.tsx';
import { useOpenDocument } from './queries.ts';

/** One document to read. An anchor in the address opens it at that passage. */
export default function DocumentPage() {
  const { t } = useLingui();
  const { key } = useParams<{ key: string }>();
  const { content, asOf, gone, loading, refresh } = useOpenDocument(key);
  if (gone) return <NotFoundPage />;
  return (
    <>
      <div className="-mb-2">
        <Link
          href={screens.safety}
          className="inline-flex min-h-12 items-center gap-2 rounded-control pr-2 font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          <ArrowLeft size={20} aria-hidden />
          <Trans>Work Site Safety</Trans>
        </Link>
      </div>
      {content ? (
        <Page key={key} title={content.document.name}>
          {asOf !== undefined && <AsOf time={clock(asOf)} />}
          <DocumentReader content={content} onChanged={() => void refresh()} />
        </Page>
      ) : (
        <Page key="waiting" title={t`Safety document`}>
          {loading ? (
            <SkeletonRows label={t`Loading...`} />
          ) : (
            <ErrorState title={t`This document could not be loaded`} onRetry={() => void refresh()}>
              <Trans>It is not kept on this phone. Try again when there is signal.</Trans>
            </ErrorState>
          )}
        </Page>
      )}
    </>
  );
}
