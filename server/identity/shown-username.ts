import { sql } from 'drizzle-orm';
import { users } from './tables.ts';

/** How a person's username is shown beside their name: as it was typed when it was made. */
export const shownUsername = sql<string>`coalesce(${users.displayUsername}, ${users.username})`;
