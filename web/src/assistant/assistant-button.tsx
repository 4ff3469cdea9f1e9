import { useLingui } from '@lingui/react/macro';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { IconButton } from '../ui/icon-button.tsx';

interface AssistantButtonProps {
  /** `floating`: at the bottom right, above the add button of small screens. `header`: where it would lie over a form. */
  place: 'floating' | 'header';
  onOpen: () => void;
}

export function AssistantButton({ place, onOpen }: AssistantButtonProps) {
  const { t } = useLingui();
  const label = t`Ask the assistant`;
  if (place === 'header') return <IconButton label={label} icon={MessageCircleQuestion} onClick={onOpen} />;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onOpen}
      className="floats fixed right-4 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+84px)] z-20 flex size-14 items-center justify-center rounded-full border-(length:--edge) border-control bg-card text-accent-text hover:bg-press md:right-6 md:bottom-6"
    >
      <MessageCircleQuestion size={28} aria-hidden />
    </button>
  );
}
