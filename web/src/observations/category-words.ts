import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { IncidentCategory } from '@tailboard/contract/incidents.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Icon } from '../ui/tone.ts';

/** In the order in which they are offered: what is reported without a name is a hazard most of the time. */
export const categoryWords: readonly (readonly [
  IncidentCategory,
  Readonly<{ name: MessageDescriptor; hint: MessageDescriptor; icon: Icon }>,
])[] = [
  ['hazard', { name: msg`Hazard`, hint: msg`It can happen`, icon: TriangleAlert }],
  ['near-miss', { name: msg`Near miss`, hint: msg`It nearly happened`, icon: CircleDashed }],
  ['incident', { name: msg`Incident`, hint: msg`It happened`, icon: CircleAlert }],
];

export const categoryWord = (category: IncidentCategory): MessageDescriptor =>
  categoryWords.find(([value]) => value === category)?.[1].name ?? msg`Incident`;
