import type { WordCounts } from '@tailboard/answers/reading/spelling.ts';
import type { documentKinds } from '@tailboard/contract/documents.ts';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
/** Lexemes without places, written as they are: they are stems of ours, not those of a dictionary of PostgreSQL. */
const lexemes = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => words.map(quotedLexeme).join(' '),
});

/**
 * Whether a stem or section number can be a term of a passage. PostgreSQL refuses lexemes over 2,046 bytes, and nobody types
 * such a word: what is longer is neither written nor asked for. 100 UTF-16 units are 300 bytes at most.
 */
export const isTerm = (text: string): boolean => text !== '' && text.length <= 100;

/** A lexeme as it stands in a tsvector or tsquery that is written as text. */
export const quotedLexeme = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

type DocumentKind = (typeof documentKinds)[number];
export type DocumentFileType =
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'text/markdown'
  | 'text/plain';

/**
 * Numbers of editions. Passages are written as an edition of their document, some at a time, and nothing reads them until
 * the document names it: readers have the old ones or the new ones, and a long document holds nobody up.
 */
export const documentEditions = pgSequence('document_editions');

/** Safety documents: those that came with the product and those that supervisors added. */
export const safetyDocuments = pgTable('safety_documents', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Its name in addresses; never changes. */
  key: text().notNull().unique(),
  title: text().notNull(),
  kind: text().$type<DocumentKind>().notNull(),
  /** Whose it is: a supervisor adds for their crew. Null: the whole company's, as every document of the library is. */
  crewId: text('crew_id'),
  origin: text().$type<'library' | 'own'>().notNull(),
  topics: jsonb().$type<string[]>().notNull(),
  sections: jsonb().$type<string[]>().notNull(),
  reviewed: date({ mode: 'string' }),
  fileName: text('file_name').notNull(),
  fileType: text('file_type').$type<DocumentFileType>().notNull(),
  /** SHA-256 of the file whose passages are indexed, or is to be the first to be. */
  fileHash: text('file_hash').notNull(),
  /** Bytes. */
  size: integer().notNull(),
  /** Where storage keeps the file; null: it is a file of safety-library/. */
  storageKey: text('storage_key'),
  /** Hash of the indexed text; null: nothing is indexed yet. */
  version: text(),
  /** Which passages are in use; null: none yet. */
  edition: integer().unique(),
  /** The words of its passages with their counts, for spelling and ranking. */
  words: jsonb().$type<WordCounts>(),
  /** Which way of reading words made `words` and the terms of its passages: TERMS_VERSION, 0 for what was there before it. */
  termsVersion: integer('terms_version').notNull().default(0),
  /** The model that made the embeddings of its passages. */
  embeddingModel: text('embedding_model'),
  retired: boolean().notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Files that are to be indexed, one a document at most: a later one takes the place of one that waits. */
export const documentImports = pgTable('document_imports', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  safetyDocumentId: integer('safety_document_id')
    .notNull()
    .unique()
    .references(() => safetyDocuments.id),
  fileName: text('file_name').notNull(),
  fileType: text('file_type').$type<DocumentFileType>().notNull(),
  fileHash: text('file_hash').notNull(),
  size: integer().notNull(),
  storageKey: text('storage_key').notNull(),
  /** Which passages are being written. */
  edition: integer(),
  status: text().$type<'waiting' | 'indexing' | 'failed'>().notNull().default('waiting'),
  /** 0 to 1. */
  progress: real().notNull().default(0),
  /** Why it failed, a sentence for the user. */
  problem: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Passages. */
export const documentVectors = pgTable(
  'document_vectors',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The passage's name: 'ladders#12'. */
    documentId: text('document_id').notNull(),
    safetyDocumentId: integer('safety_document_id')
      .notNull()
      .references(() => safetyDocuments.id),
    /** In use where the document names it; what nothing names is being written, or waits to be removed. */
    edition: integer().notNull(),
    /** Of the document. */
    title: text().notNull(),
    /** Markdown without HTML. */
    content: text().notNull(),
    metadata: jsonb().$type<{ section: string; cites: string[]; anchor: string }>().notNull(),
    embedding: real().array(),
    chunkIndex: integer('chunk_index').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('document_vectors_place').on(table.edition, table.chunkIndex)],
);

/**
 * What finds passages, a row each. Apart from their texts: a search looks at thousands of these rows and reads the texts of
 * some hundred, and narrow rows stay in the database's memory.
 */
export const documentTerms = pgTable(
  'document_terms',
  {
    passageId: integer('passage_id')
      .primaryKey()
      .references(() => documentVectors.id, { onDelete: 'cascade' }),
    /** As in the passage's row. */
    edition: integer().notNull(),
    /** How many terms there are. */
    length: integer().notNull(),
    /** Stems of its words, headings, title and topics, and '§' with each section number that it cites. */
    terms: lexemes().notNull(),
  },
  (table) => [
    index('document_terms_of_edition').on(table.edition),
    index('document_terms_terms').using('gin', table.terms),
  ],
);
