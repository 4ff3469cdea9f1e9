import { Trans, useLingui } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { clock } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { classNames } from '../ui/class-names.ts';
import { Page } from '../ui/page.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AddDocument } from './add-document.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { DocumentList } from './document-list.tsx';
import { ListFailed } from './list-failed.tsx';
import { IndexingLine } from './indexing-line.tsx';
import { ManageDocuments } from './manage-documents.tsx';
import { useDocuments } from './queries.ts';
import { tabState, useSessionState } from './session-state.ts';
import { useColumns } from './use-columns.ts';
import { useFreshCopies } from './use-keep.ts';
import { useIndexingWatched } from './use-indexing-watched.ts';
import { useLibraryPrepared } from './use-library-prepared.ts';
import { useAddsFor } from './use-manages.ts';
import { useSelection } from './use-selection.ts';

/** The spec's 660 px; higher at a large text size, where 660 px show only a few lines. */
const HEIGHT = 'h-[max(660px,26rem)]';

/** The safety documents: choose, read, keep, search and question them. */
export default function SafetyPage() {
  const { t } = useLingui();
  const manages = useAddsFor() !== null;
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
  const [, noteTab] = useSessionState(tabState);
  useEffect(() => noteTab(() => tab), [tab, noteTab]);

  const shelf = list.loading
    ? 'loading'
    : list.body === undefined
      ? 'failed'
      : ready.length === 0
        ? 'empty'
        : 'filled';
  const shown = () => {
    if (shelf === 'loading') return <SkeletonRows label={t`Loading documents`} />;
    if (shelf === 'failed') return <ListFailed />;
    if (shelf === 'empty') {
      return <EmptyState icons={[BookOpen, FileText]} title={t`No Documents Available`} />;
    }
    return <DocumentList documents={ready} selection={selection} tall={!columns} />;
  };
  /** Not on the way back from a document, which leads to where its quotation was pressed. */
  const [switched, setSwitched] = useState(false);
  const chat = () => (
    <ChatPanel selected={selection.selected} shelf={shelf} intoView={!columns} atEnd={switched} />
  );

  return (
    <Page
      title={t`Safety Guidelines Documents`}
      actions={manages && <AddDocument onAdded={() => void list.refresh()} />}
    >
      {manages && <IndexingLine documents={documents} />}
      {list.asOf !== undefined && list.body !== undefined && <AsOf time={clock(list.asOf)} />}
      {columns ? (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] items-start gap-4">
          <Card id="documents" title={t`Available Documents`} className={HEIGHT}>
            <SkipLink to="chat" place="here">
              <Trans>Skip to the chat</Trans>
            </SkipLink>
            {shown()}
          </Card>
          <Card id="chat" title={t`Chat with Documents`} className={HEIGHT}>
            <SkipLink to="documents" place="here">
              <Trans>Skip to the documents</Trans>
            </SkipLink>
            {chat()}
          </Card>
        </div>
      ) : (
        <Tabs
          label={t`Safety documents`}
          value={tab}
          onChange={(next) => {
            setSwitched(true);
            setQuery(next === 'chat' ? { tab: 'chat' } : {}, { replace: true });
          }}
          tabs={[
            { value: 'documents', label: t`Documents`, content: shown() },
            {
              value: 'chat',
              label: t`Chat`,
              content: (
                <div
                  className={classNames(
                    'edge flex max-h-[max(420px,calc(100dvh-var(--bottom-bar)-var(--strip)-80px))] flex-col overflow-y-auto rounded-card bg-card p-3 in-data-[text-size=large]:max-h-none short:h-auto! short:max-h-none short:p-2',
                    HEIGHT,
                  )}
                >
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
