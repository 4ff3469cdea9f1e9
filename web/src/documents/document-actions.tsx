import { Trans, useLingui } from '@lingui/react/macro';
import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import FileDown from 'lucide-react/icons/file-down';
import Trash2 from 'lucide-react/icons/trash-2';
import { bytes } from '../language/bytes.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.ts';
import { addressOfFile, useKeptDocuments } from './queries.ts';
import { useKeep } from './use-keep.ts';

/** Keep it on this phone; fetch the file that it was made from. */
export function DocumentActions({ document }: { document: SafetyDocument }) {
  const { t } = useLingui();
  const { key, origin } = document;
  const { keeping, keep, remove } = useKeep();
  const kept = useKeptDocuments().find((each) => each.key === key);
  const fetchFile = async () => {
    try {
      const link = window.document.createElement('a');
      link.href = await addressOfFile(key);
      link.download = '';
      link.click();
    } catch {
      showToast({
        title: t`Error`,
        description: t`The file could not be loaded. Try again with signal.`,
        tone: 'bad',
      });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {kept ? (
        <>
          <Badge tone="ok" icon={CircleCheck}>
            <Trans>On this phone, {bytes(kept.bytes)}</Trans>
          </Badge>
          <Button look="quiet" icon={Trash2} onClick={() => void remove([key])}>
            <Trans>Remove from this phone</Trans>
          </Button>
        </>
      ) : (
        <Button icon={Download} wide busy={keeping.underWay.includes(key)} onClick={() => void keep([key])}>
          <Trans>Keep on this phone</Trans>
        </Button>
      )}
      {origin === 'own' && (
        <Button icon={FileDown} wide onClick={() => void fetchFile()}>
          <Trans>Download the original file</Trans>
        </Button>
      )}
    </div>
  );
}
