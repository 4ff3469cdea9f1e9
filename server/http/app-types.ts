import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { SetUp } from '@tailboard/contract/auth.ts';
import type { Config } from '../config.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import type { SignedIn, Viewer } from './signed-in.ts';

/**
 * What every domain's routes are given; the log is the app's. What only some need (models, sign-in, live events) is handed to
 * them by app.ts. Nothing here is state of a request.
 */
export type House = Readonly<{
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
    house: House;
    /** Asks again who sends a request, for an answer that goes on for long: the session may have ended. */
    viewerNow: (request: FastifyRequest) => Promise<Viewer | null>;
    /** For the security log: the id of the account of a username; null where there is none. */
    accountOf: (username: string) => Promise<number | null>;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** The answer is the same whoever asks, and does not wait for the database to say who it is. */
    looksUpNobody?: true;
    /** Takes much of the processor or asks a model: has a limit of its own for each person. */
    costly?: true;
    /** What a person may call this for who must do it before anything else. */
    duringSetUp?: readonly SetUp[];
  }
  interface FastifyRequest {
    /** The signed-in person, or null. */
    viewer: Viewer | null;
    /** Their session; null where there is no viewer. */
    signedIn: SignedIn | null;
  }
}
