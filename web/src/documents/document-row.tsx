import { Trans, useLingui } from '@lingui/react/macro';
import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import Smartphone from 'lucide-react/icons/smartphone';
import { Link } from 'wouter';
import { documentScreen } from '../api/addresses.ts';
import { bytes } from '../language/bytes.ts';
import { day } from '../language/moments.ts';
import { kindWords } from './document-words.ts';
import { ForWhom } from './for-whom.tsx';

interface DocumentRowProps {
  document: SafetyDocument;
  selected: boolean;
  /** On this phone. */
  kept: boolean;
  onSelect: (selected: boolean) => void;
}

/** Ticked: it is asked in the chat. Its title leads to the reader. */
export function DocumentRow({ document, selected, kept, onSelect }: DocumentRowProps) {
  const { t } = useLingui();
  const { key, name, kind, size, lastModified, origin, crewId } = document;
  return (
    <li className="edge-b flex items-center">
      <label className="flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-press">
        <input
          type="checkbox"
          aria-label={t`Ask ${name}`}
          checked={selected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          className="size-6 accent-accent"
        />
      </label>
      <Link
        href={documentScreen(key)}
        className="group min-w-0 grow rounded-control px-2 py-2 -outline-offset-2 hover:bg-press"
      >
        <span
          lang={origin === 'library' ? 'en' : undefined}
          className="block leading-snug font-semibold group-hover:underline"
        >
          {name}
        </span>
        <span className="flex flex-wrap gap-x-1.5 text-small text-quiet">
          <span>
            {t(kindWords[kind])} · {bytes(size)} · {day(lastModified)}
          </span>
          {crewId != null && <ForWhom crewId={crewId} />}
          {kept && (
            <span className="tone-ok flex items-center gap-1 font-semibold text-tone">
              <Smartphone size="1.1em" aria-hidden />
              <Trans>On this phone</Trans>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
