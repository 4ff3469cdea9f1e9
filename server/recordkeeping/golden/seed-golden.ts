import type { IllnessType } from '@tailboard/contract/recordkeeping-terms.ts';
import { sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../database/database.ts';
import type { Person } from '../../testing/person.ts';
import { aDecision, makeCaseOf, makeEstablishment } from '../../testing/recordkeeping.ts';
import { goldenCases, goldenFiled } from './read-golden.ts';

const criterionOf = ({ class: caseClass }: { class: string }, illnessType: IllnessType): string =>
  illnessType === 'hearing'
    ? 'hearing'
    : ({ G: 'death', H: 'days-away', I: 'restricted', J: 'medical-treatment' }[caseClass] ?? '');

/** Of field 1 to 7 of the 301 of case 1. */
const first = {
  person: { address: '5 Main St, Dallas, TX 75201' },
  more: { physician: 'Dr. Lee', facility: 'Parkland, 5200 Harry Hines Blvd, Dallas, TX' },
};

/**
 * Makes the establishment and its fourteen cases as a safety manager does, over HTTP; the last one is corrected after the year's
 * summary was signed. When an entry was made is then set to two days after the injury, and of the correction to 2026-03-02.
 */
export async function seedGolden(
  db: Database,
  people: { demo: Person; safety: Person },
): Promise<{ place: number; ids: number[] }> {
  const { safety } = people;
  const base = '/api/recordkeeping';
  const place = await makeEstablishment(safety, { name: 'North Yard' });
  await safety.put(`${base}/establishments/${place}/years/2025`, {
    ...{ averageEmployees: 120, hoursWorked: 240_000 },
  });
  const ids: number[] = [];
  const later: (() => Promise<unknown>)[] = [];
  for (const [at, one] of goldenCases.entries()) {
    const filed = goldenFiled[at];
    if (filed === undefined) throw new Error('A case has no file');
    const { dateOfBirth, dateHired, sex } = filed;
    const { id } = await makeCaseOf(people, place, {
      name: one.name,
      date: `${one.dateOfInjury}T12:00:00-06:00`,
      person: { jobTitle: one.jobTitle, dateOfBirth, dateHired, sex, ...(at === 0 ? first.person : {}) },
      more: {
        ...{ dateOfInjury: one.dateOfInjury, whereOccurred: one.whereOccurred, description: one.description },
        ...{ illnessType: one.illnessType, privacyReason: one.privacyReason, dateOfDeath: one.dateOfDeath },
        ...{ emergencyRoom: filed.emergencyRoom, inPatient: filed.inPatient },
        ...{ timeBeganWork: filed.timeBeganWork, timeOfEvent: filed.timeOfEvent },
        ...{ timeUnknown: filed.timeUnknown, beforeIncident: filed.beforeIncident },
        ...{ whatHappened: filed.whatHappened, injuryOrIllness: filed.injuryOrIllness },
        ...{ objectOrSubstance: filed.objectOrSubstance, ...(at === 0 ? first.more : {}) },
      },
    });
    ids.push(id);
    const isCorrected = one.caseNumber === '12';
    const criterion = isCorrected ? 'medical-treatment' : criterionOf(one.expected, one.illnessType);
    await safety.post(`${base}/cases/${id}/decision`, aDecision({ criteria: [criterion] }));
    const putDays = async () => safety.put(`${base}/cases/${id}/days`, { periods: one.periods });
    if (isCorrected) later.push(putDays);
    else await putDays();
    const entered = Temporal.PlainDate.from(one.dateOfInjury).add({ days: 2 }).toString();
    later.unshift(async () =>
      db.execute(
        sql`update log_entries set entered_at = ${`${entered}T18:00:00Z`}::timestamptz where case_id = ${id}`,
      ),
    );
  }
  const who = { name: 'Cal Chief', title: 'Owner', phone: '555 0100', on: '2026-01-31' };
  await safety.post(`${base}/summary/2025/certify?establishmentId=${place}`, who);
  for (const change of later) await change();
  const corrected = ids[11] ?? 0;
  const at = sql`'2026-03-02T18:00:00Z'::timestamptz`;
  await db.execute(
    sql`update log_entries set lined_out_at = ${at} where case_id = ${corrected} and lined_out_at is not null`,
  );
  await db.execute(
    sql`update log_entries set entered_at = ${at} where case_id = ${corrected} and lined_out_at is null`,
  );
  return { place, ids };
}
