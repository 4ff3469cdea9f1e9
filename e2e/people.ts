import type { Incident } from '@tailboard/contract/incidents.ts';
import type { CreateUser } from '@tailboard/contract/users.ts';
import type { BrowserContext } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { Person } from '../server/testing/person.ts';

const PASSWORD = 'a password of the tests';
/** Given by the administrator; changed at once, as whoever gets one must. */
const FIRST_PASSWORD = 'the first one, which is told';
const ADMIN = { username: 'admin', password: 'demo-admin-2025' };

export type Member = { name: string; username: string; password: string; id: number };

/** Someone who speaks HTTP with the server beside the browser, to see what it really holds. */
export type Witness = {
  person: Person;
  /** Every report the server has for this person, newest first. */
  reports: () => Promise<Incident[]>;
  /** The bytes of a stored file. */
  bytesAt: (url: string) => Promise<Buffer>;
};

export type People = {
  admin: Person;
  /** A new person of a crew of their own, made by the administrator. */
  add: (person?: Partial<CreateUser>) => Promise<Member>;
  /** As `add`, but with the password that the administrator gave: it has to be changed at the first sign-in. */
  addUnready: (person?: Partial<CreateUser>) => Promise<Member>;
  /** Signs in beside the browser. */
  witness: (member: Member) => Promise<Witness>;
};

export async function openPeople(url: string): Promise<People> {
  const admin = await Person.signIn({ url, ...ADMIN });
  const make = async (person: Partial<CreateUser>): Promise<Member> => {
    const mark = randomBytes(5).toString('hex');
    const asked = {
      username: `crew-${mark}`,
      name: `Crew ${mark}`,
      role: 'field-crew',
      crewId: `crew-${mark}`,
      ...person,
      password: FIRST_PASSWORD,
    };
    const reply = await admin.post('/api/users', asked);
    if (reply.status !== 201) throw new Error(`A person was not made: ${JSON.stringify(reply.body)}`);
    const { id } = reply.body as { id: number };
    return { name: asked.name, username: asked.username, password: FIRST_PASSWORD, id };
  };
  return {
    admin,
    add: async (person = {}) => {
      const member = { ...(await make(person)), password: person.password ?? PASSWORD };
      await choosePassword(url, member);
      return member;
    },
    addUnready: (person = {}) => make(person),
    witness: async ({ username, password }) => witnessOf(await Person.signIn({ url, username, password })),
  };
}

async function choosePassword(url: string, person: { username: string; password: string }): Promise<void> {
  const { username, password } = person;
  const first = await Person.signIn({ url, username, password: FIRST_PASSWORD });
  const passwords = { currentPassword: FIRST_PASSWORD, newPassword: password };
  const reply = await first.post('/api/auth/change-password', passwords);
  if (reply.status !== 200) throw new Error(`A password was not changed: ${JSON.stringify(reply.body)}`);
  await first.post('/api/auth/sign-out', {});
}

function witnessOf(person: Person): Witness {
  return {
    person,
    reports: async () => {
      const { status, body } = await person.get('/api/incidents');
      if (status !== 200) throw new Error(`No list: ${status}`);
      return body as Incident[];
    },
    bytesAt: async (path) => {
      const answer = await fetch(`${person.url}${path}`, { headers: { cookie: person.cookie } });
      if (!answer.ok) throw new Error(`No file at ${path}: ${answer.status}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

/** Gives the browser the session of a witness, as if they had signed in there. */
export async function enterAs(context: BrowserContext, { person }: Witness): Promise<void> {
  const cookies = person.cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: person.url, httpOnly: true };
  });
  await context.addCookies(cookies);
}
