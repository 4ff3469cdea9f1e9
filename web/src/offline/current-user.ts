import type { SessionUser } from '@tailboard/contract/auth.ts';
import { clearOthers } from './databases/clear-cached-data.ts';
import { toSaveError } from './databases/save-error.ts';
import type { DeviceContext } from './device-context.ts';

/** Who used the app last on this device, or null. An expired session does not forget them; signing out does. */
export async function currentUser({ crew }: Pick<DeviceContext, 'crew'>): Promise<SessionUser | null> {
  return (await crew((db) => db.get('user', 1)))?.user ?? null;
}

/** After sign-in. What waits for this person is sent from now on. */
export const rememberUser =
  (context: DeviceContext) =>
  async (user: SessionUser): Promise<void> => {
    const { crew, changes, signedOut } = context;
    signedOut.now = false;
    await crew((db) => db.put('user', { id: 1, recordVersion: 1, user })).catch((error: unknown) => {
      throw toSaveError(error);
    });
    changes.tell({ type: 'saved' });
    // Somebody whose session had expired, and who did not sign out.
    await clearOthers(context, user.id);
  };

/** At the start of the app: as at sign-in, but silent where the device knows it already. */
export const confirmUser =
  (context: DeviceContext) =>
  async (user: SessionUser): Promise<void> => {
    const known = await currentUser(context).catch(() => null);
    if (JSON.stringify(known) !== JSON.stringify(user)) await rememberUser(context)(user);
  };

/**
 * At sign-out. What is not sent and unfinished forms stay for their person, whom nothing shows them to before they have signed in
 * again; of everybody, nothing else stays.
 */
export const forgetUser = (context: DeviceContext) => async (): Promise<void> => {
  const { crew, changes, signedOut } = context;
  signedOut.now = true;
  await crew((db) => db.delete('user', 1));
  changes.tell({ type: 'changed' });
  await clearOthers(context, null);
};
