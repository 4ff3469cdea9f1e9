import { userReplySchema } from '@tailboard/contract/users.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHeic, aPhoto, aVideo, aZip } from '../testing/files.ts';
import type { Person } from '../testing/person.ts';
import { decide, fileOne } from '../testing/claims.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import { setPolicyOf } from '../testing/policy.ts';
import { holdOne } from '../testing/talks.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const aProfile = (overrides: Record<string, unknown> = {}) => ({
  name: 'Peer Crew',
  email: 'peer@example.com',
  phone: '555 0100',
  jobTitle: 'Rigger',
  department: 'Lines',
  emergencyContact: 'Ann',
  emergencyPhone: '555 0101',
  certifications: ['OSHA 30', 'First Aid'],
  ...overrides,
});
const path = (person: Person) => `/api/users/${person.id}`;

describe('a profile', () => {
  it('is changed by its person alone', async () => {
    const person = await server.addPerson({ crewId: 'north' });
    for (const [name, status] of [
      ['mike', 404],
      ['rosa', 404],
      ['chief', 404],
      ['lead', 403],
      ['admin', 403],
    ] as const) {
      const reply = await (await server.as(name)).put(path(person), aProfile());
      expect([name, reply.status]).toEqual([name, status]);
    }
    expect((await server.nobody.put(path(person), aProfile())).status).toBe(401);
    expect((await person.get(path(person))).body.data.jobTitle).toBeNull();
  });

  it('names the supervisor to call, to its person and to whoever may read it', async () => {
    const lead = await server.addPerson({ role: 'supervisor', crewId: 'north' });
    await lead.put(path(lead), aProfile({ phone: '+1 555 0100' }));
    const person = await server.addPerson({ crewId: 'north' });
    const supervisor = `${path(person)}/supervisor`;
    expect((await person.get(supervisor)).body).toEqual({ supervisor: null });
    const access = await (await server.as('admin')).put(`${path(person)}/access`, { supervisorId: lead.id });
    expect(access.status).toBe(200);
    expect((await person.get(supervisor)).body.supervisor).toMatchObject({ phone: '+1 555 0100' });
    for (const [name, status] of [
      ['mike', 404],
      ['rosa', 404],
      ['admin', 200],
    ] as const) {
      expect([name, (await (await server.as(name)).get(supervisor)).status]).toEqual([name, status]);
    }
    expect((await server.nobody.get(supervisor)).status).toBe(401);
  });

  it('is kept as said, with history, and blank as nothing said', async () => {
    const person = await server.addPerson();
    const reply = await person.put(
      path(person),
      aProfile({ email: ' Peer.2@Example.com'.trim(), phone: ' ' }),
    );
    expect(reply.status).toBe(200);
    expect(userReplySchema.parse(reply.body)).toEqual(reply.body);
    expect(reply.body.data).toMatchObject(aProfile({ email: 'peer.2@example.com', phone: null }));
    expect((await person.get(path(person))).body).toEqual(reply.body);
    const [entry] = (await person.get('/api/history?limit=1')).body;
    expect(entry).toMatchObject({ subject: 'user', action: 'profile-changed', actor: { id: person.id } });
  });

  it('changes only the fields that are sent, and never role, crew or password', async () => {
    const person = await server.addPerson();
    await person.put(path(person), aProfile({ email: null }));
    const { body } = await person.put(path(person), {
      department: 'Towers',
      role: 'admin',
      crewId: 'south',
      active: false,
      password: 'x',
    });
    expect(body.data).toMatchObject(aProfile({ email: null, department: 'Towers' }));
    expect([body.data.role, body.data.active]).toEqual(['field-crew', true]);
    expect((await person.get('/api/users')).status).toBe(403);
  });

  it.each([
    ['email', 'not an address'],
    ['email', ''],
    ['name', ' '],
    ['name', null],
    ['name', 'x'.repeat(121)],
    ['phone', 5],
    ['jobTitle', 'a\u0000b'],
    ['certifications', 'OSHA 30'],
    ['certifications', Array.from({ length: 51 }, (_, index) => `c${index}`)],
  ])('with %s = %j is refused and names the field', async (field, value) => {
    const person = await server.addPerson();
    const { status, body } = await person.put(path(person), aProfile({ email: null, [field]: value }));
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('that takes somebody else’s name still shows its own username wherever others read it', async () => {
    const [person, lead] = [await server.addPerson({ username: 'Copy.Cat' }), await server.as('lead')];
    const incidentId = await reportOne(person);
    await fileOne(person, { incidentId });
    await holdOne(person);
    expect((await person.put(`/api/users/${person.id}`, { name: 'Lena Lead' })).status).toBe(200);
    const ofThem = ({ userId }: { userId: number }) => userId === person.id;
    for (const path of ['/api/incidents', '/api/claims', '/api/claims/review']) {
      const { body } = await lead.get(path);
      const found = (Array.isArray(body) ? body : body.claims).find(ofThem);
      expect([path, found.reportedBy, found.reportedByUsername]).toEqual([path, 'Lena Lead', 'Copy.Cat']);
    }
    const talk = (await lead.get('/api/talks')).body.talks.find(ofThem);
    expect([talk.heldBy, talk.heldByUsername]).toEqual(['Lena Lead', 'Copy.Cat']);
    const { body: history } = await lead.get('/api/history?limit=100');
    const acted = history.find(({ actor }: { actor: { id: number } | null }) => actor?.id === person.id);
    expect(acted.actor).toMatchObject({ name: 'Lena Lead', username: 'Copy.Cat' });
  });

  it('of a supervisor with somebody else’s name shows its own username wherever they take part', async () => {
    const boss = await server.addPerson({ username: 'Boss.Cat', role: 'supervisor' });
    expect((await boss.put(`/api/users/${boss.id}`, { name: 'Lena Lead' })).status).toBe(200);
    const owner = await server.addPerson({ supervisorId: boss.id });
    const claim = await fileOne(owner);
    await decide(boss, claim.id, { decision: 'ask', question: 'Which hose?' });
    const asked = (await owner.get(`/api/claims/${claim.id}`)).body;
    expect([asked.caseAgent, asked.caseAgentUsername]).toEqual(['Lena Lead', 'Boss.Cat']);
    expect(asked.question).toMatchObject({ by: 'Lena Lead', byUsername: 'Boss.Cat' });
    // Lena is not who holds it: her own question is no repeat, and she holds it then.
    const lead = await server.as('lead');
    await decide(lead, claim.id, { decision: 'ask', question: 'Which hose?' });
    const again = (await owner.get(`/api/claims/${claim.id}`)).body;
    expect([again.caseAgentUsername, again.question.byUsername]).toEqual(['lead', 'lead']);
    await decide(boss, claim.id, { decision: 'reject', reason: 'Wear and tear.' });
    const { decision } = (await owner.get(`/api/claims/${claim.id}`)).body;
    expect(decision).toMatchObject({ by: 'Lena Lead', byUsername: 'Boss.Cat' });
    const late = await decide(lead, claim.id, { decision: 'approve', amount: 1, reason: 'It is.' });
    expect(late.body.detail).toMatch(/^Lena Lead \(Boss\.Cat\) rejected this claim on /);
    const { body: told } = await owner.get('/api/notifications');
    const byWhom = told.notifications.map(({ by, byUsername }: Record<string, string>) => [by, byUsername]);
    expect(byWhom).toEqual([
      ['Lena Lead', 'Boss.Cat'],
      ['Lena Lead', 'lead'],
      ['Lena Lead', 'Boss.Cat'],
    ]);
    const admin = await server.as('admin');
    const { body: policy } = await setPolicyOf(admin);
    expect([policy.setBy, policy.setByUsername]).toEqual([admin.session?.user.name, 'admin']);
  });

  it('has no character that turns its writing around or breaks its line', async () => {
    const person = await server.addPerson();
    const { status, body } = await person.put(`/api/users/${person.id}`, {
      name: '\u202edaeL aneL\u202c\n',
      jobTitle: 'Fore\u2066man\r',
    });
    expect([status, body.data.name, body.data.jobTitle]).toEqual([200, 'daeL aneL', 'Foreman']);
    const blank = await person.put(`/api/users/${person.id}`, { name: '\u202e\u200f' });
    expect([blank.status, blank.body.errors?.[0].field]).toEqual([400, 'name']);
  });

  it('takes no blank certification, and each once', async () => {
    const person = await server.addPerson();
    const blank = await person.put(path(person), { certifications: ['  ', '\t'] });
    expect([blank.status, blank.body.errors[0].field]).toEqual([400, 'certifications.0']);
    const { body } = await person.put(path(person), { certifications: [' OSHA 30 ', 'OSHA 30'] });
    expect(body.data.certifications).toEqual(['OSHA 30']);
  });

  it('cannot take another’s e-mail address', async () => {
    const [one, two] = [await server.addPerson(), await server.addPerson()];
    await one.put(path(one), { email: 'mine@example.com' });
    const reply = await two.put(path(two), { email: 'MINE@example.com' });
    expect([reply.status, reply.body.code]).toEqual([409, 'email-taken']);
  });
});

describe('a profile picture', () => {
  const send = (person: Person, to: Person, bytes: Buffer, name = 'me.jpg') => {
    const body = new FormData();
    body.append('picture', new Blob([new Uint8Array(bytes)]), name);
    return person.request('POST', `${path(to)}/picture`, { body });
  };

  it('is set by its person alone and seen by who may see the person', async () => {
    const person = await server.addPerson({ crewId: 'north' });
    for (const [name, status] of [
      ['mike', 404],
      ['lead', 403],
    ] as const) {
      expect((await send(await server.as(name), person, await aPhoto())).status).toBe(status);
    }
    expect((await person.get(`${path(person)}/picture`)).status).toBe(404);
    const { status, body } = await send(person, person, await aPhoto({ width: 900, height: 300 }));
    expect(status).toBe(200);
    const picture = await fetch(`${person.url}${body.data.profileImage}`, {
      headers: { cookie: person.cookie },
    });
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 512, height: 512 });
    expect((await (await server.as('mike')).get(`${path(person)}/picture`)).status).toBe(404);
    expect((await (await server.as('lead')).get(`${path(person)}/picture`)).status).toBe(200);
    expect((await server.nobody.get(`${path(person)}/picture`)).status).toBe(401);
  });

  it.each([
    ['a zip', aZip()],
    ['a video', aVideo()],
    ['a HEIC that cannot be read', aHeic()],
    ['a drawing as text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused', async (_what, bytes) => {
    const person = await server.addPerson();
    const reply = await send(person, person, bytes);
    expect([reply.status, reply.body.code]).toEqual([415, 'not-a-picture']);
    expect((await person.get(path(person))).body.data.profileImage).toBeNull();
  });

  it('that is too large is refused', async () => {
    const person = await server.addPerson();
    expect((await send(person, person, aVideo(11 * 1024 * 1024))).status).toBe(413);
  });
});
