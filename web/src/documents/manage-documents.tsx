import { Trans, useLingui } from '@lingui/react/macro';
import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import Archive from 'lucide-react/icons/archive';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import { documentFileCall } from '../api/addresses.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { useFocusRestored } from '../ui/restore-focus.ts';
import { AddDocument } from './add-document.tsx';
import { RetireButton } from './retire-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { ForWhom } from './for-whom.tsx';
import { isIndexing } from './use-indexing-watched.ts';
import { useManages } from './use-manages.ts';

/** The id of their list. */
export const OWN_DOCUMENTS = 'own-documents';

interface ManageDocumentsProps {
  documents: readonly SafetyDocument[];
  onChanged: () => void;
}

/** For who manages them: own documents, whatever their state, and those taken out of use. */
export function ManageDocuments({ documents, onChanged }: ManageDocumentsProps) {
  const { t } = useLingui();
  const manages = useManages();
  const managed = documents.filter(
    (each) => manages(each) && (each.origin === 'own' || each.status !== 'ready'),
  );
  const place = useFocusRestored<HTMLUListElement>();
  if (managed.length === 0) return null;
  return (
    <Card id={OWN_DOCUMENTS} title={t`Your own documents`}>
      <ul ref={place} className="flex flex-col">
        {managed.map((document) => (
          <ManagedDocument key={document.key} document={document} onChanged={onChanged} />
        ))}
      </ul>
    </Card>
  );
}

function ManagedDocument({ document, onChanged }: { document: SafetyDocument; onChanged: () => void }) {
  const { t } = useLingui();
  const { key, name, origin, crewId, status, progress, problem } = document;
  return (
    <li className="edge-b flex flex-col gap-2 py-3 last:border-b-0 sm:flex-row sm:items-center">
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="font-semibold">{name}</p>
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={status} />
          {origin === 'own' && <ForWhom crewId={crewId} />}
        </div>
        {isIndexing(document) && <UploadProgress share={progress} label={t`Indexing ${name}`} />}
        {problem !== null && (
          <p className="text-label">
            {problem} {status === 'ready' && <Trans>The earlier text stays in use.</Trans>}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {origin === 'own' && (
          <AddDocument replaces={{ path: documentFileCall(key), name }} onAdded={onChanged} />
        )}
        <RetireButton document={document} onChanged={onChanged} />
      </div>
    </li>
  );
}

function StatusBadge({ status }: { status: SafetyDocument['status'] }) {
  switch (status) {
    case 'ready':
      return (
        <Badge tone="ok" icon={CircleCheck}>
          <Trans>Ready</Trans>
        </Badge>
      );
    case 'failed':
      return (
        <Badge tone="bad" icon={CircleAlert}>
          <Trans>Failed</Trans>
        </Badge>
      );
    case 'retired':
      return (
        <Badge tone="plain" icon={Archive}>
          <Trans>Retired</Trans>
        </Badge>
      );
    case 'waiting':
    case 'indexing':
      return (
        <Badge tone="note" icon={Hourglass}>
          <Trans>Indexing</Trans>
        </Badge>
      );
  }
}
