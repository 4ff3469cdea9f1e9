import { causeKinds } from '@tailboard/contract/comment-terms.ts';
import type { Investigation } from '@tailboard/contract/investigations.ts';
import { z } from 'zod';

/** What is in the form, as the device keeps it. `updatedAt`: the version at the server that it rests on. */
export const draftSchema = z.object({
  timeline: z.array(z.object({ at: z.string(), what: z.string() })),
  whys: z.array(z.string()),
  causes: z.array(z.object({ kind: z.enum(causeKinds), text: z.string(), root: z.boolean() })),
  leadBy: z.number().nullable(),
  isDone: z.boolean(),
  updatedAt: z.string().nullable(),
});
export type Written = z.infer<typeof draftSchema>;

export const writtenFrom = ({
  timeline,
  whys,
  causes,
  leadBy,
  state,
  updatedAt,
}: Investigation): Written => ({
  ...{ timeline, whys, causes, leadBy, updatedAt },
  isDone: state === 'done',
});
