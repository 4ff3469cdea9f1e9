import { useCallback, useState } from 'react';
import type { IncidentEntry } from '../offline/public.ts';

/** Stays the same when a report made on this device is given its number by the server. */
export const keyOf = (incident: IncidentEntry) => incident.clientRef ?? String(incident.id);

/** Which rows are open. Kept by the list: rows out of sight are taken away. */
export function useOpenedRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((incident: IncidentEntry) => {
    const key = keyOf(incident);
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  return { isOpen: (incident: IncidentEntry) => open.has(keyOf(incident)), toggle };
}
