import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { requiredText, timestampSchema } from './primitives.ts';

export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;
/** Longest question; the contract of `POST /api/osha/chat` refuses a longer one with 400. */
export const MAX_QUESTION = 2_000;
/** Most documents one question may name. */
export const MAX_DOCUMENT_KEYS = 200;
/** Most passages that a search gives. */
export const MAX_PASSAGES = 20;

export const documentKinds = ['law', 'guidance', 'company-rule'] as const;
/** waiting and indexing: not usable yet. failed: `problem` says why. retired: kept, no longer offered. */
export const indexStatuses = ['waiting', 'indexing', 'ready', 'failed', 'retired'] as const;

/** A document's name in addresses: lower-case words joined by hyphens. Never changes, also when the document is replaced. */
export const documentKeySchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** One safety document in the list. The first six fields are the specification's. */
export const safetyDocumentSchema = z.object({
  key: documentKeySchema,
  /** Its title. */
  name: z.string(),
  /** Media type of the file. */
  type: z.string(),
  /** Bytes of the file. */
  size: z.int().min(0),
  lastModified: timestampSchema,
  /** Address of its reader in the app. */
  url: z.string().optional(),
  kind: z.enum(documentKinds),
  /** `library` came with the product, `own` was added here. */
  origin: z.enum(['library', 'own']),
  /** Whose it is: that of a crew is read by the crew and administrators. Null: the whole company's. */
  crewId: z.string().nullable().default(null),
  topics: z.array(z.string()),
  /** Sections cited, such as '29 CFR 1926.1053(b)(1)'. */
  sections: z.array(z.string()),
  /** Day it was last reviewed, YYYY-MM-DD. */
  reviewed: z.iso.date().nullable(),
  status: z.enum(indexStatuses),
  /** Share of the indexing that is done, 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Why it cannot be used, a sentence for the user. */
  problem: z.string().nullable(),
  /** Hash of the indexed text: a copy on a phone is out of date when it differs. Null: not indexed. */
  version: z.string().nullable(),
});
export type SafetyDocument = z.infer<typeof safetyDocumentSchema>;

/**
 * A passage of a document: what is indexed, searched, kept on a phone and quoted. In order it gives the whole document.
 * `text` is Markdown without HTML (a paragraph, a list or a table under one heading).
 */
export const documentChunkSchema = z.object({
  documentKey: documentKeySchema,
  chunkIndex: z.int().min(0),
  /** Headings from the top, joined by ' › ': 'Ladders › Securing the top'. */
  section: z.string(),
  /** CFR paragraphs that it cites, such as '1926.1053(b)(1)'. */
  cites: z.array(z.string()),
  /** Id of this passage's place in the reader. Unique in the document, kept when other passages change where possible. */
  anchor: z.string(),
  text: z.string(),
});
export type DocumentChunk = z.infer<typeof documentChunkSchema>;

/** GET /api/osha/documents/{key}: everything the reader shows and a phone keeps. */
export const documentContentSchema = z.object({
  document: safetyDocumentSchema,
  chunks: z.array(documentChunkSchema),
});
export type DocumentContent = z.infer<typeof documentContentSchema>;

export const documentUrlSchema = z.object({ url: z.string() });

/** A quoted passage and where it stands. */
export const citationSchema = z.object({
  documentKey: documentKeySchema,
  /** The document's title. */
  document: z.string(),
  section: z.string(),
  /** Words of the document, exactly as they stand there (Markdown marks removed). */
  quote: z.string(),
  /** The reader at the passage, `/safety/{key}#{anchor}`. */
  url: z.string(),
});
export type Citation = z.infer<typeof citationSchema>;

export const askDocumentsSchema = z.object({
  query: requiredText(MAX_QUESTION, fieldMessage('field.question-asked')),
  /** The server counts them itself: who names too many is told which of them are unknown, too. */
  documentKeys: z.array(z.string()).meta({ maxItems: MAX_DOCUMENT_KEYS }),
});

export const NO_ANSWER = 'The selected documents do not answer this.';

/**
 * POST /api/osha/chat. `answered: false` comes with NO_ANSWER, no citation and the nearest passages, if any.
 * `emergency`: the answer begins with calling 911 and first aid because somebody is hurt now, or may be.
 */
export const documentAnswerSchema = z.object({
  answer: z.string(),
  /** Titles of the documents quoted. */
  sourcesUsed: z.array(z.string()),
  citations: z.array(citationSchema),
  nearest: z.array(citationSchema),
  answered: z.boolean(),
  emergency: z.boolean(),
  source: z.enum(['built-in', 'model']),
});
export type DocumentAnswer = z.infer<typeof documentAnswerSchema>;

/**
 * GET /api/osha/search?q=&keys= (comma-separated, at most MAX_DOCUMENT_KEYS; none: all ready documents): passages, best first,
 * at most 20.
 */
export const searchDocumentsQuerySchema = z.object({
  q: requiredText(MAX_QUESTION, fieldMessage('field.search-typed')),
  keys: z.string().optional(),
});
export const documentSearchSchema = z.object({ passages: z.array(citationSchema) });

export const safetySuggestionsRequestSchema = z.object({
  documentKeys: z.array(z.string().max(200)).max(MAX_DOCUMENT_KEYS),
  messages: z
    .array(z.object({ content: z.string().max(20_000), role: z.enum(['user', 'assistant']) }))
    .max(100)
    .default([]),
  /** Of the interface. */
  language: z.enum(['en', 'es']).default('en'),
});
export const safetySuggestionsSchema = z.array(z.string());

/**
 * POST /api/osha/documents (supervisors): multipart, one file. 202 with the document, which is then indexed by a job.
 * POST /api/osha/documents/{key}/file: another file in its place. POST /api/osha/documents/{key}/retire {retired}.
 */
export const retireDocumentSchema = z.object({ retired: z.boolean() });
