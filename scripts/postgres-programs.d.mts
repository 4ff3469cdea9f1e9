export const NO_POSTGRES: string;
export function findPostgres(): Promise<string | null>;
export function unprivileged(): { uid: number; gid: number } | { uid?: undefined; gid?: undefined };
