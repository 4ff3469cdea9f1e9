import { establishmentSchema } from '@tailboard/contract/establishments.ts';
import { caseSchema } from '@tailboard/contract/recordkeeping.ts';
import {
  form301Schema,
  itaCheckSchema,
  logSchema,
  summarySchema,
} from '@tailboard/contract/recordkeeping-forms.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import type { Person } from '../testing/person.ts';
import { aDecision, anEstablishment, makeCaseOf, makeEstablishment } from '../testing/recordkeeping.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let demo: Person;
let safety: Person;
let lead: Person;
let place: number;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  [demo, safety, lead] = [await server.as('demo'), await server.as('safety'), await server.as('lead')];
  place = await makeEstablishment(safety);
});
afterAll(() => server.close());

const base = '/api/recordkeeping';
const ADMITTED = 'He fell 12 feet from the scaffold and was admitted to the hospital with a broken hip.';
const fields = ({ body }: { body: { errors?: { field: string }[] } }) =>
  (body.errors ?? []).map(({ field }) => field);
const log = async (year = 2025, id = place) =>
  (await safety.get(`${base}/log/${year}?establishmentId=${id}`)).body;

describe('a case by itself', () => {
  it('arises of a report that may be recordable, undecided, one for each hurt, and one call completes it', async () => {
    const { body: report } = await demo.post(
      '/api/incidents',
      anIncident({ description: ADMITTED, people: [{ name: 'Ana Ruiz' }, { name: 'Ben Ott' }] }),
    );
    const of = async (incidentId = report.id as number) =>
      (await safety.get(`${base}/cases?incidentId=${incidentId}`)).body;
    expect(await of()).toMatchObject([
      { state: 'undecided', establishmentId: null, person: { name: 'Ana Ruiz' }, dateOfInjury: '2026-11-20' },
      { state: 'undecided', person: { name: 'Ben Ott' } },
    ]);
    const north = await makeEstablishment(safety, { crews: ['north'] });
    expect((await of()).map((one: { establishmentId: number }) => one.establishmentId)).toEqual([
      north,
      north,
    ]);
    const made = { incidentId: report.id, establishmentId: north };
    const ana = { name: 'ana ruiz ', jobTitle: 'Lineman', sex: 'F', dateOfBirth: '1980-02-03' };
    const completed = await safety.post(`${base}/cases`, { ...made, person: ana });
    expect([completed.status, completed.body.state]).toEqual([200, 'undecided']);
    expect(caseSchema.parse(completed.body)).toEqual(completed.body);
    const again = await safety.post(`${base}/cases`, { ...made, person: ana });
    expect([again.status, again.body.code]).toEqual([409, 'case-exists']);
    const cy = await safety.post(`${base}/cases`, { ...made, person: { ...ana, name: 'Cy Doe' } });
    expect(cy.status).toBe(201);
    const { people } = (await safety.get(`/api/incidents/${report.id}`)).body;
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['Ana Ruiz', 'Ben Ott', 'Cy Doe']);
    const nameless = (await demo.post('/api/incidents', anIncident({ description: ADMITTED }))).body.id;
    expect(await of(nameless)).toMatchObject([{ person: { name: null }, establishmentId: north }]);
    const named = await safety.post(`${base}/cases`, { ...made, incidentId: nameless, person: ana });
    expect([named.status, (await of(nameless)).length]).toEqual([200, 1]);
    const scratch = anIncident({ description: 'Scratched a finger. Cleaned it, a bandage, back to work.' });
    const { id } = (await demo.post('/api/incidents', scratch)).body;
    expect(await of(id)).toEqual([]);
    expect((await safety.post(`${base}/cases`, { ...made, incidentId: id, person: ana })).status).toBe(201);
  });

  it('begins with the words of report and investigation, at the home of the person, with names pointed out', async () => {
    const home = await makeEstablishment(safety, { people: [(await server.as('mike')).id] });
    const mike = { name: 'Mike Miller', userId: (await server.as('mike')).id };
    const text = `Was climbing when the rung broke and cut his hand. Rosa called. Mike fell. ${ADMITTED}`;
    const report = anIncident({ description: text, people: [mike], witnesses: [{ name: 'Wes Witness' }] });
    const { id } = (await demo.post('/api/incidents', report)).body;
    const [own] = (await safety.get(`${base}/cases?incidentId=${id}`)).body;
    expect(own).toMatchObject({
      ...{ establishmentId: home, person: { userId: mike.userId }, beforeIncident: 'Was climbing' },
      ...{ injuryOrIllness: 'cut his hand, broken hip' },
    });
    const timeline = [
      { at: '2026-11-20T15:00:00Z', what: 'Wes had set the ladder on the ice.' },
      { at: '2026-11-20T15:30:00Z', what: 'MIKE MILLER fell; Demo called.' },
    ];
    const investigate = (what: readonly object[]) =>
      safety.put(`/api/incidents/${id}/investigation`, { timeline: what, whys: [], causes: [] });
    await investigate(timeline);
    // The case that nobody has touched follows the investigation.
    const [refilled] = (await safety.get(`${base}/cases?incidentId=${id}`)).body;
    expect([refilled.id, refilled.beforeIncident]).toEqual([own.id, timeline[0]?.what]);
    const person = { ...mike, jobTitle: 'Lineman' };
    const made = await safety.post(`${base}/cases`, { incidentId: id, establishmentId: home, person });
    expect(made.body.beforeIncident).toBe(timeline[0]?.what);
    expect(made.body.whatHappened).toContain(timeline[1]?.what);
    // What a person has completed is theirs.
    await investigate([{ ...timeline[0], what: 'Nobody had set the ladder.' }]);
    expect((await safety.get(`${base}/cases/${own.id}`)).body.beforeIncident).toBe(timeline[0]?.what);
    const found = made.body.names.map(({ field, name }: { field: string; name: string }) => [field, name]);
    // Rosa is of another crew, and no part of it.
    expect(found).toEqual([
      ...[
        ['beforeIncident', 'Wes'],
        ['whatHappened', 'Mike'],
        ['whatHappened', 'MIKE MILLER'],
      ],
      ['whatHappened', 'Demo'],
    ]);
    for (const { field, name, from, to } of made.body.names) {
      expect(made.body[field].slice(from, to)).toBe(name);
    }
  });

  it('ends the duty to record once all of the incident are decided', async () => {
    const { body: report } = await demo.post(
      '/api/incidents',
      anIncident({ description: ADMITTED, people: [{ name: 'Ana' }, { name: 'Ben' }] }),
    );
    const [first, second] = (await safety.get(`${base}/cases?incidentId=${report.id}`)).body;
    const state = async () =>
      (await safety.get(`/api/duties?incidentId=${report.id}`)).body.find(
        ({ kind }: { kind: string }) => kind === 'record-case',
      ).state;
    await safety.post(`${base}/cases/${first.id}/decision`, aDecision());
    expect(await state()).toBe('open');
    await safety.post(`${base}/cases/${second.id}/decision`, aDecision({ criteria: [] }));
    expect(await state()).toBe('done');
  });
});

