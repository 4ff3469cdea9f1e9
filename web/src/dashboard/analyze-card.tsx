import { Trans, useLingui } from '@lingui/react/macro';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useOnline } from '../ui/online.ts';
import { showToast } from '../ui/toast.ts';

/** Spec section 9: offline analysis timer 1.5 s, analysis toast 5 s. */
const ANALYZING_MS = 1500;
const TOAST_MS = 5000;

/** The entry to the analysis that the report offers. */
export function AnalyzeCard() {
  const { t } = useLingui();
  const online = useOnline();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const analyze = () => {
    setBusy(true);
    timer.current = setTimeout(() => {
      showToast({
        title: t`Analysis Complete`,
        description: t`Describe what happened to see coverage and next steps.`,
        duration: TOAST_MS,
      });
      navigate(screens.report);
    }, ANALYZING_MS);
  };

  return (
    <Card
      title={t`AI Claim Assistant`}
      aside={
        <Badge tone="plain" icon={FlaskConical}>
          <Trans>Beta</Trans>
        </Badge>
      }
    >
      <p className="text-quiet">
        <Trans>
          Describe an incident and get an estimate of severity, coverage and what to do next. It is an
          estimate: a person decides.
        </Trans>
      </p>
      {!online && (
        <p id="analysis-offline" role="status">
          <Trans>
            AI analysis is not available while offline. Please connect to the internet and try again.
          </Trans>
        </p>
      )}
      <Button
        icon={Sparkles}
        busy={busy}
        disabled={!online}
        aria-describedby={online ? undefined : 'analysis-offline'}
        onClick={analyze}
        className="w-full"
      >
        {busy ? t`Analyzing...` : t`Analyze My Incident`}
      </Button>
    </Card>
  );
}
