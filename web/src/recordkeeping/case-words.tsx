import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  CaseClass,
  CaseState,
  IllnessType,
  PrivacyReason,
} from '@tailboard/contract/recordkeeping-terms.ts';
import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleSlash from 'lucide-react/icons/circle-slash';
import { Badge } from '../ui/badge.tsx';

export const stateWords: Readonly<Record<CaseState, MessageDescriptor>> = {
  undecided: msg`Undecided`,
  recordable: msg`On the log`,
  'not-recordable': msg`Not recordable`,
};

/** Columns G to J. */
export const classWords: Readonly<Record<CaseClass, MessageDescriptor>> = {
  G: msg`Death`,
  H: msg`Days away from work`,
  I: msg`Job transfer or restriction`,
  J: msg`Other recordable case`,
};

/** Columns M1 to M6. */
export const illnessWords: Readonly<Record<IllnessType, MessageDescriptor>> = {
  injury: msg`Injury`,
  skin: msg`Skin disorder`,
  respiratory: msg`Respiratory condition`,
  poisoning: msg`Poisoning`,
  hearing: msg`Hearing loss`,
  other: msg`Other illness`,
};

/** 29 CFR 1904.29(b)(7). */
export const privacyWords: Readonly<Record<PrivacyReason, MessageDescriptor>> = {
  intimate: msg`Intimate body part or reproductive system`,
  'sexual-assault': msg`Sexual assault`,
  'mental-illness': msg`Mental illness`,
  'hiv-hepatitis-tb': msg`HIV, hepatitis or tuberculosis`,
  needlestick: msg`Needlestick or cut with another person's blood`,
  'employee-request': msg`The person asked for it (illnesses only)`,
};

export function StateBadge({ state }: { state: CaseState }) {
  const { t } = useLingui();
  const look = {
    undecided: ['attention', CircleHelp],
    recordable: ['note', CircleCheck],
    'not-recordable': ['plain', CircleSlash],
  } as const;
  const [tone, icon] = look[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(stateWords[state])}
    </Badge>
  );
}

/** Who was hurt, as far as the reader may know. */
export function CaseName({ person, isPrivacyCase }: Pick<RecordedCase, 'person' | 'isPrivacyCase'>) {
  if (person.name !== null) return <>{person.name}</>;
  return isPrivacyCase ? <Trans>Privacy case</Trans> : <Trans>No name yet</Trans>;
}
