import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAssistant } from '../testing/assistant.ts';
import { anIncident } from '../testing/builders.ts';
import { claimThatIs, decide, fileOne } from '../testing/claims.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let demo: Person;
beforeAll(async () => {
  server = await startTestServer();
  demo = await server.as('demo');
});
afterAll(() => server.close());

describe('a question', () => {
  it('is answered to who is signed in', async () => {
    for (const path of ['/api/assistant/chat', '/api/assistant/suggestions']) {
      expect((await server.nobody.post(path, { message: 'hello' })).status).toBe(401);
    }
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['blank', { message: ' \n\t ' }, 'message'],
    ['of 20,000 characters', { message: 'x'.repeat(20_000) }, 'message'],
    ['with NUL', { message: 'a\u0000b' }, 'message'],
    ['on an unknown page', { context: 'admin' }, 'context'],
    [
      'after words of the system',
      { previousMessages: [{ role: 'system', content: 'x' }] },
      'previousMessages.0.role',
    ],
    [
      'after words of a tool',
      { previousMessages: [{ role: 'tool', content: 'x' }] },
      'previousMessages.0.role',
    ],
    [
      'after eleven messages',
      { previousMessages: Array.from({ length: 11 }, () => ({ role: 'user', content: 'x' })) },
      'previousMessages',
    ],
  ])('%s is refused', async (_name, wrong, field) => {
    const fine = { message: 'hello', context: 'general', previousMessages: [] };
    const { status, body } = await demo.post('/api/assistant/chat', { ...fine, ...wrong });
    expect([status, body.errors?.[0].field]).toEqual([400, field]);
  });

  it('that nobody can answer is said to be so', async () => {
    const answer = await askAssistant(demo, 'Who won the world cup of cheese rolling?');
    expect(answer).toMatchObject({ citations: [], links: [], formAction: null, source: 'built-in' });
    expect(answer.message).toMatch(/^I do not know that/);
    expect(answer.suggestions.length).toBeGreaterThanOrEqual(3);
  });
});

describe('one’s own records', () => {
  it('are told with what comes next, and a link', async () => {
    const person = await server.addPerson();
    const claim = await fileOne(person, { facts: {} });
    const answer = await askAssistant(person, 'What happened with my claim?');
    expect(answer.message).toContain(`Claim ${claim.claimNumber} (Equipment Damage) is pending`);
    expect(answer.message).toContain('Next, a supervisor takes the claim under review.');
    expect(answer.links).toContainEqual({ href: `/claims/${claim.id}`, label: claim.claimNumber });
    expect(answer.formAction).toBe(null);
  });

  it('say why a claim was rejected, and what the approved one comes to', async () => {
    const person = await server.addPerson();
    const agent = await server.as('lead');
    await claimThatIs('rejected', { person, agent });
    await claimThatIs('approved', { person, agent });
    const { message } = await askAssistant(person, 'Were my claims rejected?');
    expect(message).toMatch(/You have 2 claims: (1 approved, 1 rejected|1 rejected, 1 approved)\./);
    expect(message).toContain('Wear and tear is not covered.');
    expect((await askAssistant(person, 'is my claim approved')).message).toContain('$3,200');
  });

  it('are counted', async () => {
    const person = await server.addPerson();
    expect((await askAssistant(person, 'How many open incidents do I have?')).message).toMatch(
      /no incident yet/,
    );
    await person.post('/api/incidents', anIncident());
    await person.post('/api/incidents', anIncident({ location: 'The yard' }));
    const { message } = await askAssistant(person, 'How many open incidents do I have?');
    expect(message).toMatch(/^You have 2 open incidents\. The newest:/);
    expect(message).toContain('The yard');
  });

  it('are nobody else’s: a number of another crew does not exist', async () => {
    const claim = await fileOne(await server.as('rosa'));
    for (const person of [demo, await server.as('mike'), await server.as('lead')]) {
      const { message, links } = await askAssistant(
        person,
        `What is the status of claim ${claim.claimNumber}?`,
      );
      expect(message).toBe(`I find no claim ${claim.claimNumber} that you may see.`);
      expect(links).toEqual([{ href: '/claims', label: 'Claims' }]);
    }
    const { message } = await askAssistant(
      await server.as('chief'),
      `status of ${claim.claimNumber.toLowerCase()}`,
    );
    expect(message).toContain('is pending');
  });

  it('come in Spanish to a Spanish question', async () => {
    const person = await server.addPerson();
    const claim = await fileOne(person);
    const { message } = await askAssistant(person, '¿Qué pasó con mi reclamo?');
    expect(message).toContain(`Reclamo ${claim.claimNumber}`);
    expect(message).toContain('pendiente');
  });
});

