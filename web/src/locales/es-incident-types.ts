import type { Pair } from './sentences.ts';

/** Types of incident, where the server names them in a sentence or a list. */
export const incidentTypes: readonly Pair[] = [
  ['Equipment Damage', 'Daño a equipo'],
  ['Vehicle Accident', 'Accidente de vehículo'],
  ['Property Damage', 'Daño a propiedad'],
  ['Workplace Injury', 'Lesión en el trabajo'],
  ['Other', 'Otro'],
];
