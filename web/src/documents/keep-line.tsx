import { Trans, useLingui } from '@lingui/react/macro';
import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import Download from 'lucide-react/icons/download';
import { bytes } from '../language/bytes.ts';
import { useAppKept } from '../offline/app-kept.ts';
import { Button } from '../ui/button.tsx';
import { useFocusRestored } from '../ui/restore-focus.ts';
import { useKeptDocuments } from './queries.ts';
import { RemoveButton } from './remove-button.tsx';
import { useKeep } from './use-keep.ts';

/** All documents onto this phone, and off again, with the room they take. */
export function KeepLine({ documents }: { documents: readonly SafetyDocument[] }) {
  const { t } = useLingui();
  const kept = useKeptDocuments();
  const { keeping, keepAll } = useKeep();
  const app = useAppKept();
  const place = useFocusRestored<HTMLDivElement>();
  const here = new Set(kept.map(({ key }) => key));
  const missing = documents.filter(({ key }) => !here.has(key));
  const room = kept.reduce((sum, each) => sum + each.bytes, 0);
  const busy = keeping.underWay.length > 0;
  return (
    <section aria-label={t`Keep on this phone`} className="flex flex-wrap items-center justify-between gap-2">
      <p role="status" className="min-w-32 grow basis-0 text-label text-quiet">
        {busy ? (
          <Trans>
            Keeping {keeping.done} of {keeping.of}...
          </Trans>
        ) : kept.length === 0 ? (
          <Trans>Read, search and ask without signal.</Trans>
        ) : app === 'coming' ? (
          // A reload without signal would find no app to show them.
          <Trans>Saving the app itself...</Trans>
        ) : app === 'kept' ? (
          <Trans>
            {kept.length} of {documents.length} on this phone ({bytes(room)}), to use without signal.
          </Trans>
        ) : (
          <Trans>
            {kept.length} of {documents.length} on this phone ({bytes(room)}), to use while the app stays
            open.
          </Trans>
        )}
      </p>
      <div ref={place} className="flex flex-wrap gap-2">
        {(missing.length > 0 || busy) && (
          <Button
            icon={Download}
            wide
            busy={busy}
            onClick={() => void keepAll(missing.map(({ key }) => key))}
          >
            <Trans>Keep all on this phone</Trans>
          </Button>
        )}
        {kept.length > 0 && !busy && <RemoveButton keys={[...here]} />}
      </div>
    </section>
  );
}
