/**
 * Fastify's `trustProxy`: trusts the socket and the last entries of X-Forwarded-For, as many as there are own
 * proxies. So a proxy that appends to the header (nginx's `$proxy_add_x_forwarded_for`) and one that replaces
 * it (Caddy) give the same caller. Fastify itself takes no number.
 */
export const proxiesTrusted = (proxies: number) =>
  proxies === 0 ? false : (_address: string, hop: number) => hop < proxies;
