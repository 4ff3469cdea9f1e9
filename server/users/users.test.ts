import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history } from '../history/public.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { users } from '../identity/public.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const someone = (overrides: Record<string, unknown> = {}) => ({
  username: 'new.person',
  password: 'a password of the tests',
  name: 'New Person',
  role: 'field-crew',
  crewId: 'north',
  ...overrides,
});

describe('who may keep the people', () => {
  it('refuses everybody but an administrator', async () => {
    const demo = await server.as('demo');
    const lead = await server.as('lead');
    const path = `/api/users/${demo.id}/access`;
    for (const [person, status] of [
      [server.nobody, 401],
      [demo, 403],
      [lead, 403],
    ] as const) {
      expect((await person.get('/api/users')).status).toBe(status);
      expect((await person.post('/api/users', someone())).status).toBe(status);
      expect((await person.put(path, { role: 'admin' })).status).toBe(status);
    }
    expect((await demo.get('/api/auth/get-session')).body.user.role).toBe('field-crew');
  });

  it('shows a person to themselves, their supervisor and the admin; others get 404', async () => {
    const path = `/api/users/${(await server.as('demo')).id}`;
    const seen = async (username: string) => (await (await server.as(username)).get(path)).status;
    expect((await server.nobody.get(path)).status).toBe(401);
    expect(await seen('mike')).toBe(404);
    expect(await seen('chief')).toBe(404);
    expect(await seen('demo')).toBe(200);
    expect(await seen('lead')).toBe(200);
    expect(await seen('admin')).toBe(200);
  });

  it('answers 404 for ids that nobody has or can have', async () => {
    const admin = await server.as('admin');
    for (const id of ['0', '-1', '999999', '2147483648', '1e3', 'me', '1%00']) {
      expect((await admin.get(`/api/users/${id}`)).status, id).toBe(404);
      expect((await admin.put(`/api/users/${id}/access`, { active: true })).status, id).toBe(404);
    }
  });
});

describe('a new person', () => {
  it('is made, listed by name and can sign in; nothing of the password leaves', async () => {
    const admin = await server.as('admin');
    const reply = await admin.post(
      '/api/users',
      someone({ username: 'Zoe.Z', name: 'aaron first', email: 'Zoe@Example.com' }),
    );
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ username: 'Zoe.Z', email: 'zoe@example.com', active: true });
    expect(reply.headers.get('location')).toBe(`/api/users/${reply.body.id}`);
    const signIn = { username: 'zoe.z', password: someone().password };
    expect((await server.nobody.post('/api/auth/sign-in/username', signIn)).status).toBe(200);
    const list = (await admin.get('/api/users')).body;
    expect(list[0].name).toBe('aaron first');
    const names = list.map((user: { name: string }) => user.name.toLowerCase());
    expect(names).toEqual([...names].sort((a: string, b: string) => (a < b ? -1 : 1)));
    expect(JSON.stringify([reply.body, list])).not.toMatch(/password/i);
  });

  it('cannot take the username or e-mail of another, in any case of letters, even at the same moment', async () => {
    const admin = await server.as('admin');
    expect((await admin.post('/api/users', someone({ username: 'DEMO' }))).body.code).toBe('username-taken');
    const email = 'twice@example.com';
    const pair = await Promise.all([
      admin.post('/api/users', someone({ username: 'twin.1', email })),
      admin.post('/api/users', someone({ username: 'twin.2', email: email.toUpperCase() })),
    ]);
    expect(new Set(pair.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(pair.find(({ status }) => status === 409)?.body.code).toBe('email-taken');
  });

  it('names every field that is wrong, and leaves nothing behind', async () => {
    const admin = await server.as('admin');
    const before = (await admin.get('/api/users')).body.length;
    const wrong = await admin.post(
      '/api/users',
      someone({ username: 'a b', password: 'short', name: ' ', role: 'boss', email: 'x' }),
    );
    expect(wrong.status).toBe(400);
    const fields = wrong.body.errors.map((error: { field: string }) => error.field);
    expect(new Set(fields)).toEqual(new Set(['username', 'password', 'name', 'role', 'email']));
    const orphan = await admin.post('/api/users', someone({ supervisorId: 999_999 }));
    expect(orphan.status).toBe(400);
    expect(orphan.body.errors).toEqual([{ field: 'supervisorId', message: 'There is no such person' }]);
    expect((await admin.get('/api/users')).body.length).toBe(before);
  });
});