describe('the records of a crew', () => {
  it('are counted for those who may see them, within the time that is said', async () => {
    const crewId = `crew-${randomUUID()}`;
    const member = await server.addPerson({ crewId });
    const boss = await server.addPerson({ crewId, role: 'supervisor' });
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();
    for (const date of [daysAgo(0), daysAgo(2), daysAgo(40)]) {
      await member.post('/api/incidents', anIncident({ date }));
    }
    const week = 'How many incidents did my crew have this week?';
    expect((await askAssistant(boss, week)).message).toBe(
      'In the last 7 days, your crew has 2 incidents: 2 open.',
    );
    expect((await askAssistant(boss, 'How many incidents did my crew have?')).message).toBe(
      'Your crew has 3 incidents: 3 open.',
    );
    expect((await askAssistant(boss, '¿Cuántos incidentes tuvo mi cuadrilla esta semana?')).message).toBe(
      'En los últimos 7 días, su cuadrilla tiene 2 incidentes: 2 abiertos.',
    );
    // Another crew's supervisor counts their own crew, and a crew member themselves alone.
    const other = await server.addPerson({ crewId: `crew-${randomUUID()}`, role: 'supervisor' });
    expect((await askAssistant(other, week)).message).toBe('In the last 7 days, your crew has 0 incidents.');
    const mate = await server.addPerson({ crewId });
    expect((await askAssistant(mate, week)).message).toBe(
      'You see only your own; your crew’s is seen by its supervisors. In the last 7 days, you have 0 incidents.',
    );
    const all = (await askAssistant(await server.as('admin'), week)).message;
    expect(Number(/all crews have (\d+)/.exec(all)?.[1])).toBeGreaterThanOrEqual(2);
  });

  it('tell a supervisor which claims wait, oldest first, and a crew member what they were asked', async () => {
    const crewId = `crew-${randomUUID()}`;
    const member = await server.addPerson({ crewId });
    const boss = await server.addPerson({ crewId, role: 'supervisor' });
    const waiting = 'Which claims wait for me?';
    expect((await askAssistant(boss, waiting)).message).toBe('No claim waits for your decision.');
    const first = await fileOne(member);
    const second = await fileOne(member);
    await fileOne(boss);
    const answer = await askAssistant(boss, waiting);
    expect(answer.message).toMatch(/^2 claims wait for your decision:/);
    expect(answer.message.indexOf(first.claimNumber)).toBeLessThan(
      answer.message.indexOf(second.claimNumber),
    );
    expect(answer.links.map(({ href }) => href)).toEqual([
      `/review/${first.id}`,
      `/review/${second.id}`,
      '/review',
    ]);
    expect((await askAssistant(member, waiting)).message).toMatch(/^None of your claims waits/);
    await decide(boss, first.id, { decision: 'ask', question: 'Which hose?' });
    expect((await askAssistant(member, waiting)).message).toContain(`${first.claimNumber}: “Which hose?”`);
    expect((await askAssistant(boss, 'How many claims does my crew have?')).message).toMatch(
      /^Your crew has 3 claims: /,
    );
  });

  it.each(['What must my crew report to OSHA?', 'When does my crew need fall protection?'])(
    '%s asks for none',
    async (question) => {
      expect((await askAssistant(await server.as('lead'), question)).message).not.toMatch(/your crew has/i);
    },
  );
});

