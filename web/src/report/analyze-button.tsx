import { Trans } from '@lingui/react/macro';
import Sparkles from 'lucide-react/icons/sparkles';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { useOnline } from '../ui/online.ts';

/** Asks for the analysis, which needs the server. */
export function AnalyzeButton({ analyzing, onAnalyze }: { analyzing: boolean; onAnalyze: () => void }) {
  const online = useOnline();
  const why = useId();
  return (
    <div className="flex flex-col gap-2">
      {!online && (
        <p id={why} role="status">
          <Trans>AI analysis is not available while offline. You can submit the report without it.</Trans>
        </p>
      )}
      <div>
        <Button
          icon={Sparkles}
          wide
          busy={analyzing}
          disabled={!online}
          aria-describedby={online ? undefined : why}
          onClick={onAnalyze}
          className="min-h-14"
        >
          {analyzing ? <Trans>Analyzing...</Trans> : <Trans>Get AI Analysis</Trans>}
        </Button>
      </div>
    </div>
  );
}
