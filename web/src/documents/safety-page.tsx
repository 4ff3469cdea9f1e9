import { Trans, useLingui } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import { useSearchParams } from 'wouter';
import { useUser } from '../auth/public.ts';
import { clock } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AddDocument } from './add-document.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { DocumentList } from './document-list.tsx';
import { ManageDocuments } from './manage-documents.tsx';
import { useDocuments } from './queries.ts';
import { useColumns } from './use-columns.ts';
import { useFreshCopies } from './use-keep.ts';
import { useIndexingWatched } from './use-indexing-watched.ts';
import { useLibraryPrepared } from './use-library-prepared.ts';
import { useSelection } from './use-selection.ts';

export { readDocumentsAhead as readAhead } from './queries.ts';

/** The safety documents: choose, read, keep, search and question them. */
export default function SafetyPage() {
  const { t } = useLingui();
  const { role } = useUser();
  const manages = role !== 'field-crew';
  const list = useDocuments();
  const documents = list.body ?? [];
  const ready = documents.filter(({ status }) => status === 'ready');
  useFreshCopies(list.asOf === undefined && list.error === null ? list.body : undefined);
  useIndexingWatched(list.body, list.refresh);
  useLibraryPrepared();
  const selection = useSelection(ready);
  const columns = useColumns();
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'chat' ? 'chat' : 'documents';

  const shelf = () => {
    if (list.loading) return <SkeletonRows label={t`Loading documents`} />;
    if (list.body === undefined) {
      return (
        <ErrorState title={t`Error Loading Documents`} onRetry={() => window.location.reload()}>
          <Trans>The list could not be loaded. Try again when there is signal.</Trans>
        </ErrorState>
      );
    }
    if (ready.length === 0) {
      return <EmptyState icons={[BookOpen, FileText]} title={t`No Documents Available`} />;
    }
    return <DocumentList documents={ready} selection={selection} tall={!columns} />;
  };
  const chat = () => (
    <ChatPanel selected={selection.selected} canChoose={ready.length > 0} intoView={!columns} />
  );

  return (
    <Page
      title={t`Safety Guidelines Documents`}
      actions={manages && <AddDocument onAdded={() => void list.refresh()} />}
    >
      {list.asOf !== undefined && list.body !== undefined && <AsOf time={clock(list.asOf)} />}
      {columns ? (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] items-start gap-4">
          <Card title={t`Available Documents`} className="h-[660px]">
            {shelf()}
          </Card>
          <Card title={t`Chat with Documents`} className="h-[660px]">
            {chat()}
          </Card>
        </div>
      ) : (
        <Tabs
          label={t`Safety documents`}
          value={tab}
          onChange={(next) => setQuery(next === 'chat' ? { tab: 'chat' } : {}, { replace: true })}
          tabs={[
            { value: 'documents', label: t`Documents`, content: shelf() },
            {
              value: 'chat',
              label: t`Chat`,
              content: (
                <div className="edge flex h-[660px] max-h-[max(420px,calc(100dvh-var(--bottom-bar)-88px))] flex-col rounded-card bg-card p-3 in-data-[letters=large]:max-h-none">
                  {chat()}
                </div>
              ),
            },
          ]}
        />
      )}
      {manages && <ManageDocuments documents={documents} onChanged={() => void list.refresh()} />}
    </Page>
  );
}
