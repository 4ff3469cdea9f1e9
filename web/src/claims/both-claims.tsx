import { Trans, useLingui } from '@lingui/react/macro';
import type { Claim } from '@tailboard/contract/claims.ts';
import { dollars } from '../language/dollars.ts';
import type { ClaimEntry } from '../offline/public.ts';
import { useClaimWords } from './claim-words.ts';
import { useClaimFactList } from './claim-fact-list.tsx';

const cell = 'pb-1 align-top break-words whitespace-pre-wrap';

/** This device's version of a claim beside the server's, line by line, where they differ. */
export function BothClaims({ mine, theirs }: { mine: ClaimEntry; theirs: Claim }) {
  const { t } = useLingui();
  const words = useClaimWords();
  const money = (amount: number | null) => (amount === null ? t`Not set` : dollars(amount));
  const factsOf = useClaimFactList();
  const facts = (claim: Pick<Claim, 'claimType' | 'facts'>) =>
    factsOf(claim)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n') || t`None`;
  const lines = [
    { name: t`Status`, mine: words.status(mine.status), theirs: words.status(theirs.status) },
    {
      name: t`Requested Amount`,
      mine: money(mine.requestedReimbursement),
      theirs: money(theirs.requestedReimbursement),
    },
    { name: t`Description`, mine: mine.description, theirs: theirs.description },
    { name: t`Facts`, mine: facts(mine), theirs: facts(theirs) },
  ].filter((line) => line.mine !== line.theirs);
  if (lines.length === 0) return null;
  return (
    <table className="my-2 w-full table-fixed border-collapse text-left">
      <thead>
        <tr>
          <th scope="col" className="py-1 pr-2">
            <Trans>Mine, on this phone</Trans>
          </th>
          <th scope="col" className="py-1 pl-2">
            <Trans>Theirs, on the server</Trans>
          </th>
        </tr>
      </thead>
      {lines.map(({ name, mine, theirs }) => (
        <tbody key={name} className="edge-t">
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-1 text-label font-normal">
              {name}
            </th>
          </tr>
          <tr>
            <td className={`${cell} pr-2`}>{mine}</td>
            <td className={`${cell} pl-2`}>{theirs}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
