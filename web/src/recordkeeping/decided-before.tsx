import { Trans, useLingui } from '@lingui/react/macro';
import type { KeptDecision } from '@tailboard/contract/recordkeeping.ts';
import { dayAndTime } from '../language/moments.ts';
import { Card } from '../ui/card.tsx';
import { criterionWords } from './decision-words.ts';

/** Every decision with its reasons, the newest first: none is ever changed. */
export function DecidedBefore({ decisions }: { decisions: readonly KeptDecision[] }) {
  const { t } = useLingui();
  if (decisions.length === 0) return null;
  return (
    <Card title={t`Decided`}>
      <ol className="flex flex-col gap-3">
        {decisions.map((made) => (
          <li key={made.at} className="flex flex-col gap-1">
            <p className="font-semibold">
              {made.recordable === 'yes' ? t`Recordable` : t`Not recordable`}{' '}
              <span className="font-normal text-quiet">{made.paragraph}</span>
            </p>
            {made.criteria.length > 0 && (
              <p>{made.criteria.map((criterion) => t(criterionWords[criterion])).join(', ')}</p>
            )}
            {made.reason !== '' && <p className="break-words whitespace-pre-wrap">{made.reason}</p>}
            <p className="text-label text-quiet">
              <Trans>
                {made.by}, {dayAndTime(made.at)}, rules {made.ruleVersion}
              </Trans>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
