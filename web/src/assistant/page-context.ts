import type { AssistantContext } from '@tailboard/contract/assistant.ts';
import { screens } from '../api/addresses.ts';

const contexts: readonly (readonly [path: string, context: AssistantContext])[] = [
  [screens.dashboard, 'dashboard'],
  [screens.incidents, 'incidents'],
  [screens.claims, 'claims'],
  [screens.dailyBriefing, 'briefing'],
  [screens.safety, 'safety'],
  ['/osha', 'osha'],
  [screens.profile, 'profile'],
];

/** What a question is probably about, by the page that it is asked on (spec, 'Assistant sheet'). */
export function contextOf(path: string): AssistantContext {
  if (path === screens.home) return 'dashboard';
  const found = contexts.find(([under]) => path === under || path.startsWith(`${under}/`));
  return found?.[1] ?? 'general';
}
