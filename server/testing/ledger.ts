import { createHash, randomUUID } from 'node:crypto';
import { anIncident } from './builders.ts';
import type { Random } from '@tailboard/answers/training/seeded-random.ts';

export type Report = { clientRef: string; description: string };
export type Photo = {
  clientRef: string;
  incidentId: number;
  fileName: string;
  bytes: Buffer;
  sha256: string;
};

/**
 * What a crew's devices know: what the server has acknowledged, and what was sent without an answer and will be sent
 * again, as a device does after a break.
 */
export class Ledger {
  /** By clientRef. */
  readonly reports = new Map<string, Report & { id: number }>();
  /** By clientRef. */
  readonly photos = new Map<string, { id: number; incidentId: number; sha256: string }>();
  readonly waitingBatches: Report[][] = [];
  readonly waitingPhotos: Photo[] = [];
  /** Answers that a device must never get. */
  readonly wrongAnswers: string[] = [];

  get acknowledged(): number {
    return this.reports.size + this.photos.size;
  }
}

export function newBatch(size: number): Report[] {
  return Array.from({ length: size }, () => {
    const clientRef = randomUUID();
    return { clientRef, description: `Report ${clientRef} of the crew` };
  });
}

export const toRecord = (report: Report) => anIncident(report);

/** The first bytes of a JPEG and then noise: what it shows is of no matter, every byte is. */
export function newPhoto(incidentId: number, random: Random): Photo {
  const bytes = Buffer.alloc(20_000 + Math.floor(random() * 180_000));
  for (let at = 0; at + 4 <= bytes.length; at += 4)
    bytes.writeUInt32LE(Math.floor(random() * 0xffffffff), at);
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { clientRef: randomUUID(), incidentId, fileName: 'photo.jpg', bytes, sha256 };
}
