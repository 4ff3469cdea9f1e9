export { endSessions, forgetPassword, hashPassword, keepPassword } from './accounts.ts';
export { addAccount } from './add-account.ts';
export { makeAuth, type Auth } from './better-auth.ts';
export { findViewer, hasSessionCookie } from './find-viewer.ts';
export { whoseRecords } from './whose-records.ts';
export { may, scopeOf, type Action, type Scope, type Viewer } from './permissions.ts';
