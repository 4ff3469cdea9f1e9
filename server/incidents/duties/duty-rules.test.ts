import { stateOfText } from '@tailboard/answers/incidents/state-of-place.ts';
import type { FactValue } from '@tailboard/contract/incident-analysis.ts';
import { describe, expect, it } from 'vitest';
import { judgeReport } from '../judging/judge-report.ts';
import { decideDuties, type KnownDuty, type Situation } from './duty-rules.ts';

const HOUR = 3_600_000;
const at = (text: string) => new Date(text);
const ARRIVED = at('2026-06-10T14:00:00Z');
const later = (hours: number) => new Date(ARRIVED.getTime() + hours * HOUR);

type Answers = Readonly<
  Partial<Record<'died' | 'admitted' | 'amputation' | 'eyeLost' | 'workRelated' | 'publicRoad', FactValue>>
>;
const NONE = { died: 'no', admitted: 'no', amputation: 'no', eyeLost: 'no' } as const;
const judged = (answers: Answers, description = 'He fell from the scaffold.') =>
  judgeReport({ type: 'Workplace Injury', description, location: 'Site 4' }, { answers });

/** Lives through what happens to one incident, as the server would; each step is answers, a time and perhaps a call. */
function anIncident(given: Partial<Pick<Situation, 'timeZone' | 'arrivedAt'> & { location: string }> = {}) {
  const { location = 'Site 4, Dallas, TX', timeZone = 'America/Chicago', arrivedAt = ARRIVED } = given;
  const state = stateOfText(location);
  let duties: KnownDuty[] = [];
  let learnedAt: Date | null = null;
  const of = (kind: KnownDuty['kind']) => duties.filter((duty) => duty.kind === kind);
  const one = {
    of,
    open: (kind: KnownDuty['kind'] = 'call-osha') => {
      const open = of(kind).filter(({ state }) => state === 'open');
      expect(open.length).toBeLessThanOrEqual(1);
      return open[0];
    },
    learn: (moment: Date | null) => {
      learnedAt = moment;
      return one;
    },
    say: (answers: Answers, now: Date = arrivedAt, description?: string) => {
      const analysis = judged(answers, description);
      const changes = decideDuties({ analysis, learnedAt, arrivedAt, state, timeZone, now, duties });
      for (const change of changes) {
        if (change.change === 'open') {
          const { change: _, ...duty } = change;
          expect(one.open(duty.kind)).toBeUndefined();
          duties.push({ ...duty, id: duties.length + 1, state: 'open', doneAt: null, createdAt: now });
          continue;
        }
        const { id, ...rest } = change;
        const moved = rest.change === 'move' ? { ...rest } : { state: 'not-needed' as const };
        duties = duties.map((duty) => (duty.id === id ? { ...duty, ...moved } : duty));
      }
      expect(decideDuties({ analysis, learnedAt, arrivedAt, state, timeZone, now, duties })).toEqual([]);
      return one;
    },
    call: (doneAt: Date) => {
      const open = one.open();
      if (open !== undefined) duties = duties.with(duties.indexOf(open), { ...open, state: 'done', doneAt });
      return one;
    },
  };
  return one;
}

