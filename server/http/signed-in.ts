import type { Role, SetUp } from '@tailboard/contract/auth.ts';

/** The signed-in user, as far as permissions need. */
export type Viewer = Readonly<{
  id: number;
  role: Role;
  crewId: string | null;
  name: string;
  username: string;
  /** Time zone of the device, for dates in sentences; the server's own without one. */
  timeZone?: string | undefined;
}>;

/** A valid session and its user. */
export type SignedIn = Readonly<{
  viewer: Viewer;
  session: Readonly<{ id: number; token: string; createdAt: Date; expiresAt: Date }>;
  /** Required before anything else. */
  setUp: SetUp | null;
}>;
