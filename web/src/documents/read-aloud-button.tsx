import { Trans } from '@lingui/react/macro';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { canReadAloud, readAloud, stopReading, whenVoicesChange } from '../speech/public.ts';
import { Button } from '../ui/button.tsx';

/** Only where the browser has a voice. Reading ends when the screen is left. */
export function ReadAloudButton({ text }: { text: string }) {
  const can = useSyncExternalStore(whenVoicesChange, canReadAloud);
  const [reading, setReading] = useState(false);
  const mine = useRef(false);
  useEffect(
    () => () => {
      if (mine.current) stopReading();
    },
    [],
  );
  if (!can) return null;
  const begin = () => {
    readAloud(text, {
      onEnd: () => {
        mine.current = false;
        setReading(false);
      },
    });
    mine.current = true;
    setReading(true);
  };
  return reading ? (
    <Button look="quiet" icon={Square} onClick={stopReading}>
      <Trans>Stop reading</Trans>
    </Button>
  ) : (
    <Button look="quiet" icon={Volume2} onClick={begin}>
      <Trans>Read aloud</Trans>
    </Button>
  );
}