describe('the path of a case', () => {
  it('goes from the decision over the days to the log', async () => {
    const there = await makeEstablishment(safety);
    const { id, status } = await makeCaseOf({ demo, safety }, there);
    expect(status).toBe(200);
    const decided = await safety.post(`${base}/cases/${id}/decision`, aDecision());
    expect(decided.body).toMatchObject({
      ...{ recordable: 'yes', paragraph: '29 CFR 1904.7(b)(5)', ruleVersion: '1904-1', by: 'Sam Safety' },
      case: { state: 'recordable', caseNumber: '1', class: 'J' },
    });
    const days = await safety.put(`${base}/cases/${id}/days`, {
      periods: [{ kind: 'away', from: '2025-02-04', to: '2025-02-13' }],
    });
    expect(days.body).toMatchObject({ daysAway: 10, daysRestricted: 0, class: 'H' });
    const read = await log(2025, there);
    expect(logSchema.parse(read)).toEqual(read);
    expect(read).toMatchObject({
      entries: [{ caseNumber: '1', name: 'Ana Ruiz', class: 'H', daysAway: 10, linedOutAt: null }],
      totals: { daysAwayCases: 1, otherCases: 0, daysAway: 10, injuries: 1 },
    });
    const csv = await safety.get(`${base}/log/2025?establishmentId=${there}&format=csv`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.body).toContain('\r\n1,Ana Ruiz,Lineman,02/03/2025,');
    await safety.put(`${base}/cases/${id}/days`, { periods: [] });
    const [struck, anew] = (await log(2025, there)).entries;
    expect(struck).toMatchObject({ class: 'H', daysAway: 10, linedOutAt: expect.any(String) });
    expect(anew).toMatchObject({ class: 'J', daysAway: 0, linedOutAt: null });
    await safety.post(`${base}/cases/${id}/decision`, aDecision({ workRelated: 'no', exception: 'iv' }));
    expect(await log(2025, there)).toMatchObject({
      totals: { otherCases: 0 },
      entries: [{}, { class: 'J' }],
    });
    const { body } = await safety.get(`${base}/cases/${id}`);
    expect(body.decisions.map(({ recordable }: { recordable: string }) => recordable)).toEqual(['no', 'yes']);
  });

  it('keeps a needlestick private', async () => {
    const there = await makeEstablishment(safety);
    const { id } = await makeCaseOf({ demo, safety }, there);
    await safety.post(`${base}/cases/${id}/decision`, aDecision({ criteria: ['needlestick'] }));
    const { entries } = await log(2025, there);
    expect(entries).toMatchObject([{ name: 'Privacy case', illnessType: 'injury' }]);
    expect(JSON.stringify(entries)).not.toContain('Ana');
    const seen = await lead.get(`${base}/cases/${id}`);
    expect(seen.body).toMatchObject({ isPrivacyCase: true, privacyReason: null, person: { name: null } });
    expect(JSON.stringify(seen.body)).not.toContain('Ana');
  });

  it('changes by field, by who read it last, and says what does not fit', async () => {
    const there = await makeEstablishment(safety);
    const { id, body } = await makeCaseOf({ demo, safety }, there);
    const put = async (change: object, updatedAt = body.updatedAt) =>
      safety.put(`${base}/cases/${id}`, { updatedAt, ...change });
    expect(fields(await put({ dateOfDeath: '2025-02-02' }))).toEqual(['dateOfDeath']);
    expect(fields(await put({ privacyReason: 'employee-request' }))).toEqual(['privacyReason']);
    expect(fields(await put({ dateOfInjury: '2999-01-01' }))).toEqual(['dateOfInjury']);
    expect(fields(await put({ timeOfEvent: '25:00', illnessType: 'flu' }))).toEqual([
      ...['illnessType', 'timeOfEvent'],
    ]);
    const changed = await put({ person: { sex: 'female' }, physician: 'Dr. Lee', timeOfEvent: '14:05' });
    expect(changed.body).toMatchObject({ person: { sex: 'F', name: 'Ana Ruiz' }, timeOfEvent: '14:05' });
    expect(await put({ facility: 'Parkland' })).toMatchObject({ status: 409, body: { current: { id } } });
    const other = await makeCaseOf({ demo, safety }, there);
    for (const one of [id, other.id]) await safety.post(`${base}/cases/${one}/decision`, aDecision());
    const { updatedAt } = (await safety.get(`${base}/cases/${id}`)).body;
    expect(fields(await put({ caseNumber: '2' }, updatedAt))).toEqual(['caseNumber']);
    expect((await put({ dateOfDeath: '2025-02-20' }, updatedAt)).body).toMatchObject({ class: 'G' });
  });

  it.each<[string, object, string]>([
    ['ends before it begins', { from: '2025-02-09', to: '2025-02-08' }, 'periods.0.to'],
    ['begins before the injury', { from: '2025-02-01', to: '2025-02-08' }, 'periods.0.from'],
    ['is on no day', { from: '2025-02-30' }, 'periods.0.from'],
  ])('takes no period that %s', async (_name, period, field) => {
    const { id } = await makeCaseOf({ demo, safety }, place);
    const reply = await safety.put(`${base}/cases/${id}/days`, { periods: [{ kind: 'away', ...period }] });
    expect([reply.status, fields(reply)]).toEqual([400, [field]]);
  });
});

