import type { InjuredPerson } from '@tailboard/contract/incident-people.ts';
import { isoDay } from '../days.ts';
import { narrativesOf } from './rules/narratives.ts';

/** As much of a report as a case begins with. */
export type Reported = Readonly<{
  id: number;
  userId: number;
  date: Date;
  location: string;
  description: string;
}>;

const LONGEST_LINE = 255;
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_LINE);

/** HH:MM, 24 hours. */
const timeIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );

type Known = Readonly<{
  injured: InjuredPerson | null;
  timeZone: string;
  /** Of the investigation, where there is one. */
  timeline?: readonly { at: string; what: string }[];
}>;

/** The columns of a case as report and investigation tell them, in the establishment's zone. A person completes and corrects them. */
export function prefilled(incident: Reported, { injured, timeZone, timeline = [] }: Known) {
  const dateOfInjury = isoDay(incident.date, timeZone);
  const told = [injured?.injury, injured?.bodyPart].filter((text) => text != null && text !== '').join(', ');
  const narratives = narrativesOf({ ...incident, harm: told, timeline });
  const { injuryOrIllness: harm, objectOrSubstance: object } = narratives;
  const inShort = [harm, object].filter((text) => text !== '').join(', ');
  return {
    incidentId: incident.id,
    year: Number(dateOfInjury.slice(0, 4)),
    dateOfInjury,
    timeOfEvent: timeIn(incident.date, timeZone),
    whereOccurred: onOneLine(incident.location),
    description: onOneLine(harm === '' ? incident.description : inShort),
    ...narratives,
    emergencyRoom: injured?.treatment === 'emergency-room',
    inPatient: injured?.treatment === 'admitted',
  };
}
