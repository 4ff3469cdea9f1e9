import { randomUUID } from 'node:crypto';
import { anAction } from './actions.ts';
import { anIncident } from './builders.ts';
import { aClaim } from './claims.ts';
import { aPhoto } from './files.ts';
import { aPolicySetting } from './policy.ts';
import type { Person } from './person.ts';
import { bodyOf } from './several-files.ts';
import { aTalk } from './talks.ts';

/** Something that the route takes: JSON, a form or bytes, with what stands behind the address. */
export type Example = { json: unknown } | { body: FormData | Uint8Array<ArrayBuffer>; query?: string };
type Asked = { person: Person; path: string };

/** Small and the same each time: its bytes are spoilt by whoever sends it. */
const photo = new Uint8Array(await aPhoto({ color: '#336699' }));
const aFile = (): Example => ({
  body: photo,
  query: new URLSearchParams({ clientRef: randomUUID(), fileName: 'photo.jpg' }).toString(),
});
const aForm = (name: string, bytes: Uint8Array<ArrayBuffer> | string, fileName: string): Example => {
  const body = new FormData();
  body.append(name, new Blob([bytes]), fileName);
  return { body };
};
const itself = async ({ person, path }: Asked): Promise<Example> => ({
  json: (await person.get(path)).body as unknown,
});

/**
 * Bodies that get past the door, by route: what lies behind is met with them, whole or a little spoilt. Routes that are not
 * here take what the description alone can make.
 */
export const examples: Readonly<Record<string, (asked: Asked) => Example | Promise<Example>>> = {
  'POST /api/incidents': () => ({ json: anIncident() }),
  'PUT /api/incidents/{id}': itself,
  'POST /api/incidents/{id}/media': aFile,
  'POST /api/claims': ({ person }) => ({ json: aClaim({ incidentId: (person.session?.user.id ?? 0) + 3 }) }),
  'PUT /api/claims/{id}': itself,
  'POST /api/claims/{id}/decision': () => ({ json: { decision: 'ask', question: 'Which hose?' } }),
  'PUT /api/claims/{id}/documents/{key}': () => ({ json: { status: 'accepted', note: 'Good' } }),
  'POST /api/claims/{id}/documents/{key}/files': aFile,
  'POST /api/actions': ({ person }) => ({ json: anAction({ assigneeId: person.session?.user.id }) }),
  'PUT /api/actions/{id}': itself,
  'POST /api/actions/{id}/state': () => ({ json: { to: 'in-progress', note: 'Begun', media: [] } }),
  'POST /api/actions/{id}/media': aFile,
  'POST /api/talks': () => ({ json: aTalk() }),
  'POST /api/policy-settings': () => ({ json: aPolicySetting() }),
  'POST /api/sync': ({ person }) => ({
    json: {
      userId: person.session?.user.id,
      items: [
        { kind: 'incident.report', record: anIncident() },
        { kind: 'claim.file', record: aClaim({ incidentId: 4 }) },
        { kind: 'talk.close', record: aTalk() },
        { kind: 'action', record: anAction({ assigneeId: person.session?.user.id }) },
        { kind: 'action-state', actionId: 1, to: 'in-progress' },
      ],
    },
  }),
  'POST /api/sync/media': ({ person }) => {
    const file = { incidentId: 4, clientRef: randomUUID(), fileName: 'photo.jpg', bytes: Buffer.from(photo) };
    return { body: new Uint8Array(bodyOf(person.session?.user.id ?? 1, [file, file])) };
  },
  'POST /api/users/{id}/picture': () => aForm('picture', photo, 'me.jpg'),
  'POST /api/users/import': () => ({ json: { csv: 'username,name\nimported-1,Ina\nimported-2,Ian\n' } }),
  'POST /api/osha/chat': () => ({ json: { query: 'How far do rails go up?', documentKeys: ['ladders'] } }),
  'POST /api/osha/documents': () =>
    aForm('file', `# Rules ${randomUUID()}\n\n## Rope\n\nLook at the rope before each climb.\n`, 'rules.md'),
};
