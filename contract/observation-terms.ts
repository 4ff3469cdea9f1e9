/** Words of reports without a name; this file imports nothing, so that it weighs nothing. */
export const observationStates = ['open', 'closed'] as const;
export type ObservationState = (typeof observationStates)[number];
