import { MIN_SUGGESTION_CHARACTERS } from '@tailboard/contract/incident-terms.ts';
import {
  fieldSuggestionListSchema,
  fieldSuggestionRequestSchema,
  type FieldSuggestion,
} from '@tailboard/contract/suggestions.ts';
import { ModelUnavailable, type Models } from '../ai/public.ts';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { earlierReports } from './earlier-reports.ts';
import { distinct, suggestBuiltIn } from './suggestions-built-in.ts';
import { suggestByModel } from './suggestions-by-model.ts';

/** Signed-in people are offered what a field may hold while they type. Nothing is stored. */
export async function suggestionRoutes(app: App, { models }: { models: Models }): Promise<void> {
  const { db } = app.context;
  app.post(
    '/api/ai/field-suggestion',
    {
      config: { access: 'signed-in', costly: true },
      schema: {
        tags: ['ai'],
        body: fieldSuggestionRequestSchema,
        response: { 200: fieldSuggestionListSchema },
      },
    },
    async (request) => {
      const viewer = viewerOf(request);
      const { fieldName, currentValue, otherValues } = request.body;
      const description = fieldName === 'description' ? currentValue : (otherValues['description'] ?? '');
      const typed = [currentValue, description].some(
        (text) => text.trim().length >= MIN_SUGGESTION_CHARACTERS,
      );
      if (!typed || (fieldName === 'description' && !isLongEnough(currentValue))) return [];
      const reports = await earlierReports(db, viewer);
      const builtIn = suggestBuiltIn(request.body, reports);
      if (!models.can.chat || !isLongEnough(description)) return builtIn;
      let byModel: FieldSuggestion[] = [];
      try {
        byModel = await suggestByModel(models, { request: request.body, reports, viewer });
      } catch (error) {
        if (!(error instanceof ModelUnavailable)) throw error;
        request.log.info({ err: error }, 'the model made no suggestions');
      }
      // Where both speak of a field of one value, the model's is kept; what the model left out stays.
      const answered = new Set(byModel.map(({ field }) => field));
      const rest = builtIn.filter(
        ({ field, source }) => !answered.has(field) || source === 'earlier-reports',
      );
      return distinct([...byModel, ...rest], { ...otherValues, [fieldName]: currentValue });
    },
  );
}

const isLongEnough = (text: string) => text.trim().length >= MIN_SUGGESTION_CHARACTERS;
