import { z } from 'zod';
import { timeZoneSchema } from './time-zone.ts';

/** Query of GET /api/incidents/{id}/report.pdf and …/evidence.zip: the language of the paper and the zone of its clock. */
export const paperQuerySchema = z.object({
  language: z.enum(['en', 'es']).default('en'),
  timeZone: timeZoneSchema.optional(),
});

/** A file of an evidence package. */
export const evidenceFileSchema = z.object({
  /** Where it lies in the package. */
  name: z.string(),
  /** Of its bytes, hex. */
  sha256: z.string(),
  /** Bytes. */
  size: z.int().min(0),
  type: z.string(),
  /** By the phone's clock; null where the phone said nothing. */
  capturedAt: z.string().nullable(),
  /** By the server's clock. */
  receivedAt: z.string(),
  /** As it was named on the phone. */
  originalName: z.string().optional(),
  /** Whether the phone made the digest when the file was taken, and the server found the same at arrival. */
  checkedAtArrival: z.boolean().optional(),
  /** Minutes that the phone's zone was ahead of UTC. */
  deviceOffset: z.int().optional(),
  /** By how much the phone's clock was ahead of the server's, ms. */
  clockAheadMs: z.number().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  /** Metres. */
  accuracy: z.number().optional(),
  appVersion: z.string().optional(),
  addedBy: z.string().optional(),
  /** Of a photo of a comment: which one, by its `id` in `record.json`. */
  commentId: z.int().optional(),
});
export type EvidenceFile = z.infer<typeof evidenceFileSchema>;

/** `manifest.json` of an evidence package: every other file of it. */
export const evidenceManifestSchema = z.object({
  incidentId: z.int(),
  madeAt: z.string(),
  madeBy: z.object({ id: z.int(), name: z.string(), username: z.string() }),
  files: z.array(evidenceFileSchema),
});
export type EvidenceManifest = z.infer<typeof evidenceManifestSchema>;