describe('establishments', () => {
  it('say who keeps and files what, and are refused field by field', async () => {
    const { body } = await safety.post(`${base}/establishments`, anEstablishment({ people: [demo.id] }));
    expect(establishmentSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      keepsLog: { answer: 'yes' },
      filesSummary: { answer: 'yes' },
      filesCases: { answer: 'yes', paragraph: '29 CFR 1904.41(a)(2)' },
      statePlan: null,
    });
    const post = async (overrides: object) =>
      fields(await safety.post(`${base}/establishments`, anEstablishment({ ...overrides })));
    expect(await post({})).toEqual(['name']);
    expect(await post({ name: 'A', naics: '23816', zip: '1', state: 'Texas' })).toEqual([
      ...['state', 'zip', 'naics'],
    ]);
    expect(await post({ name: 'A', people: [demo.id, 2_000_000_000] })).toEqual(['people.0', 'people.1']);
    const path = `${base}/establishments/${body.id}/years`;
    const hours = { averageEmployees: 120, hoursWorked: 240_000 };
    expect((await safety.put(`${path}/2025`, hours)).body).toMatchObject({ year: 2025, ...hours });
    expect(fields(await safety.put(`${path}/2025`, { averageEmployees: 0, hoursWorked: 0 }))).toEqual([
      ...['averageEmployees', 'hoursWorked'],
    ]);
    expect(fields(await safety.put(`${path}/2999`, hours))).toEqual(['year']);
    expect(fields(await safety.put(`${path}/next`, hours))).toEqual(['year']);
    const months = [1, 2].map((month) => ({ month, employees: 10 * month, hours: 1_000 }));
    expect((await safety.put(`${path}/2024`, { months })).body).toMatchObject({
      ...{ averageEmployees: 15, hoursWorked: 2_000 },
    });
  });
});

