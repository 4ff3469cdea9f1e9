/** Who reads a comment: everybody who may open the incident, or its supervisors, safety and admins. Imports nothing. */
export const commentVisibilities = ['everybody-on-it', 'supervisors'] as const;
export type CommentVisibility = (typeof commentVisibilities)[number];

export const causeKinds = ['equipment', 'method', 'people', 'environment', 'management'] as const;
export type CauseKind = (typeof causeKinds)[number];
