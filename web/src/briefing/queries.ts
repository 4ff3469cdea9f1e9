import type { Briefing, SourceKind, Task } from '@tailboard/contract/briefing.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { deviceKeys } from '../api/device-keys.ts';
import { serverAnswers } from '../api/use-answer.ts';
import type { Position } from '../map/position.ts';
import { device } from '../offline/public.ts';
import { keepPlace } from './kept-places.ts';
import { pathOf } from './stored-path.ts';

/** A briefing and when this device was given it, ISO time. */
interface GivenBriefing {
  briefing: Briefing;
  at: string;
}

export interface LiveBriefing {
  /** For the place asked about; undefined while there is none. May be for other tasks than those asked about. */
  given: GivenBriefing | undefined;
  /** True until there is something to show or it is certain that there is not. */
  loading: boolean;
  refreshing: boolean;
  /** Why there is nothing newer. */
  error: Error | null;
  refresh: () => void;
}

/** Ms: the server itself has 10 s for the weather services. */
const PATIENCE_MS = 15_000;

const storedBriefing = (userId: number, place: Position | null) =>
  queryOptions({
    queryKey: deviceKeys.of(userId, place === null ? 'no briefing' : pathOf(place)),
    queryFn: async (): Promise<GivenBriefing | null> => {
      const stored = place === null ? null : await device.answers.read(userId, pathOf(place));
      const briefing = stored === null ? null : readBriefing(stored.body);
      return stored !== null && briefing !== null ? { briefing, at: stored.at } : null;
    },
  });

/** The briefing of a place: the last one at once, a new one from the server behind it. */
export function useBriefing(options: {
  userId: number;
  place: Position | null;
  tasks: readonly Task[];
}): LiveBriefing {
  const { userId, place, tasks } = options;
  const queries = useQueryClient();
  const kept = storedBriefing(userId, place);
  const stored = useQuery(kept);
  const fresh = useQuery({
    queryKey: [...serverAnswers, userId, 'briefing', place && pathOf(place), tasks.join()],
    enabled: place !== null,
    queryFn: async ({ signal }): Promise<GivenBriefing> => {
      if (place === null) throw new Error('There is no place to ask about.');
      const path = `${pathOf(place)}&tasks=${tasks.join()}`;
      const body = await call(path, { signal, timeout: PATIENCE_MS });
      const briefing = readBriefing(body);
      if (briefing === null) throw new Error('The answer is no briefing.');
      const at = await device.answers.write({ userId, path: pathOf(place), body });
      const given: GivenBriefing = { briefing, at };
      queries.setQueryData(kept.queryKey, given);
      return given;
    },
    refetchOnMount: 'always',
  });
  const given = fresh.data ?? stored.data ?? undefined;
  return {
    given,
    loading: given === undefined && (place === null || stored.isPending || fresh.isFetching),
    refreshing: fresh.isFetching,
    error: fresh.isFetching ? null : fresh.error,
    refresh: () => void fresh.refetch({ cancelRefetch: false }),
  };
}

/** Keeps the place of a briefing that was shown; what lies here of places that are no longer kept, goes. */
export function keepShownPlace(userId: number, place: Parameters<typeof keepPlace>[1]): void {
  for (const gone of keepPlace(userId, place)) {
    void device.answers.write({ userId, path: pathOf(gone), body: null });
  }
}

/** The server checks its answers by the contract; this tells one from what an earlier version kept. */
function readBriefing(body: unknown): Briefing | null {
  const { location, weather, timeline, alerts, tasks, toolboxTalkTopic, ...lists } = (body ??
    {}) as Partial<Briefing>;
  const { importantNotices, safetyGuidelines, ppeRecommendations, localHazards } = lists;
  const arrays = [timeline, alerts, tasks, importantNotices, safetyGuidelines, ppeRecommendations];
  const isWhole =
    typeof location?.name === 'string' &&
    Array.isArray(weather?.forecast) &&
    toolboxTalkTopic !== undefined &&
    [...arrays, localHazards].every((list) => Array.isArray(list));
  return isWhole ? withKinds(body as Briefing) : null;
}

/** A briefing kept before each guideline said what kind of rule it is: a section of the federal regulations is law. */
function withKinds(briefing: Briefing): Briefing {
  const kindOf = (source: string): SourceKind => (/\bCFR\b/.test(source) ? 'law' : 'guidance');
  const { safetyGuidelines, ppeRecommendations } = briefing;
  return {
    ...briefing,
    safetyGuidelines: safetyGuidelines.map((one) => Object.assign({ kind: kindOf(one.source) }, one)),
    ppeRecommendations: ppeRecommendations.map((one) => Object.assign({ kind: kindOf(one.source) }, one)),
  };
}

/** Round trip of the briefing's own call to the server and back in whole ms. Throws when the server does not answer. */
export function useConnectionTest() {
  return useMutation({
    mutationFn: async () => {
      const begun = performance.now();
      try {
        await call(calls.briefingPing, { timeout: PATIENCE_MS });
      } catch (error) {
        // A refusal of the server has gone there and back too; one without its words is of something on the way.
        if (!(error instanceof ApiError) || !error.problem) throw error;
      }
      return Math.max(1, Math.round(performance.now() - begun));
    },
  });
}
