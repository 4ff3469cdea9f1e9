export function findPostgres(): string | null;
export function unprivileged(): { uid: number; gid: number } | { uid?: undefined; gid?: undefined };
