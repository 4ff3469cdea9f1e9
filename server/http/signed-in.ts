import type { Role, SetUp } from '@tailboard/contract/auth.ts';

/** The signed-in person, as much as permissions need. */
export type Viewer = Readonly<{
  id: number;
  role: Role;
  crewId: string | null;
  name: string;
  username: string;
  /** Zone in which the device that asks reads clocks: for dates in sentences. Missing: the server's own. */
  timeZone?: string | undefined;
}>;

/** A session that is good, and whose. */
export type SignedIn = Readonly<{
  viewer: Viewer;
  session: Readonly<{ id: number; token: string; createdAt: Date; expiresAt: Date }>;
  /** What has to be done before anything else. */
  setUp: SetUp | null;
}>;
