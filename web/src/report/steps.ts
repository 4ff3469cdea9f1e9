import type { ReportField } from './report-fields.ts';

/** Spec section 4, in order. */
export const steps = ['basic', 'location', 'details', 'media', 'review', 'analysis'] as const;
export type Step = (typeof steps)[number];

/** Fields that must be right before Next leaves a step. */
const fieldsOfStep: Readonly<Record<Step, readonly ReportField[]>> = {
  basic: ['type', 'date'],
  location: ['location', 'latitude', 'longitude'],
  details: ['description', 'priority'],
  media: [],
  review: [],
  analysis: [],
};

export const fieldsToCheck = (step: Step): readonly ReportField[] => fieldsOfStep[step];

/** From 1. */
export const stepNumber = (step: Step): number => steps.indexOf(step) + 1;

/** One step on, but never beyond review: the analysis is reached by asking for it. */
export function nextStep(step: Step): Step {
  if (step === 'review' || step === 'analysis') return step;
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** One step earlier, except from the first. */
export const earlierStep = (step: Step): Step => steps[Math.max(0, steps.indexOf(step) - 1)] ?? step;

/** The first step on which one of `fields` is asked for. */
export function stepAsking(fields: readonly string[]): Step | undefined {
  return steps.find((step) => fieldsOfStep[step].some((field) => fields.includes(field)));
}

export const isStep = (text: string): text is Step => (steps as readonly string[]).includes(text);
