import { withQuickRepeats } from './back-off.ts';
import type { Pass } from './pass.ts';
import { callServer, type Call, type CallResult } from './call-server.ts';

/** One request of a pass, with its quick repeats, unless its person has left; `check` says what a reply means. */
export async function callInPass<Meaning extends { kind: string }>(
  pass: Pass,
  call: Call,
  check: (result: CallResult) => Meaning,
) {
  const { parts } = pass;
  return withQuickRepeats(
    parts,
    async () => {
      const left = await pass.leftBy();
      if (left !== null) return { kind: left };
      const reply = callServer(parts, call);
      pass.underWay();
      return check(await reply);
    },
    pass.stopped,
  );
}
