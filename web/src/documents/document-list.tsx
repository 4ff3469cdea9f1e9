import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/field.tsx';
import { DocumentRow } from './document-row.tsx';
import { FoundPassageList } from './found-passages.tsx';
import { KeepLine } from './keep-line.tsx';
import { useKeptDocuments } from './queries.ts';
import { useSessionState } from './session-state.ts';
import type { Selection } from './use-selection.ts';

interface DocumentListProps {
  documents: readonly SafetyDocument[];
  selection: Selection;
  /** As tall as its content, the page scrolls; otherwise it scrolls by itself. */
  tall: boolean;
}

const searchState = { name: 'search', initial: '' };

export function DocumentList({ documents, selection, tall }: DocumentListProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSessionState(searchState);
  const kept = new Set(useKeptDocuments().map(({ key }) => key));
  const selected = new Set(selection.selected);
  const shown = documents.filter((document) => fits(document, search));
  const keys = shown.map(({ key }) => key);
  const filtered = search.trim() !== '';
  return (
    <div className={classNames('flex flex-col gap-3', !tall && 'min-h-0 grow')}>
      <search>
        <TextField
          type="search"
          label={t`Search documents`}
          placeholder={t`Title, topic, section or words`}
          maxLength={200}
          autoComplete="off"
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(() => value)}
        />
      </search>
      <div
        className={classNames('flex flex-col gap-3', !tall && '-mx-1 min-h-0 grow overflow-y-auto px-1 pb-1')}
      >
        {!filtered && <KeepLine documents={documents} />}
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-label text-quiet" aria-live="polite">
            <Trans>
              {selection.selected.length} of {documents.length} selected
            </Trans>
          </p>
          <div className="flex flex-wrap gap-1">
            <Button look="quiet" disabled={keys.length === 0} onClick={() => selection.select(keys, true)}>
              {filtered ? <Trans>Select these</Trans> : <Trans>Select all</Trans>}
            </Button>
            <Button look="quiet" disabled={keys.length === 0} onClick={() => selection.select(keys, false)}>
              {filtered ? <Trans>Deselect these</Trans> : <Trans>Select none</Trans>}
            </Button>
          </div>
        </div>
        {filtered && (
          <p role="status" className="text-label font-semibold">
            <Plural
              value={shown.length}
              _0="No title or topic matches"
              one="# document by title or topic"
              other="# documents by title or topic"
            />
          </p>
        )}
        {shown.length > 0 && (
          <ul aria-label={t`Documents`} className="edge-t flex flex-col">
            {shown.map((document) => (
              <DocumentRow
                key={document.key}
                document={document}
                selected={selected.has(document.key)}
                kept={kept.has(document.key)}
                onSelect={(chosen) => selection.select([document.key], chosen)}
              />
            ))}
          </ul>
        )}
        {filtered && <FoundPassageList q={search.trim()} />}
      </div>
    </div>
  );
}

/** Every word typed stands in the title, a topic or a section number. */
function fits({ name, topics, sections }: SafetyDocument, search: string): boolean {
  const said = [name, ...topics, ...sections].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
