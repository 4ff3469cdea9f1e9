import { extractText, getDocumentProxy, getMeta, getResolvedPDFJS } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTalk, excused, present } from '../testing/talks.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { talkTopics } from './topics.ts';

const { OPS } = await getResolvedPDFJS();
let server: TestServer;
let demo: Person;
beforeAll(async () => {
  server = await startTestServer();
  demo = await server.as('demo');
});
afterAll(() => server.close());

/** The record's PDF as a reader sees it. */
async function pdfOf(overrides: Record<string, unknown>, query = '') {
  const held = await demo.post('/api/talks', aTalk(overrides));
  expect(held.status).toBe(201);
  const answer = await fetch(`${server.url}/api/talks/${held.body.id}/pdf${query}`, {
    headers: { cookie: demo.cookie },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = await getDocumentProxy(await answer.bytes());
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  return {
    talk: held.body,
    pages: totalPages,
    text: text.replaceAll(/\s+/g, ' '),
    title: info['Title'],
    pdf,
  };
}

describe('the PDF of a record', () => {
  it('is in Spanish where it is asked for, with each question in English too and no third language', async () => {
    const { text, talk, title } = await pdfOf({ notes: 'New ladder ordered.' }, '?language=es');
    expect(title).toBe(`Charla de seguridad ${talk.id}: Protección contra caídas`);
    for (const said of [
      'La dio',
      'Demo User (demo), cuadrilla north',
      'Presentes y firmaron: 1',
      'Excusados: 1',
      'En un borde abierto en la construcción general, ¿desde qué altura debe estar protegido?',
      talk.questions[0].question,
      '6 pies o más sobre un nivel inferior',
      'New ladder ordered.',
      'Página 1 de 1',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/Held by|Present and signed|Excused|Notes\b/);
    expect((await demo.get(`/api/talks/${talk.id}/pdf?language=pl`)).status).toBe(400);
  });

  it('names the talk, who held it, who signed and was excused, and the times with their zone', async () => {
    const mike = await server.as('mike');
    const { text, talk, title } = await pdfOf({
      attendees: [
        present({ name: 'José Núñez' }),
        present({ name: 'Łukasz Żółć', signature: { by: 'agrees' } }),
        excused({ userId: mike.id, reason: 'Dentist until noon' }),
      ],
      notes: 'New scaffold at the gate.',
    });
    expect(title).toBe(`Toolbox talk ${talk.id}: ${talk.title}`);
    for (const said of [
      talk.title,
      'Demo User (demo), crew north',
      'Lemmon Ave, Dallas, TX',
      'Nov 20, 2026, 6:30 AM CST',
      'Nov 20, 2026, 6:45 AM CST',
      talk.clientRef,
      'Present and signed: 2',
      '1. José Núñez',
      '2. Łukasz Żółć',
      'Signed Nov 20, 2026, 6:40 AM CST',
      'Present, agrees',
      'Excused: 1',
      // Whoever has an account, with what they cannot change.
      `${mike.session?.user.name} (mike) Dentist until noon`,
      'New scaffold at the gate.',
      'Page 1 of 1',
    ])
      expect(text).toContain(said);
    for (const { question, choices, correct, section } of talkTopics()[0]?.questions ?? [])
      expect(text).toContain([question, choices[correct], section].join(' ').replaceAll(/\s+/g, ' '));
  });

  it('draws a signature as lines', async () => {
    const figuresOf = async (attendee: Record<string, unknown>) => {
      const { pdf } = await pdfOf({ attendees: [present(attendee)] });
      const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList();
      const paths = argsArray.filter((_, index) => fnArray[index] === OPS.constructPath);
      return paths.reduce((sum: number, [, [figures]]) => sum + (figures?.length ?? 0), 0);
    };
    const agreed = await figuresOf({ signature: { by: 'agrees' } });
    // Two figures a point and one for what leads to it.
    expect((await figuresOf({})) - agreed).toBe(6 * 3);
  });

  it('goes on over pages when a hundred people sign', async () => {
    const name = (index: number) => `Worker Number ${index} of the Northern Line`;
    const { text, pages } = await pdfOf({
      attendees: Array.from({ length: 100 }, (_, index) =>
        index < 90 ? present({ name: name(index) }) : excused({ name: name(index) }),
      ),
    });
    expect(pages).toBeGreaterThan(5);
    for (let index = 0; index < 100; index += 1) expect(text).toContain(name(index));
    expect(text).toContain(`Page ${pages} of ${pages}`);
  });

  it.each([
    ['marks of PDF itself', ') Tj ET\\endobj %%EOF (', ') Tj ET\\endobj %%EOF ('],
    ['directions and controls', 'Ann\u202e\u0007\u200bie\r\nSmith', 'Annie Smith'],
    ['letters of other alphabets', 'Иван Χρήστος Nguyễn Ő', 'Иван Χρήστος Nguyễn Ő'],
    ['letters that the page does not have', 'Иван 王 \ud83d\ude00 Ivan', 'Иван ? ? Ivan'],
    ['marks piled on a letter', `Z${'\u0301\u0323'.repeat(40)}oe`, 'Zoe'],
    ['a word without an end', 'w'.repeat(200), 'w'.repeat(60)],
  ])('stands %s', async (_what, typed, shown) => {
    const { text } = await pdfOf({
      attendees: [present({ name: typed }), excused({ name: typed, reason: `${typed} `.repeat(2) })],
      place: typed,
      notes: `${typed}\n`.repeat(9),
    });
    expect(text).toContain(shown);
    expect(text).toContain('Page 1 of');
  });
});
