/** Words of corrective actions that both sides use without any schema; this file imports nothing, so that it weighs nothing. */

/** NIOSH's hierarchy of controls, the most effective first. */
export const controlLevels = ['elimination', 'substitution', 'engineering', 'administrative', 'ppe'] as const;
export type ControlLevel = (typeof controlLevels)[number];

export const actionStates = ['open', 'in-progress', 'done', 'verified', 'reopened', 'rejected'] as const;
export type ActionState = (typeof actionStates)[number];

/** From each state to those that may follow it. */
export const actionTransitions: Readonly<Record<ActionState, readonly ActionState[]>> = {
  open: ['in-progress', 'done', 'rejected'],
  'in-progress': ['done', 'rejected'],
  done: ['verified', 'reopened'],
  reopened: ['in-progress', 'done', 'rejected'],
  verified: [],
  rejected: [],
};

/** Those in which somebody still has to do it. */
export const statesToDo: readonly ActionState[] = ['open', 'in-progress', 'reopened'];
/** Those after which nothing follows. */
export const statesOver: readonly ActionState[] = ['verified', 'rejected'];

/** Characters. */
export const MAX_ACTION_TITLE = 200;
export const MAX_ACTION_DESCRIPTION = 10_000;
/** Actions in one answer of the list. */
export const MAX_ACTIONS_A_PAGE = 500;