describe('a change of access', () => {
  it('counts at once for a session that is open: role and crew', async () => {
    const admin = await server.as('admin');
    const person = await server.addPerson({ crewId: 'south' });
    const rosa = await server.as('rosa');
    expect((await person.get(`/api/users/${rosa.id}`)).status).toBe(404);
    const path = `/api/users/${person.id}/access`;
    expect((await admin.put(path, { role: 'supervisor' })).body).toMatchObject({
      role: 'supervisor',
      crewId: 'south',
    });
    expect((await person.get(`/api/users/${rosa.id}`)).status).toBe(200);
    await admin.put(path, { crewId: 'north' });
    expect((await person.get(`/api/users/${rosa.id}`)).status).toBe(404);
    expect((await person.get('/api/auth/get-session')).body.user).toMatchObject({
      role: 'supervisor',
      crewId: 'north',
    });
  });

  it('with a new password ends the sessions; only the new password opens another', async () => {
    const admin = await server.as('admin');
    const person = await server.addPerson({ username: 'forgetful' });
    const password = 'another password of the tests';
    expect((await admin.put(`/api/users/${person.id}/access`, { password })).status).toBe(200);
    expect((await person.get('/api/incidents')).status).toBe(401);
    const signIn = async (word: string) =>
      (await server.nobody.post('/api/auth/sign-in/username', { username: 'forgetful', password: word }))
        .status;
    expect(await signIn(someone().password)).toBe(401);
    expect(await signIn(password)).toBe(200);
  });

  it('deactivates: sessions end, records stay, and coming back opens no old session', async () => {
    const admin = await server.as('admin');
    const person = await server.addPerson({ username: 'leaver' });
    const path = `/api/users/${person.id}/access`;
    expect((await admin.put(path, { active: false })).body.active).toBe(false);
    expect((await person.get('/api/incidents')).status).toBe(401);
    expect((await person.get('/api/auth/get-session')).body).toBe(null);
    expect((await admin.get(`/api/users/${person.id}`)).body.data).toMatchObject({ active: false });
    await admin.put(path, { active: true });
    expect((await person.get('/api/incidents')).status).toBe(401);
  });

  it('is kept in history, from what to what, without any password', async () => {
    const admin = await server.as('admin');
    const person = await server.addPerson();
    const password = 'yet another password';
    const change = { role: 'supervisor', crewId: null, password };
    await admin.put(`/api/users/${person.id}/access`, change);
    await admin.put(`/api/users/${person.id}/access`, { role: 'supervisor' });
    const rows = await server.app.context.db
      .select({ actorId: history.actorId, action: history.action, changes: history.changes })
      .from(history)
      .where(and(eq(history.subject, 'user'), eq(history.subjectId, person.id)))
      .orderBy(asc(history.id));
    expect(rows.map(({ action }) => action)).toEqual([
      'added',
      'signed-in',
      'access-changed',
      'password-changed',
    ]);
    expect(rows[2]).toEqual({
      actorId: admin.id,
      action: 'access-changed',
      changes: { role: { from: 'field-crew', to: 'supervisor' }, crewId: { from: 'north', to: null } },
    });
    expect(rows[3]?.changes).toEqual({});
  });

  it('needs something to change, and a password worth the name', async () => {
    const admin = await server.as('admin');
    const path = `/api/users/${(await server.as('mike')).id}/access`;
    expect((await admin.put(path, {})).status).toBe(400);
    expect((await admin.put(path, { password: 'short' })).body.errors[0].field).toBe('password');
    expect((await admin.put(path, { role: 'boss' })).body.errors[0].field).toBe('role');
  });
});

describe('what is said of a person', () => {
  it('is changed by an administrator, kept in the history, and leaves the rest as it is', async () => {
    const admin = await server.as('admin');
    const lead = await server.as('lead');
    const person = await server.addPerson({ jobTitle: 'Rigger', phone: '555 0100' });
    const path = `/api/users/${person.id}/access`;
    const said = { name: 'Ana Núñez', email: ' Ana@Example.com'.trim(), jobTitle: null, department: 'Lines' };
    expect((await lead.put(path, said)).status).toBe(403);
    const reply = await admin.put(path, { ...said, supervisorId: lead.id });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      ...{ name: 'Ana Núñez', email: 'ana@example.com', jobTitle: null, department: 'Lines' },
      ...{ phone: '555 0100', role: 'field-crew', crewId: 'north', supervisorId: lead.id },
    });
    // Nothing of how they sign in has changed.
    expect((await person.get('/api/auth/get-session')).body.user).toMatchObject({ name: 'Ana Núñez' });
    const rows = await server.app.context.db
      .select({ actorId: history.actorId, action: history.action, changes: history.changes })
      .from(history)
      .where(and(eq(history.subject, 'user'), eq(history.subjectId, person.id)))
      .orderBy(asc(history.id));
    expect(rows.at(-1)).toMatchObject({
      actorId: admin.id,
      action: 'profile-changed',
      changes: {
        email: { from: null, to: 'ana@example.com' },
        jobTitle: { from: 'Rigger', to: null },
        supervisorId: { from: null, to: lead.id },
      },
    });
  });

  it('is refused where it cannot be: another’s address, nobody or oneself as supervisor, no name', async () => {
    const admin = await server.as('admin');
    await server.addPerson({ email: 'had@example.com' });
    const person = await server.addPerson();
    const path = `/api/users/${person.id}/access`;
    const taken = await admin.put(path, { email: 'HAD@example.com' });
    expect([taken.status, taken.body.code]).toEqual([409, 'email-taken']);
    for (const [field, value] of Object.entries({ name: ' ', email: 'none', supervisorId: 999_999 })) {
      const reply = await admin.put(path, { [field]: value });
      expect([reply.status, reply.body.errors[0].field]).toEqual([400, field]);
    }
    expect((await admin.put(path, { supervisorId: person.id })).body.errors[0].field).toBe('supervisorId');
  });
});

describe('the last administrator', () => {
  it('can neither be demoted nor deactivated, also by two requests at once', async () => {
    const admin = await server.as('admin');
    const path = (id: number) => `/api/users/${id}/access`;
    for (const change of [{ role: 'supervisor' }, { active: false }]) {
      const refused = await admin.put(path(admin.id), change);
      expect(refused.status).toBe(422);
      expect(refused.body.code).toBe('last-admin');
    }
    const second = await server.addPerson({ role: 'admin', crewId: null });
    const both = await Promise.all([
      admin.put(path(second.id), { role: 'field-crew' }),
      second.put(path(admin.id), { active: false }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const people = await server.app.context.db.select().from(users);
    expect(people.filter(({ role, active }) => role === 'admin' && active)).toHaveLength(1);
  });
});
