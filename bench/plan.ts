/** `Limit > Nested Loop > Index Scan Backward using …; 3.1 ms, 51 rows`: the nodes that read tables, and what they took. */
export function inShort(plan: readonly string[]): string {
  const reads = plan
    .map((line) =>
      /-> +((?:Parallel )?(?:Seq|Index|Index Only|Bitmap Heap) Scan.*?) +\(.*loops=(\d+)/.exec(line),
    )
    .flatMap((match) => (match === null ? [] : `${match[1]} (${match[2]} x)`));
  const took = plan
    .map((line) => /(Planning|Execution) Time: ([\d.]+) ms/.exec(line))
    .filter((match) => match !== null);
  const times = took.map(([, what, ms]) => `${what?.toLowerCase()} ${ms} ms`);
  return `${reads.join(', ')}; ${times.join(', ')}`;
}
