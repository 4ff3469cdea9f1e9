import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import { createHash } from 'node:crypto';

/** SHA-256 (hex) of what a person said about an incident, the same for the same content however it was spelled in JSON. */
export function contentHash(content: IncidentContent): string {
  const { type, date, location, latitude, longitude, description, priority, category } = content;
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
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}
