import type { OshaSheet } from '@tailboard/contract/duties.ts';
import { oshaAsks, type OshaAsk, type OshaEvent } from '@tailboard/contract/duty-terms.ts';
import type { Facts } from '@tailboard/contract/incident-analysis.ts';
import type { ShownPerson } from '@tailboard/contract/incident-people.ts';

type Hurt = Pick<ShownPerson, 'name' | 'role' | 'treatment'>;
type Known = Readonly<{
  incident: Readonly<{ location: string; date: string; description: string }>;
  facts: Pick<Facts, 'died' | 'admitted' | 'amputation' | 'eyeLost'>;
  people: readonly Hurt[];
  contact: OshaSheet['contact'];
  /** IANA zone of whoever reads it out. */
  timeZone: string;
}>;

/** What OSHA asks to be told of a report (29 CFR 1904.39(b)(2)), as far as the record has it; the same on server and phone. */
export function oshaSheet({ incident, facts, people, contact, timeZone }: Known): OshaSheet {
  const events: OshaEvent[] = [
    ...(facts.died.value === 'yes' ? (['death'] as const) : []),
    ...(facts.admitted.value === 'yes' ? (['hospitalization'] as const) : []),
    ...(facts.amputation.value === 'yes' ? (['amputation'] as const) : []),
    ...(facts.eyeLost.value === 'yes' ? (['eye-loss'] as const) : []),
  ];
  const names = people.filter((person) => isReported(person, events)).map(({ name }) => name);
  const sheet = {
    establishment: null,
    location: incident.location,
    time: incident.date,
    timeZone,
    events,
    employees: names.length === 0 ? null : names.length,
    names,
    contact,
    description: incident.description,
  };
  const isThere: Readonly<Record<OshaAsk, boolean>> = {
    establishment: false,
    location: sheet.location !== '',
    time: true,
    events: events.length > 0,
    employees: sheet.employees !== null,
    names: names.length > 0,
    contact: contact?.phone !== null && contact?.phone !== undefined && contact.phone !== '',
    description: sheet.description !== '',
  };
  return { ...sheet, missing: oshaAsks.filter((ask) => !isThere[ask]) };
}

/**
 * Whether one of the hurt is an employee or temporary worker to whom a reported event came. Nobody's record says whose amputation
 * or eye it was: there everybody counts who had more than first aid.
 */
function isReported({ role, treatment }: Hurt, events: readonly OshaEvent[]): boolean {
  if (role !== 'employee' && role !== 'temp') return false;
  if (treatment === 'none' || treatment === 'first-aid') return false;
  if (treatment === 'medical' || treatment === 'emergency-room')
    return events.includes('amputation') || events.includes('eye-loss');
  return true;
}
