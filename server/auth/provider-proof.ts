import { AsyncLocalStorage } from 'node:async_hooks';

type Proof = { secondFactor: boolean };

/** Of one return from the provider: better-auth makes the session in the middle of it, and hands nothing of the token on. */
const proofs = new AsyncLocalStorage<Proof>();

export const withProof = <Result>(work: () => Result): Result => proofs.run({ secondFactor: false }, work);

/** Whether the provider was believed to have asked for a second factor, in the return that is under way. */
export const isProvedTwice = (): boolean => proofs.getStore()?.secondFactor === true;

export function noteProof(secondFactor: boolean): void {
  const proof = proofs.getStore();
  if (proof !== undefined) proof.secondFactor = secondFactor;
}

/** Classes of authentication that resist phishing, by OpenID's EAP ACR values 1.0: more than a password, all of them. */
const STRONG_CLASSES: ReadonlySet<unknown> = new Set(['phr', 'phrh']);

/** Whether a token that has been verified says that more than a password was asked for: `mfa` of RFC 8176, or the class. */
export function saysSecondFactor(idToken: string | undefined): boolean {
  const [, payload = ''] = (idToken ?? '').split('.');
  try {
    const { amr, acr } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    return (Array.isArray(amr) && amr.includes('mfa')) || STRONG_CLASSES.has(acr);
  } catch {
    return false;
  }
}
