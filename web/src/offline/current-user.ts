import type { SessionUser } from '@tailboard/contract/auth.ts';
import { toSaveError } from './save-error.ts';
import type { Shared } from './shared-parts.ts';

/** Who used the app last on this device, or null. An expired session does not forget them; signing out does. */
export async function currentUser({ crew }: Pick<Shared, 'crew'>): Promise<SessionUser | null> {
  return (await crew((db) => db.get('user', 1)))?.user ?? null;
}

/** After sign-in. What waits for this person is sent from now on. */
export const rememberUser =
  ({ crew, changes }: Pick<Shared, 'crew' | 'changes'>) =>
  async (user: SessionUser): Promise<void> => {
    await crew((db) => db.put('user', { id: 1, recordVersion: 1, user })).catch((error: unknown) => {
      throw toSaveError(error);
    });
    changes.tell({ type: 'saved' });
  };

/** At the start of the app: as at sign-in, but silent where the device knows it already. */
export const confirmUser =
  (shared: Pick<Shared, 'crew' | 'changes'>) =>
  async (user: SessionUser): Promise<void> => {
    const known = await currentUser(shared).catch(() => null);
    if (JSON.stringify(known) !== JSON.stringify(user)) await rememberUser(shared)(user);
  };

/** At sign-out. Records, files and drafts stay for their person. */
export const forgetUser =
  ({ crew, changes }: Pick<Shared, 'crew' | 'changes'>) =>
  async (): Promise<void> => {
    await crew((db) => db.delete('user', 1));
    changes.tell({ type: 'changed' });
  };
