/** What other domains may use of sign-in. */
export { useAppConfig } from '../api/app-config.ts';
export { usePersonName } from './person-name.ts';
export { checkSession, noteExpired, useSession, useUser } from './session.ts';
export { useSignOut } from './use-sign-out.tsx';
export { SignInAndSecurity } from './sign-in-and-security.tsx';
