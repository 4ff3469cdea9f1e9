export { endSessions, forgetPassword, hashPassword, keepPassword, removeSecondFactor } from './accounts.ts';
export { addAccount } from './add-account.ts';
export { makeAuth, passkeyHost, type Auth } from './better-auth.ts';
export { refuseWeakPassword, whyWeak } from './check-password.ts';
export { findSignedIn, type SignedIn } from './find-viewer.ts';
export { hasSessionCookie } from './session-cookie.ts';
export { whoseRecords } from './whose-records.ts';
export { may, scopeOf, type Action, type Scope, type Viewer } from './permissions.ts';
export { openSingleSignOn, type SingleSignOn } from './single-sign-on.ts';
