/** Deletes the oldest entries until the rest is at most `bytes`, by their Content-Length; one without counts nothing. */
export async function trimCache(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  bytes: number,
): Promise<void> {
  const keys = await cache.keys();
  const sizes = await Promise.all(
    keys.map(async (key) => Number((await cache.match(key))?.headers.get('content-length') ?? 0) || 0),
  );
  let total = sizes.reduce((sum, size) => sum + size, 0);
  for (const [index, key] of keys.entries()) {
    if (total <= bytes) return;
    await cache.delete(key);
    total -= sizes[index] ?? 0;
  }
}
