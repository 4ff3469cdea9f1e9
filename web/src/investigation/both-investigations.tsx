import { Trans, useLingui } from '@lingui/react/macro';
import type { Investigation } from '@tailboard/contract/investigations.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

interface BothInvestigationsProps {
  theirs: Investigation;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved meanwhile: theirs is shown under one's own, and the person says which holds. */
export function BothInvestigations({ theirs, busy, onKeepMine, onTakeTheirs }: BothInvestigationsProps) {
  const { t } = useLingui();
  const who = theirs.updatedBy ?? t`Somebody`;
  const lines = new Set([
    ...theirs.timeline.map(({ what }) => what),
    ...theirs.whys,
    ...theirs.causes.map(({ text }) => text),
  ]);
  return (
    <Notice
      tone="warn"
      announced
      title={t`${who} changed the investigation meanwhile`}
      actions={
        <>
          <Button busy={busy} onClick={onKeepMine}>
            <Trans>Keep mine</Trans>
          </Button>
          <Button onClick={onTakeTheirs}>
            <Trans>Take theirs</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Yours is above and not saved yet. Theirs:</Trans>
      </p>
      <ul className="list-disc pl-5">
        {[...lines].map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
        <li>{theirs.state === 'done' ? t`The investigation is done` : t`The investigation is not done`}</li>
      </ul>
    </Notice>
  );
}
