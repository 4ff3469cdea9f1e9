import { pathOf, strokesOf, inkOf } from '@tailboard/contract/signature.ts';
import { closeTalkSchema, LEAST_INK, MAX_SIGNATURE, signatureSchema } from '@tailboard/contract/talks.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf, openTalkDraft, talkOf, withCrew, type Person } from './talk-draft.ts';

const NOW = '2026-11-20T12:30:00.000Z';
const drawn = { by: 'finger' as const, path: 'M10 60 L40 20.5 L70 90' };
const signed: Person = {
  key: 'user-1',
  userId: 1,
  name: 'Demo User',
  settled: { attendance: 'present', signature: drawn, signedAt: NOW },
};
const absent: Person = {
  key: 'typed-1',
  userId: null,
  name: 'Ana Ruiz',
  settled: { attendance: 'excused', reason: 'Off today' },
};
const begun = openTalkDraft(undefined, NOW, 'Gate 3');
const topic = { documentKey: 'ladders', title: 'Ladders' };

describe('a talk under way', () => {
  it('opens as it was left', () => {
    const kept = { ...begun, read: true, answers: [1, null], people: [signed, absent], notes: 'Windy' };
    expect(openTalkDraft(JSON.parse(JSON.stringify(kept)), '2027-01-01T00:00:00.000Z')).toEqual(kept);
  });

  it.each([undefined, null, 'text', {}, { version: 2, heldAt: NOW }, { version: 1, heldAt: 'noon' }])(
    'begins anew where what was kept is not one: %j',
    (kept) => {
      expect(openTalkDraft(kept, NOW, 'Gate 3')).toEqual(begun);
    },
  );

  it('takes a signature that is none for missing, and keeps the others', () => {
    const forged = {
      ...signed,
      settled: { attendance: 'present', signature: { by: 'finger', path: 'x' }, signedAt: NOW },
    };
    const { people } = openTalkDraft({ ...begun, people: [forged, 'nobody', absent] }, NOW);
    expect(people).toEqual([{ ...signed, settled: null }, absent]);
  });

  it('has everybody of the crew on its list once', () => {
    const crew = [
      { userId: 1, name: 'Demo' },
      { userId: 2, name: 'Mike' },
    ];
    const people = withCrew([absent, signed], crew);
    expect(people).toEqual([absent, signed, { key: 'user-2', userId: 2, name: 'Mike', settled: null }]);
    expect(withCrew(people, crew)).toEqual(people);
  });
});

describe('a talk that is closed', () => {
  it('is what the contract takes, and is the same draft again when it was refused', () => {
    const draft = { ...begun, read: true, answers: [0, 1], people: [signed, { ...absent, key: 'typed-1' }] };
    const talk = talkOf(draft, { ...topic, now: '2026-11-20T12:45:00.000Z' });
    const parsed = closeTalkSchema.parse({ ...talk, clientRef: crypto.randomUUID() });
    expect(parsed.closedAt).toBe('2026-11-20T12:45:00.000Z');
    expect(draftOf(parsed)).toEqual({ ...draft, answers: [null, null] });
  });

  it('never ends before it began, also when the clock was set back', () => {
    expect(talkOf(begun, { ...topic, now: '2026-11-20T08:00:00.000Z' }).closedAt).toBe(NOW);
  });
});

describe('a drawn signature', () => {
  it('is what the contract takes, wherever the finger went', () => {
    const point = fc.tuple(
      fc.double({ min: -500, max: 800, noNaN: true }),
      fc.double({ min: -500, max: 800, noNaN: true }),
    );
    const strokes = fc.array(fc.array(point, { maxLength: 40 }), { maxLength: 6 });
    fc.assert(
      fc.property(strokes, (drawing) => {
        const path = pathOf(drawing);
        const enough = inkOf(path).length >= LEAST_INK && path.length <= MAX_SIGNATURE;
        expect(signatureSchema.safeParse({ by: 'finger', path }).success).toBe(enough);
        expect(pathOf(strokesOf(path))).toBe(path);
      }),
    );
  });
});
