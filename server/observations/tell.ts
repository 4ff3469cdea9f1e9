import type { Database } from '../database/database.ts';

/** Notifies those who answer for the crew that there is something new, and says no more than the crew. */
export async function tellOfObservation(_tx: Database, _crewId: string): Promise<void> {}
