import type { SpokenSource } from '@tailboard/contract/spoken-report.ts';
import { draftFromWords } from '@tailboard/answers/incidents/spoken/draft.ts';
import { datetimeLocal } from '../language/datetime-local.ts';
import type { HurtPeople } from './hurt-people.ts';
import type { ReportFields } from './report-fields.ts';

/** What is filled in for what was said, each only where nothing stands yet, and the words that it comes from. */
export type Heard = Readonly<{
  fields: Partial<ReportFields>;
  people: HurtPeople['people'];
  from: readonly SpokenSource[];
}>;

/** Reads what somebody said at `now`, by the clock of this device; what they filled in themselves stays. */
export function fromWords(text: string, { before, now }: { before: ReportFields; now: Date }): Heard {
  // The form counts by the device's own clock, as the words do: no zone comes in.
  const { draft, from } = draftFromWords({ text, at: `${datetimeLocal(now)}:00Z`, place: before.location });
  return {
    fields: {
      category: draft.category,
      priority: draft.priority,
      ...(before.type === '' && { type: draft.type }),
      ...(before.location.trim() === '' && draft.location !== null && { location: draft.location }),
      ...(draft.date !== null && { date: draft.date.slice(0, 16) }),
    },
    people: draft.people.flatMap(({ name, bodyPart, treatment }) =>
      name === null
        ? []
        : [{ name, userId: null, role: 'employee' as const, bodyPart, injury: null, treatment }],
    ),
    from,
  };
}
