import { z } from 'zod';
import { actionSchema } from './actions.ts';
import { claimSchema } from './claims.ts';
import { commentSchema } from './comments.ts';
import { incidentDetailsSchema, incidentSchema } from './incidents.ts';
import { mediaSchema, uploadMediaQuerySchema } from './media.ts';
import { idSchema } from './primitives.ts';
import { problemSchema } from './problems.ts';
import { talkSchema } from './talks.ts';

/** Records one request may carry. */
export const MAX_SYNC_RECORDS = 500;

/**
 * One record that waits on a device. `record` is the body of the single call (POST or PUT of /api/incidents and
 * /api/claims, POST of /api/talks); it is validated for each record by itself, so that a bad one never stops the others.
 * Incidents are taken before claims, so that a claim and its incident may come in one request; then come talks, actions,
 * changes of actions, comments, facts, and people, in their order.
 */
export const syncItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('incident.report'), record: z.unknown() }),
  z.object({ kind: z.literal('incident.update'), id: z.unknown(), record: z.unknown() }),
  z.object({ kind: z.literal('claim.file'), record: z.unknown() }),
  z.object({ kind: z.literal('claim.update'), id: z.unknown(), record: z.unknown() }),
  z.object({ kind: z.literal('talk.close'), record: z.unknown() }),
  z.object({ kind: z.literal('action'), record: z.unknown() }),
  // With the fields of the change beside it. `actionClientRef`: of an action that the same person made.
  z.looseObject({
    kind: z.literal('action-state'),
    actionId: z.unknown().optional(),
    actionClientRef: z.unknown().optional(),
  }),
  // With the fields of the single call beside it, and `clientRef` required. `incidentClientRef`: of one's own incident.
  z.looseObject({
    kind: z.literal('comment'),
    incidentId: z.unknown().optional(),
    incidentClientRef: z.unknown().optional(),
  }),
  // `facts`: the body of PUT /api/incidents/{id}/facts.
  z.looseObject({
    kind: z.literal('facts'),
    incidentId: z.unknown().optional(),
    incidentClientRef: z.unknown().optional(),
    facts: z.unknown(),
  }),
  // `people`: the body of PUT /api/incidents/{id}/people.
  z.looseObject({
    kind: z.literal('people'),
    incidentId: z.unknown().optional(),
    incidentClientRef: z.unknown().optional(),
    people: z.unknown(),
  }),
]);
export type SyncItem = z.infer<typeof syncItemSchema>;

/** POST /api/sync, JSON, may be gzip-encoded. `userId` is whose records these are: it must be the signed-in person. */
export const syncRequestSchema = z.object({
  userId: idSchema,
  items: z.array(z.unknown()).max(MAX_SYNC_RECORDS),
});

/** Per record, in the order of the request, the status and body that the single call would have given (`claim` for a claim, `talk` for a talk, `action` for an action or a change of one, `comment` for a comment, `details` for facts and people). */
export const syncResultSchema = z.union([
  z.object({
    status: z.union([z.literal(200), z.literal(201)]),
    record: z.union([incidentSchema, claimSchema]),
  }),
  z.object({ status: z.union([z.literal(200), z.literal(201)]), claim: claimSchema }),
  z.object({ status: z.union([z.literal(200), z.literal(201)]), talk: talkSchema }),
  z.object({ status: z.union([z.literal(200), z.literal(201)]), action: actionSchema }),
  z.object({ status: z.union([z.literal(200), z.literal(201)]), comment: commentSchema }),
  z.object({ status: z.literal(200), details: incidentDetailsSchema }),
  z.object({ status: z.int().min(400).max(599), problem: problemSchema }),
]);
export type SyncResult = z.infer<typeof syncResultSchema>;
export const syncReplySchema = z.object({ results: z.array(syncResultSchema) });
export type SyncReply = z.infer<typeof syncReplySchema>;

/** Files one request may carry, and bytes of all of them. */
export const MAX_SYNC_FILES = 10;
export const MAX_SYNC_FILES_BYTES = 20 * 1024 * 1024;

/** The end of the line that describes the files of POST /api/sync/media. */
export const SYNC_MEDIA_LINE_END = '\n';

/**
 * POST /api/sync/media: several files of incidents in one body. First this as JSON in one line, then the raw bytes of the
 * files one after the other; `size`, in bytes, says where each ends. What else is said of a file is checked for each by itself.
 */
export const syncFilesSchema = z.object({
  /** Whose files these are: it must be the signed-in person. */
  userId: idSchema,
  files: z
    .array(z.looseObject({ size: z.int().min(0).max(MAX_SYNC_FILES_BYTES) }))
    .min(1)
    .max(MAX_SYNC_FILES),
});

/** What is said of each file: what the single call (POST /api/incidents/{id}/media) has in its address. */
export const syncFileSchema = uploadMediaQuerySchema.extend({ incidentId: z.unknown() });

/** Per file, in the order of the request, the status and body that the single call would have given. */
export const syncFileResultSchema = z.union([
  z.object({ status: z.union([z.literal(200), z.literal(201)]), media: mediaSchema }),
  z.object({ status: z.int().min(400).max(599), problem: problemSchema }),
]);
export type SyncFileResult = z.infer<typeof syncFileResultSchema>;
export const syncFilesReplySchema = z.object({ results: z.array(syncFileResultSchema) });
