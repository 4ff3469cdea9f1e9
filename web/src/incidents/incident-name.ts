import type { IncidentEntry, IncidentName } from '../offline/public.ts';

type Named = Pick<IncidentEntry, 'id' | 'clientRef'>;

/** By its reference until the server has given it a number. */
export const nameOnServer = ({ id, clientRef }: Named): IncidentName =>
  id > 0 ? { incidentId: id } : { incidentClientRef: clientRef ?? '' };

export const isOn = (name: IncidentName, { id, clientRef }: Named): boolean =>
  'incidentId' in name ? name.incidentId === id : name.incidentClientRef === clientRef;
