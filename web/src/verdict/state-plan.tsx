import { Trans } from '@lingui/react/macro';
import type { Duty } from '@tailboard/contract/duties.ts';
import { clock } from '../language/moments.ts';
import { Translated } from '../language/translated.tsx';

/** How the plan of the place's state differs; where the state is not known, that it may. */
export function StatePlan({ kind, statePlan: plan }: Pick<Duty, 'kind'> & Partial<Pick<Duty, 'statePlan'>>) {
  if (plan == null) {
    return (
      kind === 'call-osha' && (
        <p>
          <Trans>Some states are stricter. Ask your safety manager.</Trans>
        </p>
      )
    );
  }
  const { state, words, by } = plan;
  return (
    <>
      {by !== null && (
        <p className="font-semibold">
          <Trans>
            By the rule of {state}: by {clock(by)}
          </Trans>
        </p>
      )}
      {words.map((text) => (
        <p key={text}>
          <Translated text={text} />
        </p>
      ))}
    </>
  );
}
