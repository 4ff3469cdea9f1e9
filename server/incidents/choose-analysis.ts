import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import type { FastifyBaseLogger } from 'fastify';
import { ModelUnavailable, type ModelImage, type Models } from '../ai/public.ts';
import { analyzeIncidentByModel } from './analysis-by-model.ts';
import { analyzeIncidentBuiltIn } from './analysis/analyze-incident-built-in.ts';

export type AnalyzeIncident = (
  report: Readonly<{ incidentType: string; description: string; location: string; mediaCount: number }>,
  by: { images: readonly ModelImage[]; user: { id: number } },
) => Promise<IncidentAnalysis>;

/** The one place that decides who makes the analysis of an incident: the built-in rules always, and a model adds to them where there is one. */
export function chooseAnalysis(models: Models, log: FastifyBaseLogger): AnalyzeIncident {
  return async (report, { images, user }) => {
    const builtIn = analyzeIncidentBuiltIn(report);
    const isSeen = models.can.vision && images.length > 0;
    if (!models.can.chat && !isSeen) return builtIn;
    try {
      return await analyzeIncidentByModel(models, { report, builtIn, images, user });
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      log.warn({ err: error }, 'a model added nothing to an analysis');
      return builtIn;
    }
  };
}
