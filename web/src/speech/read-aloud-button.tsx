import { Trans, useLingui } from '@lingui/react/macro';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { useFocusRestored } from '../ui/restore-focus.ts';
import { showToast } from '../ui/toast.ts';
import {
  canReadAloud,
  pauseReading,
  readAloud,
  resumeReading,
  stopReading,
  useReading,
  whenVoicesChange,
} from './read-aloud.ts';

interface ReadAloudButtonProps {
  text: string;
  /** Names the text where the same may stand on the page twice. */
  id?: string;
}

/** Only where something can read. Reading ends when the screen is left. */
export function ReadAloudButton({ text, id = text }: ReadAloudButtonProps) {
  const { t } = useLingui();
  const can = useSyncExternalStore(whenVoicesChange, canReadAloud);
  const reading = useReading();
  const place = useFocusRestored<HTMLSpanElement>();
  const mine = reading.status !== 'idle' && reading.id === id;
  useEffect(() => {
    if (mine) return () => stopReading();
    return undefined;
  }, [mine]);
  if (!can && !mine) return null;
  const begin = () => {
    readAloud(text, {
      id,
      onEnd: (how) => {
        if (how !== 'failed') return;
        showToast({
          title: t`Text-to-Speech Error`,
          description: t`There was an error generating or playing the audio. Please try again.`,
          tone: 'bad',
        });
      },
    });
  };
  if (!mine) {
    return (
      <span ref={place}>
        <Button look="quiet" icon={Volume2} onClick={begin}>
          <Trans>Read aloud</Trans>
        </Button>
      </span>
    );
  }
  return (
    <span ref={place} className="inline-flex flex-wrap items-center gap-1">
      {reading.status === 'paused' ? (
        <Button look="quiet" icon={Play} onClick={resumeReading}>
          <Trans>Go on reading</Trans>
        </Button>
      ) : (
        <Button
          look="quiet"
          icon={Pause}
          aria-disabled={reading.status === 'generating' || undefined}
          onClick={pauseReading}
        >
          <Trans>Pause</Trans>
        </Button>
      )}
      <Button look="quiet" icon={Square} onClick={stopReading}>
        <Trans>Stop reading</Trans>
      </Button>
    </span>
  );
}
