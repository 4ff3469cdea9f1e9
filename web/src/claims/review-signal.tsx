import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../ui/notice.tsx';

/** Shown offline where a decision needs the server. */
export function NeedsSignal() {
  const { t } = useLingui();
  return (
    <Notice tone="warn" announced title={t`Deciding needs signal.`}>
      <Trans>You can decide when you are connected again. Nothing you type here is sent before that.</Trans>
    </Notice>
  );
}
