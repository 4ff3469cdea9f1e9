import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Claim } from '@tailboard/contract/claims.ts';
import { shortDay } from '../language/moments.ts';

interface HowExpectedProps {
  expected: NonNullable<Claim['expected']>;
  filedDate: string;
}

/** 'Filed Nov 21 + 28 days, the standard processing time (2-4 weeks)'. */
export function HowExpected({ expected: { from, days, by }, filedDate }: HowExpectedProps) {
  const { t } = useLingui();
  const since = shortDay(from);
  const isFiled = since === shortDay(filedDate);
  return (
    <>
      {isFiled ? t`Filed ${since}` : t`From ${since}`} + <Plural value={days} one="# day" other="# days" />,{' '}
      {by === 'standard' ? (
        <Trans>the standard processing time (2-4 weeks)</Trans>
      ) : (
        <Trans>your employer’s usual time for this type of claim</Trans>
      )}
    </>
  );
}
