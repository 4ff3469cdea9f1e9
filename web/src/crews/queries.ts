import type { TalkCrew, TalkCrews } from '@tailboard/contract/talks.ts';
import { calls } from '../api/addresses.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';

// One reader for each path: the device keeps one answer for all who ask. Without the schemas, which weigh more than this.

/** The people of one's crew, oneself among them; from the device where there is no signal. */
export function useCrew(isAsked = true) {
  const { id: userId } = useUser();
  return useAnswer({ userId, path: isAsked ? calls.talkCrew : null, accept: readPeople });
}

/** The crews that a supervisor, safety or an administrator sees, each with the talk it held last; of others none is asked for. */
export function useCrews() {
  const { id: userId, role } = useUser();
  const path = role === 'field-crew' ? null : calls.talkCrews;
  return useAnswer({ userId, path, accept: readCrews });
}

/** Names of the crews whose records one sees, without one's own records. */
export function useCrewNames(): readonly string[] {
  const { role, crewId } = useUser();
  const { body } = useCrews();
  const own = role === 'supervisor' && crewId !== null ? [crewId] : [];
  return [...new Set([...own, ...(body ?? []).map((crew) => crew.crewId)])].sort();
}

const readPeople = (body: unknown): TalkCrew['people'] => (body as TalkCrew | null)?.people ?? missing();
const readCrews = (body: unknown): TalkCrews['crews'] => (body as TalkCrews | null)?.crews ?? missing();

function missing(): never {
  throw new Error('The answer has no crew.');
}
