import { MAX_LOCATION } from '@tailboard/contract/incident-terms.ts';
import { incidentTypeSchema, prioritySchema } from '@tailboard/contract/incidents.ts';
import type { FieldSuggestion, FieldSuggestionRequest } from '@tailboard/contract/suggestions.ts';
import { z } from 'zod';
import type { Models } from '../ai/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { EarlierReport } from './earlier-reports.ts';

/** A suggestion that comes later finds the person further on. */
const BUDGET_MS = 2_500;

const answerSchema = z.object({
  type: incidentTypeSchema.nullable(),
  priority: prioritySchema.nullable(),
  location: z.string().max(MAX_LOCATION).nullable(),
  /** Questions whose answers are missing, as a label and a colon. */
  missing: z.array(z.string().max(60)).max(2),
});

const INSTRUCTIONS = [
  'You help a construction or utility crew member to fill in an incident report. From the description say the type of the',
  'incident, its priority and its place, each null when the description does not say. Copy the place word for word from the',
  'description or from the earlier places; never make one up. In `missing` name at most two details that are not told and',
  'that an investigator would want, each as a short label with a colon, like "Witnesses:".',
].join(' ');

/** What a model makes of a description. Places that stand neither in it nor among the earlier ones are dropped. Throws ModelUnavailable. */
export async function suggestByModel(
  models: Models,
  options: { request: FieldSuggestionRequest; reports: readonly EarlierReport[]; viewer: Viewer },
): Promise<FieldSuggestion[]> {
  const { request, reports, viewer } = options;
  const { fieldName, currentValue, otherValues } = request;
  const description = fieldName === 'description' ? currentValue : (otherValues['description'] ?? '');
  const earlierPlaces = [...new Set(reports.map(({ location }) => location))].slice(0, 20);
  const answer = await models.writeObject({
    schema: answerSchema,
    instructions: INSTRUCTIONS,
    data: { description, field: fieldName, typed: currentValue, earlierPlaces },
    budgetMs: BUDGET_MS,
    user: viewer,
  });
  const source = 'model' as const;
  const found: FieldSuggestion[] = [];
  if (answer.type !== null) found.push({ field: 'type', value: answer.type, source, confidence: 0.85 });
  if (answer.priority !== null) {
    found.push({ field: 'priority', value: answer.priority, source, confidence: 0.8 });
  }
  const place = answer.location?.trim() ?? '';
  const isTold = (text: string) => text.toLowerCase().includes(place.toLowerCase());
  if (place !== '' && [description, ...earlierPlaces].some(isTold)) {
    found.push({ field: 'location', value: place, source, confidence: 0.8 });
  }
  for (const missing of answer.missing) {
    // A label, not a sentence: nothing that a description has talked the model into.
    if (!/^[\p{L}\p{N} ,'/-]{3,58}:?\s*$/u.test(missing)) continue;
    const value = `${missing.trim().replace(/:$/, '')}: `;
    found.push({ field: 'description', value, source, confidence: 0.5 });
  }
  return fieldName === 'description' ? found : found.filter(({ field }) => field === fieldName);
}
