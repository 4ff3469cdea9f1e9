/** What other domains may use of sign-in. */
export { useAppConfig } from './queries.ts';
export { checkSession, noteExpired, useSession, useUser } from './session.ts';
export { useSignOut } from './use-sign-out.tsx';
