/**
 * Which senders Fastify may believe about where a request came from: the socket's own end and the entries of X-Forwarded-For
 * behind it, counted from the end, as many as there are proxies of ours. A proxy that appends to what the caller sent
 * (nginx's `$proxy_add_x_forwarded_for`) and one that replaces it (Caddy) name the same caller then. Fastify takes no number.
 */
export const proxiesTrusted = (proxies: number) =>
  proxies === 0 ? false : (_address: string, hop: number) => hop < proxies;