describe('a year', () => {
  it('is added up, checked, signed and filed; what was signed stays as the log moves on', async () => {
    const there = await makeEstablishment(safety, { name: 'North Office' });
    const at = (path: string, more = '') => `${base}/${path}?establishmentId=${there}${more}`;
    const certify = async (on = '2026-01-31') =>
      safety.post(at('summary/2025/certify'), { name: 'Cal Chief', title: 'Owner', phone: '555 0100', on });
    expect(fields(await certify())).toEqual(['hoursWorked']);
    await safety.put(`${base}/establishments/${there}/years/2025`, {
      ...{ averageEmployees: 120, hoursWorked: 240_000 },
    });
    const { id } = await makeCaseOf({ demo, safety }, there, {
      more: { timeBeganWork: '07:00', whatHappened: 'The sling slipped and hit Ana' },
    });
    await safety.post(`${base}/cases/${id}/decision`, aDecision());
    const refused = await safety.get(at('ita/2025/cases.csv'));
    expect([refused.status, refused.body.code]).toEqual([422, 'filing-refused']);
    expect(fields(refused)).toEqual(['cases.1.beforeIncident', 'cases.1.whatHappened']);
    expect((await safety.get(at('ita/2025/cases.csv', '&anyway=true'))).status).toBe(200);
    const check = (await safety.get(at('ita/2025/check'))).body;
    expect(itaCheckSchema.parse(check)).toEqual(check);
    expect(check.ok).toBe(false);
    expect(check.failing[1]).toMatchObject({ field: 'whatHappened', positions: [{ from: 26, to: 29 }] });
    expect((await safety.get(`${base}/cases/${id}`)).body.names).toEqual([
      { field: 'whatHappened', name: 'Ana', from: 26, to: 29 },
    ]);
    expect((await lead.get(`${base}/cases/${id}`)).body.names).toBeUndefined();
    const { updatedAt } = (await safety.get(`${base}/cases/${id}`)).body;
    await safety.put(`${base}/cases/${id}`, {
      ...{ updatedAt, beforeIncident: 'Lifting', whatHappened: 'The sling slipped', injuryOrIllness: 'Cut' },
      objectOrSubstance: 'Sling',
    });
    expect((await safety.get(at('ita/2025/check'))).body).toMatchObject({ ok: true, failing: [] });
    const csv = await safety.get(at('ita/2025/cases.csv'));
    expect(csv.body).toMatch(/\r\nNorth Office,2025,1,Lineman,02\/03\/2025,/);
    expect(csv.body).not.toMatch(/Ana|Ruiz/);
    expect(fields(await certify('2999-01-01'))).toEqual(['on']);
    const signed = await certify();
    expect([signed.status, signed.body.differs, signed.body.certified.hash]).toEqual([
      ...[201, false, expect.stringMatching(/^[0-9a-f]{64}$/)],
    ]);
    await safety.put(`${base}/cases/${id}/days`, {
      periods: [{ kind: 'away', from: '2025-02-04', to: '2025-02-05' }],
    });
    const now = (await safety.get(at('summary/2025'))).body;
    expect(summarySchema.parse(now)).toEqual(now);
    expect(now).toMatchObject({
      differs: true,
      totals: { daysAway: 2 },
      certified: { totals: { daysAway: 0 } },
    });
    expect((await log(2025, there)).entries).toMatchObject([
      { class: 'J' },
      { class: 'H', linedOutAt: null },
    ]);
    const filed = await safety.get(at('ita/2025/summary.csv'));
    expect(filed.body).toContain(',1,0,0,0,1,0,0,1,0,0,0,0,0,');
    const form = (await safety.get(`${base}/cases/${id}/form-301`)).body;
    expect(form301Schema.parse(form)).toEqual(form);
    expect(form.fields[9]).toEqual({ number: 10, value: '1' });
    expect((await safety.get(at('rates', '&from=2025-01-01&to=2025-12-31'))).body).toMatchObject({
      ...{ hours: 240_000, recordables: 1, dart: 1, trir: { oshaForms: 0.83, blsNonFatal: 0.83 } },
      ...{ dartRate: 0.83, severityRate: 1.67, comparable: true, interval: { low: 0.02, high: 4.64 } },
      peer: { industry: 'Construction', year: 2024, rate: 2.2 },
    });
    expect((await safety.get(at('rates', '&from=2025-01-01&to=2025-06-15'))).body.hours).toBeNull();
    const ofCrew = async (crewId: string) =>
      (await safety.get(`${base}/rates?from=2025-02-01&to=2025-02-28&crewId=${crewId}`)).body;
    expect((await ofCrew('north')).recordables).toBeGreaterThan(0);
    expect(await ofCrew('south')).toMatchObject({ recordables: 0, hours: null, peerState: 'check' });
    const home = await makeEstablishment(safety, { crews: ['west'], naics: '541330' });
    const months = ['west', 'east'].map((crewId) => ({ month: 2, crewId, employees: 10, hours: 1_600 }));
    const year = await safety.put(`${base}/establishments/${home}/years/2025`, { months });
    expect(year.body).toMatchObject({ averageEmployees: 20, hoursWorked: 3_200 });
    expect(await ofCrew('west')).toMatchObject({
      ...{ recordables: 0, hours: 1_600, comparable: false, peer: null, peerState: 'check' },
    });
  });
});