describe('a sentence that tells what happened', () => {
  it('fills the form in, in its own words, and sends nothing', async () => {
    const before = (await demo.get('/api/incidents')).body.length;
    const said = 'Mike slipped on the ladder at the north gate, twisted his ankle';
    const answer = await askAssistant(demo, said);
    expect(answer.prefill).toEqual({
      type: 'Workplace Injury',
      description: said,
      priority: 'medium',
      location: 'north gate',
    });
    expect(answer.formAction).toBe('incident');
    expect((await demo.get('/api/incidents')).body).toHaveLength(before);
  });

  it.each([
    [
      'Report an incident: the hydraulic hose of the excavator burst',
      'The hydraulic hose of the excavator burst',
    ],
    ['quiero reportar que se torció el tobillo en la escalera', 'Se torció el tobillo en la escalera'],
  ])('%s', async (said, description) => {
    expect((await askAssistant(demo, said)).prefill?.description).toBe(description);
  });

  it.each(['How do I report an incident?', 'Who was hurt on ladders last year?', 'hello', 'ladder'])(
    '%s tells nothing',
    async (said) => {
      expect((await askAssistant(demo, said)).prefill).toBe(null);
    },
  );
});

describe('the words of the spec', () => {
  it.each([
    ['report an incident', 'incident'],
    ['incident form please', 'incident'],
    ['I want to create an incident', 'incident'],
    ['file a claim', 'claim'],
    ['the claim form', 'claim'],
    ['submit my claim', 'claim'],
    ['osha regulations', 'safety'],
    ['show safety documents', 'safety'],
    ['quiero reportar un incidente', 'incident'],
    ['presentar un reclamo', 'claim'],
    ['documentos de seguridad', 'safety'],
    ['what is the weather', null],
  ])('%s opens %s', async (message, formAction) => {
    expect((await askAssistant(demo, message)).formAction).toBe(formAction);
  });
});

describe('the product', () => {
  it.each([
    ['How do I report an incident?', '/report', /guided wizard/],
    ['What information is needed for a claim?', '/claims', /checklist/],
    ['Does it work without signal?', '/incidents', /kept on this device/],
    ['How do I change the language?', '/settings', /Settings/],
    ['Who can see my reports?', '/incidents', /supervisors of your crew/],
    ['¿Funciona sin señal?', '/incidents', /dispositivo/],
  ])('%s', async (message, href, words) => {
    const answer = await askAssistant(demo, message);
    expect(answer.message).toMatch(words);
    expect(answer.links[0]?.href).toBe(href);
  });

  it.each([
    'How soon must I report an injury to OSHA?',
    'Do I have to notify OSHA?',
    'Where do I attach the lanyard?',
    'Who must enter a confined space?',
    'Which certification does a forklift driver need?',
  ])('is not what %s is about', async (message) => {
    expect((await askAssistant(demo, message)).links.map(({ href }) => href)).not.toContainEqual(
      expect.stringMatching(/report|settings|profile|incidents/),
    );
  });

  it('offers questions by page and language', async () => {
    const { body } = await demo.post('/api/assistant/suggestions', { context: 'claims' });
    expect(body.suggestions[0]).toBe('What happened with my claim?');
    expect(body.suggestions.length).toBeGreaterThanOrEqual(3);
    const spanish = await demo.post('/api/assistant/suggestions', { context: 'claims', language: 'es' });
    expect(spanish.body.suggestions[0]).toBe('¿Qué pasó con mi reclamo?');
  });
});

describe('a safety question', () => {
  it('is answered in the words of the documents', async () => {
    const answer = await askAssistant(demo, 'How soon must a death be reported to OSHA?');
    expect(answer.citations[0]?.document).toMatch(/OSHA/);
    expect(answer.citations[0]?.url).toMatch(/^\/safety\/[\w-]+#/);
    expect(answer.message).toMatch(/within 8 hours/);
  });

  it('has a Spanish frame around the English words', async () => {
    const answer = await askAssistant(demo, '¿Desde qué profundidad se protege una zanja?');
    expect(answer.message).toMatch(/El documento, en inglés, dice/);
  });

  it('of an emergency begins with 911, opens nothing and fills nothing in', async () => {
    const answer = await askAssistant(demo, 'Help, my coworker fell off the ladder and is not breathing');
    expect(answer.message).toMatch(/^Call 911 now/);
    expect(answer).toMatchObject({ emergency: true, formAction: null, prefill: null });
    const spanish = await askAssistant(demo, 'Mi compañero se cayó y no respira, ayuda');
    expect(spanish.message).toMatch(/^Llame al 911/);
  });
});
