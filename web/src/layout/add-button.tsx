import { useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { Link, useLocation, useSearch } from 'wouter';
import { screens } from '../api/addresses.ts';

/** Where something is typed or decided, and where a document is read. */
const CLEAR = /\/(edit|claim)$|^\/assistant$|^\/talks\/new|^\/review\/.|^\/safety\?tab=chat|^\/safety\/./;

/** Whether the address is that of a screen over which nothing floats. */
function useIsClear(): boolean {
  const [path] = useLocation();
  const search = useSearch();
  return path === screens.report || CLEAR.test(path + (search && `?${search}`));
}

/** Whether the assistant is opened from the header: where nothing floats, and beside the documents' own question field. */
export function useAssistantInHeader(): boolean {
  const [path] = useLocation();
  const isClear = useIsClear();
  return isClear || path === screens.safety;
}

/** Opens the report on small screens. The page leaves room under its end, so that it covers no action for good. */
export function AddButton() {
  const { t } = useLingui();
  const isClear = useIsClear();
  // It would lie over a field or a text and lead away from it; Report stands in the bottom bar.
  if (isClear) return null;
  return (
    <Link
      href={screens.report}
      aria-label={t`New incident report`}
      className="floats fixed right-4 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+16px)] z-20 flex size-14 items-center justify-center rounded-full bg-accent text-on-accent"
    >
      <Plus size={28} aria-hidden />
    </Link>
  );
}
