import { Trans, useLingui } from '@lingui/react/macro';
import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH } from '@tailboard/contract/signature.ts';
import type { Signature } from '@tailboard/contract/talks.ts';
import Check from 'lucide-react/icons/check';
import Eraser from 'lucide-react/icons/eraser';
import PenLine from 'lucide-react/icons/pen-line';
import { Button } from '../ui/button.tsx';
import { useStrokes } from './use-strokes.ts';

interface SignaturePadProps {
  name: string;
  onSign: (signature: Signature) => void;
}

/** A finger's signature, or a press on 'Present, agrees', which a keyboard can do as well. */
export function SignaturePad({ name, onSign }: SignaturePadProps) {
  const { t } = useLingui();
  const { path, isSigned, clear, on } = useStrokes();
  return (
    <div className="flex flex-col gap-3">
      <p id="sign-here" className="text-label text-quiet">
        <Trans>Sign in the box with a finger, or press “Present, agrees”.</Trans>
      </p>
      <div className="relative">
        <svg
          role="img"
          aria-label={t`Box for the signature of ${name}`}
          aria-describedby="sign-here"
          data-testid="signature-pad"
          viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
          className="aspect-[300/120] w-full cursor-crosshair touch-none rounded-control border-(length:--edge) border-control bg-surface text-ink select-none"
          {...on}
        >
          <line
            x1={20}
            x2={SIGNATURE_WIDTH - 20}
            y1={95}
            y2={95}
            stroke="currentColor"
            strokeWidth={1}
            strokeDasharray="4 4"
            opacity={0.5}
          />
          <path
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {path === '' && (
          <PenLine
            size={28}
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-1/2 -translate-1/2 text-quiet"
          />
        )}
      </div>
      <div className="grid grid-cols-[auto_1fr] gap-2">
        <Button icon={Eraser} disabled={path === ''} onClick={clear} className="min-h-14">
          <Trans>Clear</Trans>
        </Button>
        <Button
          look="primary"
          icon={PenLine}
          disabled={!isSigned}
          onClick={() => onSign({ by: 'finger', path })}
        >
          <Trans>Sign</Trans>
        </Button>
      </div>
      <Button icon={Check} onClick={() => onSign({ by: 'agrees' })} className="min-h-14">
        <Trans>Present, agrees</Trans>
      </Button>
    </div>
  );
}
