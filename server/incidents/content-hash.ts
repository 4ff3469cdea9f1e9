import type { PeopleOfIncident } from '@tailboard/contract/incident-people.ts';
import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import { createHash } from 'node:crypto';

/** SHA-256 (hex) of what a person said about an incident, the same for the same content however it was spelled in JSON. */
export function contentHash(content: IncidentContent & PeopleOfIncident): string {
  const { type, date, location, latitude, longitude, description, priority, category } = content;
  const told = {
    people: content.people?.map(({ name, userId, role, bodyPart, injury, treatment }) => [
      ...[name, userId, role, bodyPart, injury, treatment],
    ]),
    witnesses: content.witnesses?.map(({ name, phone }) => [name, phone]),
    supervisorTold: content.supervisorTold ?? undefined,
  };
  const canonical = [
    type,
    new Date(date).toISOString(),
    location,
    latitude,
    longitude,
    description,
    priority,
    // As before for what was reported before there were categories.
    ...(category === 'incident' ? [] : [category]),
    ...(isNothing(told) ? [] : [told]),
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}

/** An empty list says no more than none. */
const isNothing = (told: Readonly<Record<string, boolean | readonly unknown[] | undefined>>): boolean =>
  Object.values(told).every((said) => said === undefined || (Array.isArray(said) && said.length === 0));
