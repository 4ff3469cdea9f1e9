/** Whether this browser has passkeys, at this address: they belong to the host that the server names. */
export function canUsePasskeys(host: string | undefined): boolean {
  if (host === undefined || !('PublicKeyCredential' in window)) return false;
  const { hostname } = window.location;
  return hostname === host || hostname.endsWith(`.${host}`);
}
