import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../ui/notice.tsx';
import { OshaCall } from './osha-call.tsx';

/** What the law wants after an injury (29 CFR 1904.39(a)); holds without signal and without any analysis. */
export function OshaNotice() {
  const { t } = useLingui();
  return (
    <Notice tone="bad" title={t`Was somebody seriously hurt?`}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>
          <Trans>A death must be reported to OSHA within 8 hours.</Trans>
        </li>
        <li>
          <Trans>
            An in-patient hospitalization, an amputation or the loss of an eye must be reported within 24
            hours.
          </Trans>
        </li>
      </ul>
      <OshaCall />
      <p className="text-label">29 CFR 1904.39</p>
    </Notice>
  );
}
