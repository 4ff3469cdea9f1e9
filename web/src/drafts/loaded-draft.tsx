import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUser } from '../auth/public.ts';
import { device, type Draft } from '../offline/public.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';

/** An unfinished form, read once when its page opens: what is typed afterwards is newer than what is kept. */
const useLoadedDraft = (userId: number, kind: string) =>
  useQuery({
    queryKey: ['draft', userId, kind],
    queryFn: () => device.drafts.load(userId, kind),
    staleTime: 0,
    gcTime: 0,
  });

interface WithDraftProps {
  /** Which form: see Draft. */
  kind: string;
  /** Of the placeholder. */
  rows?: number;
  /** The form; null: nothing of it is kept. */
  children: (loaded: Draft | null) => ReactNode;
}

/** A form as it was left. */
export function WithDraft({ kind, rows, children }: WithDraftProps) {
  const { t } = useLingui();
  const user = useUser();
  const draft = useLoadedDraft(user.id, kind);
  if (draft.isPending) return <SkeletonRows label={t`Loading...`} {...(rows && { rows })} />;
  return children(draft.data ?? null);
}
