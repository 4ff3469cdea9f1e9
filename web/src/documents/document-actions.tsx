import { Trans } from '@lingui/react/macro';
import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import FileDown from 'lucide-react/icons/file-down';
import { documentFileCall } from '../api/addresses.ts';
import { bytes } from '../language/bytes.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { useFocusRestored } from '../ui/restore-focus.ts';
import { useKeptDocuments } from './queries.ts';
import { RemoveButton } from './remove-button.tsx';
import { RetireButton } from './retire-button.tsx';
import { useKeep } from './use-keep.ts';
import { useManages } from './use-manages.ts';

interface DocumentActionsProps {
  document: SafetyDocument;
  onChanged: () => void;
}

/** Keep it on this phone; fetch the file that it was made from; who manages it takes it out of use. */
export function DocumentActions({ document, onChanged }: DocumentActionsProps) {
  const manages = useManages();
  const { key, origin } = document;
  const { keeping, keep } = useKeep();
  const place = useFocusRestored<HTMLDivElement>();
  const kept = useKeptDocuments().find((each) => each.key === key);
  const fetchFile = () => {
    const link = window.document.createElement('a');
    link.href = documentFileCall(key);
    link.download = '';
    link.click();
  };
  return (
    <div ref={place} className="flex flex-wrap items-center gap-2 print:hidden">
      {kept ? (
        <>
          <Badge tone="ok" icon={CircleCheck}>
            <Trans>On this phone, {bytes(kept.bytes)}</Trans>
          </Badge>
          <RemoveButton keys={[key]} />
        </>
      ) : (
        <Button icon={Download} wide busy={keeping.underWay.includes(key)} onClick={() => void keep([key])}>
          <Trans>Keep on this phone</Trans>
        </Button>
      )}
      {origin === 'own' && (
        <Button icon={FileDown} wide onClick={fetchFile}>
          <Trans>Download the original file</Trans>
        </Button>
      )}
      {manages(document) && <RetireButton document={document} onChanged={onChanged} />}
    </div>
  );
}
