import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { SetUp } from '@tailboard/contract/auth.ts';
import type { Config } from '../config.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import type { SignedIn, Viewer } from './signed-in.ts';

/**
 * The application context that every domain's routes share. app.ts passes what only some need (models,
 * sign-in, live events). It holds no state of a request.
 */
export type AppContext = Readonly<{
  config: Config;
  db: Database;
  database: OpenDatabase;
  storage: Storage;
}>;

/** Who may call a route. Every route states it; a route that does not stops the start. */
type Access = 'public' | 'signed-in' | 'admin';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyInstance {
    context: AppContext;
    /** Checks the session again during a long answer: it may have ended. */
    viewerNow: (request: FastifyRequest) => Promise<Viewer | null>;
    /** For the security log: the id of a username's account, or null. */
    accountOf: (username: string) => Promise<number | null>;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** The answer is the same for every caller, so the session is not looked up. */
    skipsSession?: true;
    /** Whoever calls stays unknown: the security log has no line of it. The session is skipped too. */
    anonymous?: true;
    /** Needs much processor time or a model: has its own rate limit for each person. */
    costly?: true;
    /** Set-up steps during which this route may be called: a new password or a second factor. */
    duringSetUp?: readonly SetUp[];
  }
  interface FastifyRequest {
    /** The signed-in person, or null. */
    viewer: Viewer | null;
    /** The viewer's session, or null. */
    signedIn: SignedIn | null;
  }
}
