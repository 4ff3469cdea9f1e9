import type { DocumentChunk, SafetyDocument } from '@tailboard/contract/documents.ts';
import type { DBSchema } from 'idb';
import type { DeviceParts } from '../browser-parts.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

/** What is known of a document on this phone without opening it. */
export type StoredDocument = {
  recordVersion: 1;
  userId: number;
  key: string;
  /** Version of the text that is kept. */
  version: string | null;
  /** Bytes that its passages take as text. */
  bytes: number;
  /** ISO time at which it was downloaded. */
  keptAt: string;
  document: SafetyDocument;
};

type StoredPassages = { recordVersion: 1; userId: number; key: string; chunks: DocumentChunk[] };

/** What a person wants of their phone: every document, those that come later too. */
type StoredWish = { recordVersion: 1; userId: number; all: boolean };

/**
 * tailboard-documents: the safety documents kept on this phone, by person. Apart from the other databases, so that a
 * report waits for nothing of it, and opened only by the screens of the documents.
 */
interface DocumentsDb extends DBSchema {
  documents: { key: [number, string]; value: StoredDocument };
  passages: { key: [number, string]; value: StoredPassages };
  wishes: { key: number; value: StoredWish };
}

export type DocumentsStore = OpenDatabase<DocumentsDb>;

export const openDocumentsDb = (
  parts: Pick<DeviceParts, 'documentsDbName' | 'page' | 'patienceMs'>,
): DocumentsStore =>
  openDatabase(parts, {
    name: parts.documentsDbName,
    stores: {
      documents: { keyPath: ['userId', 'key'] },
      passages: { keyPath: ['userId', 'key'] },
      wishes: { keyPath: 'userId' },
    },
  });
