import { importPeopleReplySchema, type ImportedPerson } from '@tailboard/contract/users.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = async (csv: string, apply = false, who = 'admin') =>
  (await server.as(who)).post('/api/users/import', { csv, apply });
const count = async () => (await (await server.as('admin')).get('/api/users')).body.length;
const password = 'a password of the list';

describe('a list of people', () => {
  it('is imported by administrators alone', async () => {
    for (const who of ['demo', 'lead']) expect((await send('username\na.b', true, who)).status).toBe(403);
    expect((await server.nobody.post('/api/users/import', { csv: 'username\na.b' })).status).toBe(401);
  });

  it('is shown first, changes nothing by that, then does what it showed', async () => {
    await send(`username,name,password\nknown.one,Known One,${password}`, true);
    const before = await count();
    const csv = [
      'Username;Name;Password;Role;Crew ID;Shoe size',
      `fresh.one;"One; Fresh";${password};supervisor;south;44`,
      'known.one;;;;west;',
      'mike;;;;;',
    ].join('\r\n');
    const shown = await send(`\uFEFF${csv}`);
    expect(shown.status).toBe(200);
    expect(importPeopleReplySchema.parse(shown.body)).toEqual(shown.body);
    expect(shown.body).toMatchObject({ applied: false, ignoredColumns: ['Shoe size'] });
    const told = shown.body.people.map(({ username, action, fields }: ImportedPerson) => [
      username,
      action,
      fields,
    ]);
    expect(told).toEqual([
      ['fresh.one', 'add', ['username', 'name', 'password', 'role', 'crewId']],
      ['known.one', 'change', ['crewId']],
      ['mike', 'none', []],
    ]);
    expect(JSON.stringify(shown.body)).not.toContain(password);
    expect(await count()).toBe(before);

    const done = await send(csv, true);
    expect(done.body).toMatchObject({ applied: true, people: shown.body.people });
    expect(await count()).toBe(before + 1);
    const list = (await (await server.as('admin')).get('/api/users')).body;
    expect(list.find(({ username }: { username: string }) => username === 'known.one').crewId).toBe('west');
    const signIn = { username: 'fresh.one', password };
    const fresh = await server.nobody.post('/api/auth/sign-in/username', signIn);
    expect(fresh.body.user).toMatchObject({ name: 'One; Fresh', role: 'supervisor', crewId: 'south' });
    expect((await send(csv)).body.people[0]).toMatchObject({ action: 'change', fields: ['password'] });
  });

  it('with one bad line imports nobody, and says which', async () => {
    const before = await count();
    const csv = [
      'username,name,password,role,email',
      `good.line,Good,${password},,`,
      'bad.line,,short,boss,x',
      `good.line,Again,${password},,`,
      'admin,,,field-crew,',
      `mail.line,Mail,${password},,same@example.com`,
      `mail.two,Mail,${password},,SAME@example.com`,
    ].join('\n');
    const { people } = (await send(csv)).body;
    expect(people.map(({ line, action }: ImportedPerson) => [line, action])).toEqual([
      [2, 'add'],
      [3, 'refused'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'add'],
      [7, 'refused'],
    ]);
    const applied = await send(csv, true);
    expect(applied.status).toBe(400);
    const fields = applied.body.errors.map(({ field }: { field: string }) => field);
    expect(new Set(fields)).toEqual(new Set(['line 3', 'line 4', 'line 5', 'line 7']));
    expect(await count()).toBe(before);
  });

  it('says what is wrong with each row in sentences, by row and field', async () => {
    await send(`username,name,password\nknown.two,Known Two,${password}`, true);
    const csv = [
      'username,name,password,role,email,phone',
      `a.one,One,short,boss,x,`,
      `a two,,${password},,,${'5'.repeat(41)}`,
      'a.three,Three,,,,',
      'a.four,Four,1234567890,,,',
      'a.five,Five,My A.Five 55,,,',
      `a.six,Six,${password},,same@example.com,`,
      `A.SIX,Six,${password},,SAME@example.com,`,
      'known.two,,short,chief,,',
      'admin,,,field-crew,,',
      `a.long,${'x'.repeat(121)},${'y'.repeat(201)},,,`,
    ].join('\n');
    const { people } = (await send(csv)).body;
    const problems = people.flatMap((each: ImportedPerson) => each.problems);
    expect(problems).toEqual([
      'Row 2, password: at least 10 characters.',
      'Row 2, role: field-crew, supervisor, safety or admin.',
      'Row 2, email: an address such as sam@example.com.',
      'Row 3, username: 3 to 40 letters, digits, dots, dashes or underscores.',
      'Row 3, name: needed, at most 120 characters.',
      'Row 3, phone: at most 40 characters.',
      'Row 4, password: a new person needs one of at least 10 characters.',
      'Row 5, password: one of the most common; choose another one.',
      'Row 6, password: must be more than the username and a few characters.',
      'Row 8, username: it is in the list twice.',
      'Row 8, email: it is in the list twice.',
      'Row 9, password: at least 10 characters.',
      'Row 9, role: field-crew, supervisor, safety or admin.',
      'Row 10, role: an administrator keeps that role here; change it in the list of people.',
      'Row 11, password: at most 200 characters.',
      'Row 11, name: needed, at most 120 characters.',
    ]);
    const applied = (await send(csv, true)).body;
    expect(applied.errors.map(({ message }: { message: string }) => message)).toEqual(problems);
  });

  it.each([
    ['blank', '  \n '],
    ['without names of columns', 'a,b\n1,2'],
    ['of nobody', 'username,name'],
    ['with a column twice', 'username,Username\na.b,c.d'],
    ['that is no CSV', 'username\n"a.b'],
    ['of too many', `username\n${Array.from({ length: 201 }, (_, n) => `user.${n}`).join('\n')}`],
  ])('%s is refused', async (_what, csv) => {
    const { status, body } = await send(csv, true);
    expect([status, body.errors[0].field]).toEqual([400, 'csv']);
  });
});
