import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import PhoneCall from 'lucide-react/icons/phone-call';
import TrendingUp from 'lucide-react/icons/trending-up';
import { clock } from '../language/moments.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { Badge } from '../ui/badge.tsx';

const LEVELS = ['low', 'medium', 'high'];
const isPast = (moment: string) => Date.parse(moment) < Date.now();

/** What stands out: a call to OSHA that is due, high severity, and what could have been worse than it was. Mostly nothing. */
export function IncidentBadges({
  incident: { severity, potentialSeverity, callOshaBy },
  isInTable = false,
}: {
  incident: IncidentEntry;
  /** A column has the severity. */
  isInTable?: boolean;
}) {
  const { t } = useLingui();
  const couldBe = {
    high: t`Potential: high`,
    medium: t`Potential: medium`,
    low: null,
  }[potentialSeverity ?? 'low'];
  const isWorse = LEVELS.indexOf(potentialSeverity ?? '') > LEVELS.indexOf(severity ?? '');
  const isHigh = severity === 'high' && !isInTable;
  if (!callOshaBy && !isHigh && !(couldBe !== null && isWorse)) return null;
  const hour = callOshaBy ? clock(callOshaBy) : '';
  return (
    <span className="flex flex-wrap gap-1.5 py-1 *:whitespace-normal!">
      {callOshaBy && (
        <Badge tone="bad" icon={PhoneCall}>
          {isPast(callOshaBy) ? (
            <Trans>Call to OSHA overdue since {hour}</Trans>
          ) : (
            <Trans>Call OSHA by {hour}</Trans>
          )}
        </Badge>
      )}
      {isHigh && <Badge tone="bad" icon={CircleAlert}>{t`High severity`}</Badge>}
      {couldBe !== null && isWorse && (
        <Badge tone="attention" icon={TrendingUp}>
          {couldBe}
        </Badge>
      )}
    </span>
  );
}
