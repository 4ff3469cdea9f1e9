import { withQuickRepeats } from './back-off.ts';
import type { Round } from './round.ts';
import { callServer, type Call, type CallResult } from './server-call.ts';

/** One request of a round, with its quick repeats, unless its person has left; `check` says what a reply means. */
export async function callInRound<Meaning extends { kind: string }>(
  round: Round,
  call: Call,
  check: (result: CallResult) => Meaning,
) {
  const { parts } = round;
  return withQuickRepeats(
    parts,
    async () => {
      const left = await round.leftBy();
      if (left !== null) return { kind: left };
      const reply = callServer(parts, call);
      round.underWay();
      return check(await reply);
    },
    round.stopped,
  );
}
