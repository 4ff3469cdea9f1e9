import { lazyPart } from '../ui/lazy-part.tsx';

/** What other domains may use of sign-in. */
export { useAppConfig } from '../api/app-config.ts';
export { usePersonName } from './person-name.ts';
export { useRoleName } from './role-name.ts';
export { checkSession, noteExpired, useSession, useUser } from './session.ts';
export { useSignOut } from './use-sign-out.tsx';
/** Only the settings show it: with it come the codes of an authenticator app. */
export const SignInAndSecurity = lazyPart(() => import('./sign-in-and-security.tsx'));
