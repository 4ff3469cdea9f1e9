import { Trans } from '@lingui/react/macro';

/** Who reads a document that was added here. */
export function ForWhom({ crewId }: { crewId: string | null }) {
  return (
    <span className="text-label text-quiet">
      {crewId === null ? <Trans>For the whole company</Trans> : <Trans>For crew {crewId}</Trans>}
    </span>
  );
}
