import { deciders } from '@tailboard/contract/claim-terms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileText from 'lucide-react/icons/file-text';
import HardHat from 'lucide-react/icons/hard-hat';
import { useCallback, useState } from 'react';
import { screens } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { clock } from '../language/moments.ts';
import type { ClaimEntry } from '../offline/public.ts';
import { AsOf, OnlyHere } from '../ui/as-of.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { ClaimRow } from './claim-row.tsx';
import { useClaims, type ClaimList } from './queries.ts';

/**
 * Expected height of a closed row in pixels, at the usual text size. With another height the list renders
 * twice.
 */
const ROW_PX = 73;

/** Stable when a claim of this device gets its number from the server. */
const keyOf = (claim: ClaimEntry) => claim.clientRef ?? String(claim.id);

export default function ClaimsPage() {
  const { t } = useLingui();
  const list = useClaims();
  // On a phone the navigation has no space for it.
  const { role } = useUser();
  const decides = deciders.some((one) => one === role);
  return (
    <Page
      title={t`Claims`}
      actions={
        decides && (
          <ButtonLink href={screens.review} icon={ClipboardCheck}>
            <Trans>Review</Trans>
          </ButtonLink>
        )
      }
    >
      {list.asOf && <AsOf time={clock(list.asOf)} />}
      {list.failed && list.claims.length > 0 && !list.asOf && <OnlyHere />}
      <List list={list} />
    </Page>
  );
}

function List({ list: { claims, loading, failed, retry } }: { list: ClaimList }) {
  const { t } = useLingui();
  /** Held here, because rows out of sight are unmounted. */
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((claim: ClaimEntry) => {
    const key = keyOf(claim);
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  if (loading) return <SkeletonRows label={t`Loading claims`} />;
  if (failed && claims.length === 0) {
    return (
      <ErrorState title={t`Failed to load claims`} onRetry={retry}>
        <Trans>Claims you file now are still saved on this phone.</Trans>
      </ErrorState>
    );
  }
  if (claims.length === 0) {
    return (
      <EmptyState
        icons={[FileText, HardHat]}
        title={t`No claims found`}
        action={
          <ButtonLink href={screens.incidents}>
            <Trans>Choose an incident to claim for</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <VirtualList label={t`Claims`} items={claims} keyOf={keyOf} rowHeight={ROW_PX}>
      {(claim) => <ClaimRow claim={claim} open={open.has(keyOf(claim))} onToggle={toggle} />}
    </VirtualList>
  );
}
