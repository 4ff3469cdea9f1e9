import { deciders } from '@tailboard/contract/claim-terms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'wouter';
import { screens } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import NotFoundPage from '../layout/not-found-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useOnline } from '../ui/online.ts';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { ReviewFilterFields } from './review-filters.tsx';
import { useReviewList, type ReviewFilters } from './review-queries.ts';
import { ReviewRow } from './review-row.tsx';
import { NeedsSignal } from './review-signal.tsx';
import { useListKeys } from './use-list-keys.ts';

/** For supervisors and administrators: the claims that need a decision, oldest first. */
export default function ReviewPage() {
  const { role } = useUser();
  return deciders.some((one) => one === role) ? <Review /> : <NotFoundPage />;
}

function Review() {
  const { t } = useLingui();
  const online = useOnline();
  const [query, setQuery] = useSearchParams();
  const filters: ReviewFilters = {
    status: query.get('status') ?? '',
    type: query.get('type') ?? '',
    q: query.get('q') ?? '',
  };
  const list = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useListKeys(list, search);
  const change = (next: ReviewFilters) => {
    const said = Object.entries(next).filter(([, value]) => value !== '');
    setQuery(new URLSearchParams(said), { replace: true });
  };
  return (
    <Page
      title={t`Review`}
      actions={
        <ButtonLink href={screens.policy} icon={ScrollText}>
          <Trans>Policy settings</Trans>
        </ButtonLink>
      }
    >
      {!online && <NeedsSignal />}
      <ReviewFilterFields filters={filters} onChange={change} searchRef={search} />
      <p className="hidden text-label text-quiet md:block">
        <Trans>
          Keys: <kbd>j</kbd> and <kbd>k</kbd> or the arrows move, <kbd>Enter</kbd> opens, <kbd>/</kbd>{' '}
          searches.
        </Trans>
      </p>
      <List filters={filters} listRef={list} />
    </Page>
  );
}

interface ListProps {
  filters: ReviewFilters;
  listRef: RefObject<HTMLUListElement | null>;
}

function List({ filters, listRef }: ListProps) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useReviewList(filters);
  if (isPending) return <SkeletonRows label={t`Loading what is waiting`} />;
  const claims = data?.pages.flatMap(({ body }) => body) ?? [];
  if (isError && claims.length === 0) {
    return (
      <ErrorState title={t`Failed to load claims`} onRetry={() => void refetch()}>
        <Trans>Claims to review are on the server only. Try again with signal.</Trans>
      </ErrorState>
    );
  }
  if (claims.length === 0) {
    const isFiltered = filters.status !== '' || filters.type !== '' || filters.q !== '';
    return (
      <EmptyState
        icons={[ClipboardCheck, CircleCheck]}
        title={isFiltered ? t`No claims match` : t`Nothing is waiting for you`}
      />
    );
  }
  return (
    <>
      <ul ref={listRef} aria-label={t`Claims to review`} className="flex flex-col gap-2">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ReviewRow claim={claim} now={now} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? <Trans>Loading...</Trans> : <Trans>Load more</Trans>}
          </Button>
        </div>
      )}
    </>
  );
}
