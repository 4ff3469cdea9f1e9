import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'wouter';
import { screens } from '../api/addresses.ts';
import { clock } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { DocumentReader } from './document-reader.tsx';
import { useOpenDocument } from './queries.ts';
import { tabState, useSessionState } from './session-state.ts';

/** One document to read. An anchor in the address opens it at that passage. */
export default function DocumentPage() {
  const { t } = useLingui();
  const { key } = useParams<{ key: string }>();
  const { content, asOf, gone, loading, refresh } = useOpenDocument(key);
  const [tab] = useSessionState(tabState);
  return (
    <>
      <BackLink href={tab === 'chat' ? `${screens.safety}?tab=chat` : screens.safety}>
        <Trans>Work Site Safety</Trans>
      </BackLink>
      {content && !gone ? (
        <Page key={key} title={content.document.name}>
          {asOf !== undefined && <AsOf time={clock(asOf)} />}
          <DocumentReader content={content} onChanged={() => void refresh()} />
        </Page>
      ) : (
        <Page key="waiting" title={t`Safety document`}>
          {gone ? (
            <ErrorState always title={t`This document is not available`}>
              <Trans>It was retired, or its address is wrong.</Trans>
            </ErrorState>
          ) : loading ? (
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
