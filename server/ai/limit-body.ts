/** The same answer, whose body breaks off with an error after `maxBytes`: a server that never ends must not fill the memory. */
export function limitBody(reply: Response, maxBytes: number): Response {
  if (reply.body === null) return reply;
  let size = 0;
  const counted = reply.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > maxBytes) controller.error(new Error('A model server answered at too great length'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: reply.status, headers: reply.headers });
}
