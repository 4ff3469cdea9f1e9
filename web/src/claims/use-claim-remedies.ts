import { useLocation } from 'wouter';
import { claimScreen } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { useRemedies } from '../incidents/public.ts';
import { device, type ClaimEntry } from '../offline/public.ts';

/** Actions for a claim that needs the user. */
export function useClaimRemedies(
  { id }: Pick<ClaimEntry, 'id'>,
  { code, current, files }: Extract<ClaimEntry['state'], { kind: 'needs-you' }>,
) {
  const { id: userId } = useUser();
  const [, navigate] = useLocation();
  const remedies = useRemedies({
    exported: {
      zip: () => device.exportClaims(userId, [id]),
      name: `tailboard-claim-${Math.abs(id)}.zip`,
    },
    retry: () => device.retryClaim(userId, id),
    keepMine: () => device.keepMineClaim(userId, id),
    keepTheirs: async () => {
      await device.discardClaimEdit(userId, id);
      // After a second claim is discarded, the first one remains.
      if (code === 'claim-exists' && current) navigate(claimScreen(current.id), { replace: true });
    },
    files,
  });
  return { ...remedies, fileAnyway: remedies.run(() => device.confirmSecondClaim(userId, id)) };
}
