import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import { useUser } from '../auth/public.ts';

/** Which documents the signed-in person may change: administrators all, a supervisor those of the crew. */
export function useManages(): (document: Pick<SafetyDocument, 'crewId'>) => boolean {
  const { role, crewId } = useUser();
  return (document) =>
    role === 'admin' || (role === 'supervisor' && crewId !== null && document.crewId === crewId);
}

/** For whom a document would be that the person adds: the whole company, a crew, or null where they may add none. */
export function useAddsFor(): { crewId: string | null } | null {
  const { role, crewId } = useUser();
  if (role === 'admin') return { crewId: null };
  return role === 'supervisor' && crewId !== null ? { crewId } : null;
}
