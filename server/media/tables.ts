import type { MediaCapture, MediaType, Transcript } from '@tailboard/contract/media.ts';
import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { claims } from '../claims/public.ts';
import { incidentComments, incidents } from '../incidents/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * The bytes are in storage (server/storage) under `storageKey`; the row is written after they are durable.
 */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    incidentId: integer('incident_id')
      .notNull()
      .references(() => incidents.id),
    /** For a file of a comment: which. It is seen by whoever reads the comment, and is none of the report's own files. */
    commentId: integer('comment_id').references(() => incidentComments.id),
    /**
     * For a document of a claim: which claim, and which line of its checklist. Null: a photo or video of the
     * incident.
     */
    claimId: integer('claim_id').references(() => claims.id),
    documentKey: text('document_key').$type<ClaimDocumentKey>(),
    clientRef: uuid('client_ref'),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').$type<MediaType>().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the reporter added it, by the clock of the device; files arrive in any order. */
    addedAt: moment('added_at').notNull().defaultNow(),
    /** What the phone noted when the file was chosen or taken: its proof. Null: it said nothing. */
    capture: jsonb().$type<MediaCapture>(),
  },
  (table) => [
    index('media_uploads_incident').on(table.incidentId, table.id),
    index('media_uploads_claim').on(table.claimId, table.id),
    uniqueIndex('media_uploads_client_ref').on(table.incidentId, table.clientRef),
  ],
);

/**
 * Transcripts of spoken notes. The row is inserted with the file and waits for a transcription model
 * (write-transcripts.ts), for ever if none is configured.
 */
export const transcripts = pgTable('transcripts', {
  mediaId: integer('media_id')
    .primaryKey()
    .references(() => mediaUploads.id),
  status: text().$type<'waiting' | 'written' | 'failed'>().notNull().default('waiting'),
  text: text(),
  language: text().$type<Transcript['language']>(),
  /** Name of the transcription model. */
  model: text(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
