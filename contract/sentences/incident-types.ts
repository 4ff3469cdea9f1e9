import type { incidentTypes } from '../incident-terms.ts';
import type { WrittenSentence } from '../sentence.ts';

/** Types of incident, where the server names them in a sentence or a list. */
export const incidentTypeSentences = {
  'incident-type.Equipment Damage': 'Equipment Damage',
  'incident-type.Vehicle Accident': 'Vehicle Accident',
  'incident-type.Property Damage': 'Property Damage',
  'incident-type.Workplace Injury': 'Workplace Injury',
  'incident-type.Other': 'Other',
} as const;

/** A type of incident as a sentence. */
export const incidentTypeSentence = (type: (typeof incidentTypes)[number]): WrittenSentence => ({
  text: type,
  code: `incident-type.${type}`,
});
