import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { startIndexing } from './index-documents.ts';
import { documentTerms, documentVectors, safetyDocuments } from './tables.ts';

it('what was indexed by an older way of reading words is read anew, once, and can be used meanwhile', async () => {
  const server = await startTestServer();
  const { db, storage } = server.app.context;
  const [before] = await db.select().from(safetyDocuments).where(eq(safetyDocuments.key, 'ladders'));
  const id = before?.id ?? 0;
  const edition = before?.edition ?? 0;
  const termsOf = () =>
    db
      .select({ place: documentVectors.chunkIndex, terms: sql<string>`${documentTerms.terms}::text` })
      .from(documentTerms)
      .innerJoin(documentVectors, eq(documentVectors.id, documentTerms.passageId))
      .where(eq(documentTerms.edition, edition))
      .orderBy(documentVectors.chunkIndex);
  const whole = await termsOf();
  await db
    .update(documentTerms)
    .set({ terms: ['an-old-stem'], length: 1 })
    .where(eq(documentTerms.edition, edition));
  await db
    .update(safetyDocuments)
    .set({ termsVersion: 0, words: { passages: 1, length: 1, words: { old: 1 } } })
    .where(eq(safetyDocuments.id, id));
  // As versions before kept it, whose documents named questions.
  const first = and(eq(documentVectors.edition, edition), eq(documentVectors.chunkIndex, 0));
  const metadataOf = async () => (await db.select().from(documentVectors).where(first))[0]?.metadata;
  const named = await metadataOf();
  await db
    .update(documentVectors)
    .set({ metadata: sql`${documentVectors.metadata} || '{"asked":["how far"]}'` })
    .where(first);
  const demo = await server.as('demo');
  expect((await demo.get('/api/osha/documents/ladders')).status).toBe(200);
  const indexing = startIndexing({ db, storage, log: { warn: () => undefined } });
  await indexing.idle();
  await indexing.stop();
  expect(await termsOf()).toEqual(whole);
  expect(await metadataOf()).toEqual(named);
  const [after] = await db.select().from(safetyDocuments).where(eq(safetyDocuments.id, id));
  // The text is the same: no phone downloads it again.
  expect(after).toEqual(before);
  await server.close();
});
