import {
  situations,
  whose,
  type Answers,
  type Situation,
} from '@tailboard/contract/recordkeeping-decision.ts';
import type { Criterion } from '@tailboard/contract/recordkeeping-terms.ts';
import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import type { IncidentDetails } from '@tailboard/contract/incidents.ts';

export type Question = 'whose' | 'situation' | 'recurrence' | 'outcome';

/** What is answered so far; an empty word is an open question. */
export type Draft = Readonly<{
  whose: Answers['whose'] | '';
  situation: Situation | 'exception' | '';
  recurrence: Answers['recurrence'] | '';
  treatments: Answers['treatments'];
  criteria: readonly Criterion[];
}>;

/** The questions that are still to be asked: what settles the case ends them. */
export function questionsOf({ whose: person, situation, recurrence }: Draft): Question[] {
  if (person !== '' && whose[person] === 'no') return ['whose'];
  const isNotWork =
    situation === 'exception' || (situation !== '' && situations[situation].workRelated === 'no');
  if (isNotWork) return ['whose', 'situation'];
  const isOld = ['recovered-no-event', 'not-recovered', 'chronic'].includes(recurrence);
  return isOld ? ['whose', 'situation', 'recurrence'] : ['whose', 'situation', 'recurrence', 'outcome'];
}

/** Null while a question is open. What was not asked any more changes nothing: what settled the case comes before it. */
export function answersOf(draft: Draft): Answers | null {
  const { whose: person, situation, recurrence } = draft;
  if (person === '' || situation === '' || situation === 'exception' || recurrence === '') return null;
  const isAsked = questionsOf(draft).includes('outcome');
  return {
    ...{ whose: person, situation, recurrence },
    treatments: isAsked ? draft.treatments : [],
    criteria: isAsked ? draft.criteria : [],
  };
}

const whoseOfRole = { employee: 'employee', temp: 'supervised', contractor: '', public: 'public' } as const;

/** What the report and the case say already. Whether it comes from work is presumed (1904.5(b)(3)) unless somebody denied it. */
export function answersInReport(one: RecordedCase, report: IncidentDetails | undefined): Draft {
  const hurt = personIn(one, report);
  const said = report?.facts.facts.find(({ fact }) => fact === 'workRelated')?.value;
  const hasDied = one.dateOfDeath !== null || hurt?.treatment === 'died';
  const criteria: Criterion[] = [
    ...(hasDied ? (['death'] as const) : []),
    ...(one.daysAway > 0 ? (['days-away'] as const) : []),
    ...(one.daysRestricted > 0 ? (['restricted'] as const) : []),
  ];
  return {
    whose: hurt === undefined ? 'employee' : whoseOfRole[hurt.role],
    situation: said === 'no' ? 'not-work' : 'work',
    recurrence: 'first',
    treatments: [],
    criteria,
  };
}

export const personIn = (one: RecordedCase, report: IncidentDetails | undefined) =>
  report?.people.find(
    ({ name, userId }) =>
      (userId !== null && userId === one.person.userId) ||
      name.trim().toLowerCase() === (one.person.name ?? '').trim().toLowerCase(),
  );
