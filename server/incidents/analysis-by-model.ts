import {
  severities,
  severitySchema,
  type IncidentAnalysis,
  type Severity,
} from '@tailboard/contract/incident-analysis.ts';
import { z } from 'zod';
import type { ModelImage, Models } from '../ai/public.ts';

/** A person waits for it, and may go on without. */
const BUDGET_MS = 20_000;
const MOST_ACTIONS = 5;

const answerSchema = z.object({
  severity: severitySchema,
  /** Further things to do at the scene, each a short sentence. */
  actions: z.array(z.string().max(300)).max(8),
});

const INSTRUCTIONS = [
  'You help a construction or utility crew after an incident. Read the report, and the pictures if there are any (photos and',
  'frames of videos), and say how severe the incident is: low, medium or high. List further things to do at the scene that are',
  'not in `known` already: making it safe, first aid, keeping evidence, preventing a repetition. Short plain sentences, English.',
  'Say nothing about OSHA, reporting duties, deadlines, record keeping, insurance, blame or money; others decide those.',
].join(' ');

/** What the rules alone decide (29 CFR 1904), and what leads out of the product. */
const NOT_FOR_A_MODEL =
  /\bosha\b|1904|recordable|\b300\s*log|\bclock\b|deadline|\bhours?\b|\breport(ed|able|ing)?\b|insur|compensation|reimburs|\$|https?:|www\.|\S@\S|\d{3}[-. ]\d{4}/i;

/**
 * The analysis of the rules with what a model adds: actions in its own words and, where it finds the incident graver, the
 * severity. It never decides recordability or the call to OSHA, never lowers the severity and takes none of the rules' actions
 * away. Throws ModelUnavailable.
 */
export async function analyzeIncidentByModel(
  models: Models,
  options: {
    report: Readonly<{ incidentType: string; description: string; location: string; mediaCount: number }>;
    builtIn: IncidentAnalysis;
    images: readonly ModelImage[];
    user: { id: number };
    signal?: AbortSignal;
  },
): Promise<IncidentAnalysis> {
  const { report, builtIn, images, user, signal } = options;
  const { incidentType, description, location, mediaCount } = report;
  const answer = await models.writeObject({
    schema: answerSchema,
    instructions: INSTRUCTIONS,
    data: { incidentType, description, location, mediaCount, known: builtIn.recommendedActions },
    images,
    budgetMs: BUDGET_MS,
    user,
    ...(signal === undefined ? {} : { signal }),
  });
  const known = new Set(builtIn.recommendedActions.map((action) => action.toLowerCase()));
  const further = answer.actions
    .map((action) => action.replaceAll(/\s+/g, ' ').trim())
    .filter((action) => action !== '' && !NOT_FOR_A_MODEL.test(action) && !known.has(action.toLowerCase()))
    .slice(0, MOST_ACTIONS);
  const severity = graver(builtIn.severity, answer.severity);
  return {
    ...builtIn,
    severity,
    potentialSeverity: graver(builtIn.potentialSeverity, severity),
    recommendedActions: [...builtIn.recommendedActions, ...further],
    source: 'model',
  };
}

const graver = (one: Severity, other: Severity): Severity =>
  severities.indexOf(one) >= severities.indexOf(other) ? one : other;