describe('who', () => {
  it.each([
    ['demo', 403, 403, 403],
    ['lead', 200, 403, 403],
    ['chief', 404, 403, 403],
    ['safety', 200, 200, 200],
    ['admin', 200, 200, 200],
  ])('%s reads %i, decides %i, takes the log out %i', async (username, reads, decides, takes) => {
    const { id } = await makeCaseOf({ demo, safety }, place, {
      ...{ person: { address: '5 Main St', dateOfBirth: '1980-02-03' } },
      more: { physician: 'Dr. Lee' },
    });
    const who = await server.as(username);
    const read = await who.get(`${base}/cases/${id}`);
    expect(read.status).toBe(reads);
    const isKeeper = decides === 200;
    expect(/5 Main|1980-02|Dr. Lee/.test(JSON.stringify(read.body))).toBe(isKeeper);
    const decided = await who.post(`${base}/cases/${id}/decision`, aDecision());
    expect(decided.status).toBe(decides);
    expect((await who.post(`${base}/cases/${id}/decision`, {})).status).toBe(isKeeper ? 400 : 403);
    expect((await who.get(`${base}/log/2025?establishmentId=${place}`)).status).toBe(takes);
    expect((await server.nobody.get(`${base}/cases/${id}`)).status).toBe(401);
    const listed = await who.get(`${base}/cases`);
    expect(listed.status).toBe(username === 'demo' ? 403 : 200);
    if (reads === 404) expect(listed.body).toEqual([]);
  });
});
