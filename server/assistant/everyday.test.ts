import { assistantContexts } from '@tailboard/contract/assistant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAssistant } from '../testing/assistant.ts';
import { anIncident } from '../testing/builders.ts';
import { claimThatIs, fileOne } from '../testing/claims.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let demo: Person;
beforeAll(async () => {
  server = await startTestServer();
  demo = await server.as('demo');
});
afterAll(() => server.close());

describe('one’s own records, as crews ask for them', () => {
  it('are counted for the time that is asked of, and open no form', async () => {
    const person = await server.addPerson();
    await person.post('/api/incidents', anIncident({ date: new Date(Date.now() - 3_600_000).toISOString() }));
    await person.post('/api/incidents', anIncident({ date: '2024-03-02T12:00:00.000Z' }));
    const answer = await askAssistant(person, 'how many incidents did I report this month');
    expect(answer.message).toMatch(/^In the last 30 days, you had 1 incident: 1 open\./);
    expect(answer.formAction).toBe(null);
    expect((await askAssistant(person, 'cuantos reportes hice este mes')).message).toMatch(
      /^En los últimos 30 días, usted tuvo 1 incidente/,
    );
    expect((await askAssistant(person, 'how many incidents')).message).toMatch(/^You have 2 incidents/);
  });

  it.each(['when do I get paid', 'cuando me pagan', 'is my claim approved yet'])(
    '%s: the claims not decided yet are told',
    async (message) => {
      const person = await server.addPerson();
      await claimThatIs('approved', { person, agent: await server.as('lead') });
      const open = await fileOne(person);
      expect((await askAssistant(person, message)).message).toContain(open.claimNumber);
    },
  );

  it('say what the product does not know: when money is paid out', async () => {
    const person = await server.addPerson();
    await fileOne(person);
    expect((await askAssistant(person, 'when will I get my money')).message).toMatch(/is not recorded here/);
  });

  it.each([
    'did anybody look at my report',
    'I can’t find my report',
    'donde esta mi reporte',
    'any updates?',
  ])('%s: the reports are told', async (message) => {
    const person = await server.addPerson();
    await person.post('/api/incidents', anIncident({ location: 'The yard' }));
    expect((await askAssistant(person, message)).message).toContain('The yard');
  });

  it('are not meant by a question about the duty to report', async () => {
    const { message } = await askAssistant(demo, 'do I have to report a near miss');
    expect(message).not.toMatch(/^You have/);
  });
});

it.each([
  ['where do I see the weather', '/daily-briefing'],
  ['is it too hot to work today', '/daily-briefing'],
  ['donde veo el clima', '/daily-briefing'],
  ['how do I log out', '/profile'],
  ['how do I install this app on my phone', '/settings'],
  ['my report is stuck on this phone, it says waiting', '/incidents'],
  ['who decides my claim', '/claims'],
  ['cuanto tarda un reclamo', '/claims'],
  ['how do i print the report', '/incidents'],
])('%s leads to %s', async (message, href) => {
  const answer = await askAssistant(demo, message);
  expect(answer.links.map((link) => link.href)).toEqual([href]);
  expect(answer.citations).toEqual([]);
});

it.each([
  ['help', /call 911 first/],
  ['thanks!', /welcome/],
  ['are you a robot', /a program, not a person/],
])('%s quotes no document', async (said, answered) => {
  const { message, citations } = await askAssistant(demo, said);
  expect(message).toMatch(answered);
  expect(citations).toEqual([]);
});

describe('what is told', () => {
  it.each<[string, string | undefined]>([
    ['the skid steer hit the fence this morning nobody hurt', 'Property Damage'],
    ['near miss, load swung over the crew at tower 4', 'Other'],
    ['i want to report that a pallet fell off the forklift near dock 3', undefined],
  ])('%s: is a report to check, no emergency', async (message, type) => {
    const { prefill, emergency, formAction } = await askAssistant(demo, message);
    expect([emergency, formAction]).toEqual([false, 'incident']);
    expect(prefill?.type).toBe(type);
  });

  it('is aid first where somebody is cut now', async () => {
    expect((await askAssistant(demo, 'me corte el dedo que hago')).emergency).toBe(true);
  });

  it('in a town with a Spanish name is answered in English', async () => {
    expect((await askAssistant(demo, 'who won the game in el paso')).message).toMatch(/^I do not know/);
  });
});

describe('every question that is offered', () => {
  it.each(['en', 'es'] as const)('is answered: %s', async (language) => {
    const offered = new Set<string>();
    for (const context of assistantContexts) {
      const { body } = await demo.post('/api/assistant/suggestions', { context, language });
      for (const question of body.suggestions as string[]) offered.add(question);
    }
    const unanswered: string[] = [];
    for (const question of offered) {
      const { message } = await askAssistant(demo, question, { language });
      if (
        /^(I do not know|No lo sé|The safety documents do not|Los documentos de seguridad no)/.test(message)
      )
        unanswered.push(question);
    }
    expect(unanswered).toEqual([]);
  });
});