describe('the clock of the call', () => {
  it.each<[Answers, number | undefined]>([
    [{ died: 'yes' }, 8],
    [{ died: 'yes', admitted: 'yes' }, 8],
    [{ died: 'yes', admitted: 'no' }, 8],
    [{ ...NONE, admitted: 'yes' }, 24],
    [{ ...NONE, amputation: 'yes' }, 24],
    [{ ...NONE, eyeLost: 'yes' }, 24],
    [{ ...NONE, eyeLost: 'yes', amputation: 'yes' }, 24],
    [{ died: 'unknown', admitted: 'yes' }, 24],
    [NONE, undefined],
    [{}, undefined],
    [{ died: 'unknown', admitted: 'unknown' }, undefined],
    [{ died: 'yes', workRelated: 'no' }, undefined],
    [{ admitted: 'yes', workRelated: 'no' }, undefined],
    [{ admitted: 'yes', publicRoad: 'yes' }, 24],
  ])('by the answers %o is of %s hours', (answers, hours) => {
    expect(anIncident().say(answers).open()?.hours).toBe(hours);
  });

  /** Real hours: a night on which the clocks change has one more or fewer on the wall. */
  it.each([
    ['America/Chicago', '2026-03-08T06:30:00Z'],
    ['America/Chicago', '2026-03-08T07:59:59Z'],
    ['America/Chicago', '2026-11-01T05:30:00Z'],
    ['America/Chicago', '2026-11-01T06:30:00Z'],
    ['America/New_York', '2026-11-01T05:30:00Z'],
    ['America/New_York', '2026-03-08T06:59:59Z'],
    ['America/Los_Angeles', '2026-03-08T09:30:00Z'],
    ['America/Los_Angeles', '2026-11-01T08:30:00Z'],
    ['America/Phoenix', '2026-11-01T08:30:00Z'],
    ['Pacific/Honolulu', '2026-12-31T23:59:59Z'],
    ['America/St_Johns', '2026-03-08T05:15:00Z'],
    ['UTC', '2028-02-28T20:00:00Z'],
  ])('in %s, learned of at %s, ends after as many real hours', (timeZone, moment) => {
    const learned = at(moment);
    const now = new Date(learned.getTime() + 10 * HOUR);
    const of = (answers: Answers) =>
      anIncident({ timeZone, arrivedAt: now }).learn(learned).say(answers, now).open();
    expect(of({ died: 'yes' })).toMatchObject({
      startedAt: learned,
      dueAt: new Date(learned.getTime() + 8 * HOUR),
    });
    expect(of({ admitted: 'yes' })?.dueAt).toEqual(new Date(learned.getTime() + 24 * HOUR));
  });

  it.each<[string, Date | null, number, Date]>([
    ['with the report', null, 0, ARRIVED],
    ['while the reporter is at it', null, 0.9, ARRIVED],
    ['by an answer hours later', null, 5, later(5)],
    ['days before the report', later(-50), 0, later(-50)],
    ['days after the report, said later still', later(40), 45, later(40)],
    ['before, said later', later(-1), 5, later(-1)],
  ])('starts when the company learned of it: %s', (_name, learned, hours, startedAt) => {
    const open = anIncident().learn(learned).say({ admitted: 'yes' }, later(hours)).open();
    expect(open).toMatchObject({ startedAt, dueAt: new Date(startedAt.getTime() + 24 * HOUR) });
  });

  it('moves when somebody says later when the company learned of it, and back', () => {
    const incident = anIncident().say({ admitted: 'yes' });
    expect(incident.learn(later(-3)).say({ admitted: 'yes' }, later(2)).open()?.dueAt).toEqual(later(21));
    expect(incident.learn(null).say({ admitted: 'yes' }, later(3)).open()?.dueAt).toEqual(later(24));
    expect(incident.of('call-osha')).toHaveLength(1);
  });

  it('of 24 hours gives way to one of 8 when somebody dies, and comes back where it started', () => {
    const incident = anIncident().say({ admitted: 'yes' });
    const death = incident.say({ admitted: 'yes', died: 'yes' }, later(5)).open();
    expect(death).toMatchObject({ hours: 8, startedAt: later(5), dueAt: later(13) });
    const back = incident.say({ admitted: 'yes', died: 'no' }, later(6)).open();
    expect(back).toMatchObject({ hours: 24, startedAt: ARRIVED, dueAt: later(24) });
    expect(incident.of('call-osha').map(({ state }) => state)).toEqual(['not-needed', 'not-needed', 'open']);
  });

  it('that ended comes back as a new one, from when it was first known', () => {
    const incident = anIncident().say({ died: 'yes' });
    expect(incident.say(NONE, later(1)).open()).toBeUndefined();
    expect(incident.say({ died: 'yes' }, later(30)).open()).toMatchObject({ startedAt: ARRIVED });
  });

  it.each<[string, Date | null, Date]>([
    ['said', later(70), later(70)],
    ['not said', null, later(80)],
    ['of the admission still', later(1), later(80)],
  ])(
    'of a death after the call for the admission is a new one; learned of: %s',
    (_name, learned, startedAt) => {
      const incident = anIncident().learn(later(1)).say({ admitted: 'yes' }, later(2)).call(later(3));
      expect(incident.say({ admitted: 'yes' }, later(4)).open()).toBeUndefined();
      const death = incident.learn(learned).say({ admitted: 'yes', died: 'yes' }, later(80)).open();
      expect(death).toMatchObject({ hours: 8, startedAt, dueAt: new Date(startedAt.getTime() + 8 * HOUR) });
      const denied = incident.say({ admitted: 'yes', died: 'no' }, later(81));
      expect(denied.open()).toBeUndefined();
      expect(denied.of('call-osha').map(({ state }) => state)).toEqual(['done', 'not-needed']);
    },
  );

  it('that a call for a death ended does not run again for less', () => {
    const incident = anIncident().say({ died: 'yes' }).call(later(1));
    expect(incident.say({ admitted: 'yes', died: 'no' }, later(2)).open()).toBeUndefined();
    expect(incident.say({ died: 'yes' }, later(3)).open()).toBeUndefined();
  });
});

