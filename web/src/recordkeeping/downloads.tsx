import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useOnline } from '../ui/online.ts';

/** Files that the server makes. Without signal it says what is missing. */
export function Downloads({ files }: { files: readonly { href: string; words: string }[] }) {
  const online = useOnline();
  if (!online) {
    return (
      <p className="text-label text-quiet">
        <Trans>Files to download need signal.</Trans>
      </p>
    );
  }
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map(({ href, words }) => (
        <li key={href} className="max-w-full">
          <a
            href={href}
            download
            className="inline-flex min-h-12 max-w-full items-center gap-2 rounded-control border-(length:--edge) border-control bg-card px-4 font-semibold hover:bg-press"
          >
            <Download size="1.2em" aria-hidden className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">{words}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
