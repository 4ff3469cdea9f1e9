import { useLingui } from '@lingui/react/macro';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';

/** Opens the assistant's sheet. Where it stands: layout/floats.tsx. */
export function AssistantButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui();
  const label = t`Ask the assistant`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onOpen}
      className="floats flex size-14 shrink-0 items-center justify-center rounded-full border-(length:--edge) border-control bg-card text-accent-text hover:bg-press short:size-12"
    >
      <MessageCircleQuestion size={28} aria-hidden />
    </button>
  );
}
