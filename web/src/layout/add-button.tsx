import { useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { Link, useLocation, useSearch } from 'wouter';
import { screens } from '../api/addresses.ts';

/** Where something is typed or decided. */
const FORMS = /\/(edit|claim)$|^\/assistant$|^\/talks\/new|^\/review\/.|^\/safety\?tab=chat/;

/** Whether the address is that of a form, over which nothing floats. */
function useIsForm(): boolean {
  const [path] = useLocation();
  const search = useSearch();
  return path === screens.report || FORMS.test(path + (search && `?${search}`));
}

/** Whether the assistant is opened from the header: on a form, and beside the documents' own question field. */
export function useAssistantInHeader(): boolean {
  const [path] = useLocation();
  const isForm = useIsForm();
  return isForm || path === screens.safety;
}

/** Opens the report on small screens. The page leaves room under its end, so that it covers no action for good. */
export function AddButton() {
  const { t } = useLingui();
  const isForm = useIsForm();
  // On a form it would lie over a field and lead away from what was typed.
  if (isForm) return null;
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
