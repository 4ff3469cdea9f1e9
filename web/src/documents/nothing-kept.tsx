import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from '../ui/online.ts';
import { useReadDocuments } from './queries.ts';

/** Said before somebody asks in vain: there is no signal, and this phone has none of the documents that are asked. */
export function NothingKept({ asked }: { asked: readonly string[] }) {
  const { t } = useLingui();
  const online = useOnline();
  const kept = useReadDocuments();
  if (online || kept === undefined || asked.length === 0) return null;
  if (kept.some(({ key }) => asked.includes(key))) return null;
  return (
    <Notice
      tone="warn"
      announced
      title={
        kept.length === 0
          ? t`No documents are kept on this phone`
          : t`None of the selected documents is kept on this phone`
      }
    >
      <Trans>Answers need signal.</Trans>{' '}
      {/* On a low screen the question needs the room; under Documents stands the button itself. */}
      <span className="[@media(height<44rem)]:hidden">
        <Trans>When there is signal, press ‘Keep all on this phone’ under Documents.</Trans>
      </span>
    </Notice>
  );
}
