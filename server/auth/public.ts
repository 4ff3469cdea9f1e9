export { endSessions, forgetPassword, hashPassword, keepPassword, removeSecondFactor } from './accounts.ts';
export { addAccount } from './add-account.ts';
export { makeAuth, passkeyHost, type Auth } from './better-auth.ts';
export { refuseWeakPassword, whyWeak } from './check-password.ts';
export { findCredential, type SignInParts } from './begin-session.ts';
export { findSignedIn } from './find-viewer.ts';
export { openSingleSignOn } from './single-sign-on.ts';
export { hasSessionCookie, sessionCookie } from './session-cookie.ts';
