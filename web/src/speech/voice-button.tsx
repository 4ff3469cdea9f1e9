import { useLingui } from '@lingui/react/macro';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { IconButton } from '../ui/icon-button.tsx';
import { useVoiceInput } from './use-voice-input.ts';

interface VoiceButtonProps {
  /** What was said so far, and at the end the whole. */
  onText: (text: string, isFinal: boolean) => void;
}

/** Speak instead of typing. Not there where neither the browser nor the server can write it down. */
export function VoiceButton({ onText }: VoiceButtonProps) {
  const { t } = useLingui();
  const { state, available, begin, finish } = useVoiceInput(onText);
  if (!available) return null;
  return state === 'idle' ? (
    <IconButton label={t`Speak`} icon={Mic} onClick={begin} />
  ) : state === 'listening' ? (
    <IconButton
      label={t`Listening. Stop`}
      icon={Square}
      onClick={finish}
      className="breathes text-accent-text"
    />
  ) : (
    <IconButton
      label={t`Writing down what you said`}
      icon={LoaderCircle}
      onClick={() => undefined}
      aria-disabled
    />
  );
}
