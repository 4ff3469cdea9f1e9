import type { InjuredPerson } from '@tailboard/contract/incident-people.ts';
import { isoDay } from '../days.ts';

/** As much of a report as a case begins with. */
export type Reported = Readonly<{
  id: number;
  userId: number;
  date: Date;
  location: string;
  description: string;
}>;

const LONGEST_LINE = 255;
const LONGEST_NARRATIVE = 2_000;
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_LINE);

/** HH:MM, 24 hours. */
const timeIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );

/** The columns of a case as the report tells them, in the establishment's zone. A person completes and corrects them. */
export function prefilled(incident: Reported, injured: InjuredPerson | null, timeZone: string) {
  const dateOfInjury = isoDay(incident.date, timeZone);
  const harm = [injured?.injury, injured?.bodyPart].filter((text) => text != null && text !== '').join(', ');
  return {
    incidentId: incident.id,
    year: Number(dateOfInjury.slice(0, 4)),
    dateOfInjury,
    timeOfEvent: timeIn(incident.date, timeZone),
    whereOccurred: onOneLine(incident.location),
    description: onOneLine(harm === '' ? incident.description : harm),
    whatHappened: incident.description.slice(0, LONGEST_NARRATIVE),
    injuryOrIllness: harm,
    emergencyRoom: injured?.treatment === 'emergency-room',
    inPatient: injured?.treatment === 'admitted',
  };
}
