import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type {
  IncidentCategory,
  IncidentStatus,
  IncidentType,
  Priority,
} from '@tailboard/contract/incidents.ts';
import type { Severity } from '@tailboard/contract/incident-analysis.ts';
import Bandage from 'lucide-react/icons/bandage';
import Car from 'lucide-react/icons/car';
import ChevronsDown from 'lucide-react/icons/chevrons-down';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis';
import Equal from 'lucide-react/icons/equal';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import House from 'lucide-react/icons/house';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Wrench from 'lucide-react/icons/wrench';
import type { Icon } from '../ui/tone.ts';

interface Word {
  name: MessageDescriptor;
  icon: Icon;
}

const categories: Readonly<Record<IncidentCategory, Word & { hint: MessageDescriptor }>> = {
  incident: { name: msg`Incident`, hint: msg`It happened`, icon: CircleAlert },
  'near-miss': { name: msg`Near miss`, hint: msg`It nearly happened`, icon: CircleDashed },
  hazard: { name: msg`Hazard`, hint: msg`It can happen`, icon: TriangleAlert },
};

const types: Readonly<Record<IncidentType, Word>> = {
  'Equipment Damage': { name: msg`Equipment Damage`, icon: Wrench },
  'Vehicle Accident': { name: msg`Vehicle Accident`, icon: Car },
  'Property Damage': { name: msg`Property Damage`, icon: House },
  'Workplace Injury': { name: msg`Workplace Injury`, icon: Bandage },
  Other: { name: msg`Other`, icon: CircleEllipsis },
};

const priorities: Readonly<Record<Priority, Word & { full: MessageDescriptor; bar: string; ink: string }>> = {
  low: {
    name: msg`Low`,
    full: msg`Low Priority`,
    icon: ChevronsDown,
    bar: 'bg-info',
    ink: 'text-info',
  },
  medium: {
    name: msg`Medium`,
    full: msg`Medium Priority`,
    icon: Equal,
    bar: 'bg-warning',
    ink: 'text-warning',
  },
  high: {
    name: msg`High`,
    full: msg`High Priority`,
    icon: ChevronsUp,
    bar: 'bg-critical',
    ink: 'text-critical',
  },
};

const statuses: Readonly<Record<IncidentStatus, MessageDescriptor>> = {
  open: msg`Open`,
  in_progress: msg`In Progress`,
  closed: msg`Closed`,
};

const severities: Readonly<Record<Severity, MessageDescriptor>> = {
  high: msg`High severity`,
  medium: msg`Medium severity`,
  low: msg`Low severity`,
};

/** Severities and statuses in the order in which they are offered. */
export const severityChoices = Object.entries(severities) as [Severity, MessageDescriptor][];
export const statusChoices = Object.entries(statuses) as [IncidentStatus, MessageDescriptor][];

/** Names, icons and colours of an incident's types and priorities, in the order in which they are offered. */
export const categoryChoices = Object.entries(categories) as [
  IncidentCategory,
  (typeof categories)[IncidentCategory],
][];
export const typeChoices = Object.entries(types) as [IncidentType, Word][];
export const priorityChoices = Object.entries(priorities) as [Priority, (typeof priorities)[Priority]][];
export const priorityBar = (priority: Priority): string => find(priorities, priority)?.bar ?? 'bg-line';

/** The words of the trade in the user's language. What is not known (an older record) is shown as it is. */
export function useIncidentWords() {
  const { t } = useLingui();
  const say = (message: MessageDescriptor | undefined, otherwise: string) =>
    message ? t(message) : otherwise;
  return {
    category: (category: string) => say(find(categories, category)?.name, category),
    /** A near miss or hazard by that; an incident by its type. */
    kind: ({ category, type }: { category: string; type: string }) =>
      category === 'near-miss' || category === 'hazard'
        ? say(categories[category].name, category)
        : say(find(types, type)?.name, type),
    type: (type: string) => say(find(types, type)?.name, type),
    priority: (priority: string) => say(find(priorities, priority)?.full, priority),
    severity: (severity: string) => say(find(severities, severity), severity),
    status: (status: string) => say(find(statuses, status), status),
  };
}

const find = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined => table[key];