describe('the day by which the case is recorded', () => {
  it.each([
    ['America/Chicago', '2026-06-10T14:00:00Z', '2026-06-18T04:59:59.999Z'],
    ['America/Chicago', '2026-06-10T04:59:00Z', '2026-06-17T04:59:59.999Z'],
    ['America/Chicago', '2026-06-10T05:01:00Z', '2026-06-18T04:59:59.999Z'],
    ['America/Chicago', '2026-03-05T18:00:00Z', '2026-03-13T04:59:59.999Z'],
    ['America/Chicago', '2026-10-28T18:00:00Z', '2026-11-05T05:59:59.999Z'],
    ['America/Chicago', '2026-03-01T12:00:00Z', '2026-03-09T04:59:59.999Z'],
    ['America/New_York', '2026-02-24T12:00:00Z', '2026-03-04T04:59:59.999Z'],
    ['America/Los_Angeles', '2026-12-28T12:00:00Z', '2027-01-05T07:59:59.999Z'],
    ['America/Phoenix', '2026-03-05T18:00:00Z', '2026-03-13T06:59:59.999Z'],
    ['Pacific/Honolulu', '2028-02-25T09:00:00Z', '2028-03-03T09:59:59.999Z'],
    ['UTC', '2028-02-25T09:00:00Z', '2028-03-03T23:59:59.999Z'],
  ])('in %s, learned of at %s, ends seven calendar days on, at %s', (timeZone, learned, dueAt) => {
    const open = anIncident({ timeZone }).learn(at(learned)).say({ admitted: 'yes' }).open('record-case');
    expect(open).toMatchObject({ hours: null, startedAt: at(learned), dueAt: at(dueAt) });
  });

  it.each<[string, Answers, string, boolean]>([
    ['yes', { admitted: 'yes' }, 'He fell.', true],
    ['asked', {}, 'He fell from the scaffold.', true],
    ['a death', { died: 'yes' }, 'He fell.', true],
    ['not work-related', { admitted: 'yes', workRelated: 'no' }, 'He fell.', false],
    [
      'first aid alone',
      {},
      'Scratched a finger. First aid on site, bandage, back to work. Nobody else was hurt.',
      false,
    ],
  ])('is there where it may belong in the log: %s', (_name, answers, description, isThere) => {
    expect(anIncident().say(answers, ARRIVED, description).open('record-case') !== undefined).toBe(isThere);
  });

  it('stays where it is when a death is learned of after the call', () => {
    const incident = anIncident().say({ admitted: 'yes' }).call(later(1));
    const before = incident.open('record-case')?.dueAt;
    expect(incident.learn(later(90)).say({ died: 'yes' }, later(91)).open('record-case')?.dueAt).toEqual(
      before,
    );
  });
});

describe('the scene', () => {
  it.each<[string, Answers, boolean]>([
    ['Mill 4, Tacoma, WA', { admitted: 'yes' }, true],
    ['Mill 4, Tacoma, WA 98402', { died: 'yes' }, true],
    ['Mill 4, Tacoma, WA', { ...NONE, amputation: 'yes' }, false],
    ['Mill 4, Tacoma, WA', NONE, false],
    ['Mill 4, Tacoma, WA', {}, false],
    ['Pier 9, San Francisco, CA', { died: 'yes' }, false],
    ['Pier 9, Portland, OR', { died: 'yes' }, false],
    ['Main St, Dallas, TX', { died: 'yes' }, false],
    ['Gate 3', { died: 'yes' }, false],
  ])('at %s by %o is to be left as it is: %s', (location, answers, isThere) => {
    const open = anIncident({ location }).say(answers).open('preserve-scene');
    expect(open !== undefined).toBe(isThere);
    if (isThere)
      expect(open).toMatchObject({ paragraph: 'WAC 296-800-32010', startedAt: ARRIVED, dueAt: ARRIVED });
  });
});
