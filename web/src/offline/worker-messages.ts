/** What pages tell the service worker. `user`: who is signed in, or null after signing out. */
export type WorkerMessage = { type: 'skip-waiting' } | { type: 'user'; id: number | null };

export const TILE_CACHE = 'tailboard-tiles';
export const MEDIA_CACHE_PREFIX = 'tailboard-media-';

/** Cache of the files that one person has seen. */
export function mediaCacheName(userId: number): string {
  return `${MEDIA_CACHE_PREFIX}${userId}`;
}

/** A message of ours, or null: browser extensions post to workers too. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'skip-waiting') return { type: 'skip-waiting' };
  if (data.type !== 'user' || !('id' in data)) return null;
  return typeof data.id === 'number' || data.id === null ? { type: 'user', id: data.id } : null;
}
