import type { Establishment } from '@tailboard/contract/establishments.ts';
import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';

/** Somebody signed in, with a device of their own: what it keeps is told apart by `id`. */
export const as = (role: string, id: number) => ({
  'GET /api/auth/get-session': {
    status: 200,
    body: {
      user: { id, username: 'sam', name: 'Sam Safety', role, crewId: null, jobTitle: null },
      session: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
    },
  },
});

type Given = Partial<Omit<RecordedCase, 'person'>> & { person?: Partial<RecordedCase['person']> };

/** A case on the log; a test states only what matters to it. */
export const aCase = ({ person = {}, ...rest }: Given = {}): RecordedCase => ({
  ...{ id: 1, incidentId: 9, establishmentId: 3, establishmentName: 'North Yard', year: 2026 },
  ...{ caseNumber: '1', state: 'recordable', isPrivacyCase: false, privacyReason: null },
  person: {
    ...{ name: 'Ana Ruiz', userId: null, jobTitle: 'Lineman', dateOfBirth: null, dateHired: null },
    ...{ sex: null, address: null },
    ...person,
  },
  ...{ dateOfInjury: '2026-02-02', whereOccurred: 'North gate', description: 'Cut, Hand' },
  ...{ illnessType: 'injury', dateOfDeath: null, physician: null, facility: null },
  ...{ emergencyRoom: false, inPatient: false, timeBeganWork: null, timeOfEvent: '09:30' },
  ...{ timeUnknown: false, beforeIncident: '', whatHappened: '', injuryOrIllness: '', objectOrSubstance: '' },
  ...{ periods: [], estimate: null, daysAway: 0, daysRestricted: 0, class: 'J', decisions: [] },
  ...{ createdAt: '2026-02-02T15:00:00.000Z', updatedAt: '2026-02-02T15:00:00.000Z' },
  ...rest,
});

export const aPlace = (given: Partial<Establishment> = {}): Establishment => ({
  ...{ id: 3, name: 'North Yard', companyName: null, street: '1 Main St', city: 'Dallas', state: 'TX' },
  ...{ zip: '75235', naics: '238160', industryDescription: null, ein: null, size: '20-99' },
  ...{
    establishmentType: 'not-government',
    timeZone: 'America/Chicago',
    crews: ['north'],
    people: [],
    years: [],
  },
  keepsLog: { answer: 'yes', paragraph: '29 CFR 1904.1', reason: 'A log is kept.' },
  filesSummary: {
    answer: 'check',
    paragraph: '29 CFR 1904.41',
    reason: 'Check whether it stands in Appendix A.',
  },
  filesCases: { answer: 'no', paragraph: '29 CFR 1904.41', reason: 'Not filed.' },
  ...{ statePlan: null, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  sentences: [],
  ...given,
});

/** What the server says where one field is wrong. */
export const refused = (field: string, message: string) => ({
  status: 400,
  body: {
    ...{ type: 't', title: 't', status: 400, code: 'invalid-input', detail: 'Check the fields.' },
    errors: [{ field, message }],
  },
});
