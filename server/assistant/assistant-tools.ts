import type { AskAssistant, ReportPrefill } from '@tailboard/contract/assistant.ts';
import type { Citation } from '@tailboard/contract/documents.ts';
import { incidentTypeSchema, prioritySchema } from '@tailboard/contract/incidents.ts';
import { z } from 'zod';
import { tool, type ToolSet } from '../ai/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import { findClaimByNumber, listOwnClaims } from '../claims/public.ts';
import type { Database } from '../database/database.ts';
import { answerFromLibrary } from '../documents/public.ts';
import { listOwnIncidents } from '../incidents/public.ts';
import { tellCrewRecords, type CrewQuestion } from './crew-records.ts';
import { findHowTo } from './how-tos.ts';
import { countOwnClaims, countOwnIncidents, dayIn, describeClaim } from './own-records.ts';

/** Calls of tools in one answer, all together. */
const MOST_CALLS = 12;
const LONGEST_DESCRIPTION = 600;

/** What the tools have found for one answer. */
export type Findings = {
  passages: Citation[];
  claims: Map<string, { href: string; label: string }>;
  prefill: ReportPrefill | null;
  /** What the tools have told of records and of the product, as the model was told it. */
  records: string[];
  /** Something else than the documents was looked at: records, how-tos, the form. */
  lookedElsewhere: boolean;
};

/**
 * What a model may look at for `viewer`: their own reports, the claims that they may see, the safety documents, the how-tos.
 * Who asks is ours and no argument, so that nothing a model is talked into widens it. Nothing here changes anything.
 */
export function assistantTools(
  db: Database,
  { asked, viewer }: { asked: AskAssistant; viewer: Viewer },
): { tools: ToolSet; findings: Findings } {
  const findings: Findings = {
    passages: [],
    claims: new Map(),
    prefill: null,
    records: [],
    lookedElsewhere: false,
  };
  let calls = 0;
  const told = <T>(answer: T): T => {
    findings.lookedElsewhere = true;
    findings.records.push(JSON.stringify(answer));
    return answer;
  };
  /** What goes wrong is not told to a model: an error may quote a statement with its values. */
  const careful =
    <I>(work: (input: I) => Promise<unknown>) =>
    async (input: I): Promise<unknown> => {
      calls += 1;
      if (calls > MOST_CALLS) return { error: 'No more calls. Answer now.' };
      try {
        return await work(input);
      } catch {
        return { error: 'This cannot be looked up right now.' };
      }
    };

  const tools: ToolSet = {
    list_my_claims: tool({
      description: 'The newest claims of the person who asks, where each stands and what comes next.',
      inputSchema: z.object({}),
      execute: careful(async () => {
        const claims = await listOwnClaims(db, { viewer, limit: 10 });
        for (const { id, claimNumber } of claims) {
          findings.claims.set(claimNumber, { href: `/claims/${id}`, label: claimNumber });
        }
        const counted = await countOwnClaims(db, viewer);
        return told({
          counted,
          newest: claims.map((claim) => describeClaim(claim, { language: 'en', viewer })),
        });
      }),
    }),
    read_claim: tool({
      description: 'One claim by its number, like CLM-2026-000012.',
      inputSchema: z.object({ claimNumber: z.string().max(40) }),
      execute: careful(async ({ claimNumber }: { claimNumber: string }) => {
        const number = claimNumber.trim().toUpperCase();
        const claim = /^CLM-\d{4}-\d{1,9}$/.test(number)
          ? await findClaimByNumber(db, { viewer, claimNumber: number })
          : null;
        if (claim === null) return told({ error: 'There is no such claim.' });
        findings.claims.set(claim.claimNumber, { href: `/claims/${claim.id}`, label: claim.claimNumber });
        return told({
          claim: describeClaim(claim, { language: 'en', viewer }),
          description: claim.description.slice(0, LONGEST_DESCRIPTION),
        });
      }),
    }),
    list_my_incidents: tool({
      description: 'The newest incidents that the person who asks has reported.',
      inputSchema: z.object({}),
      execute: careful(async () => {
        const incidents = await listOwnIncidents(db, { viewer, limit: 10 });
        const counted = await countOwnIncidents(db, viewer);
        return told({
          counted,
          newest: incidents.map(({ type, date, location, status, priority, description }) => ({
            type,
            date: dayIn('en', date, viewer),
            location,
            status,
            priority,
            description: description.slice(0, LONGEST_DESCRIPTION),
          })),
        });
      }),
    }),
    search_safety_documents: tool({
      description:
        'Passages of the safety documents about a question, numbered. Cite the number of each that you use, like [1].',
      inputSchema: z.object({ query: z.string().min(1).max(500) }),
      execute: careful(async ({ query }: { query: string }) => {
        const { passages } = await answerFromLibrary(db, { question: query, viewer });
        return passages.map((passage) => {
          findings.passages.push(passage);
          const { document, section, quote } = passage;
          return { number: findings.passages.length, document, section, quote };
        });
      }),
    }),
    records_of_the_crew: tool({
      description:
        'For supervisors and administrators: how many incidents or claims the people have whose records the person who asks may see, or which claims wait for their decision.',
      inputSchema: z.object({
        about: z.enum(['incidents', 'claims', 'waiting']),
        days: z.number().int().min(1).max(3650).optional(),
      }),
      execute: careful(
        async ({ about, days }: { about: CrewQuestion['about']; days?: number | undefined }) => {
          const { message, links } = await tellCrewRecords(db, {
            viewer,
            asks: { about, days: days ?? null, status: null },
            language: 'en',
          });
          for (const link of links) findings.claims.set(link.label, link);
          return told({ answer: message });
        },
      ),
    }),
    how_to_use_the_product: tool({
      description: 'How something is done in Tailboard, by a question about it.',
      inputSchema: z.object({ question: z.string().max(500) }),
      execute: careful(async ({ question }: { question: string }) => {
        const howTo = findHowTo(question);
        return told(
          howTo === null
            ? { error: 'Nothing is known about that.' }
            : { page: howTo.href, answer: howTo.answer.en },
        );
      }),
    }),
    fill_report_form: tool({
      description:
        'Only when the person has told of something that happened: fills the report form with their own words for them to check. Nothing is sent.',
      inputSchema: z.object({
        type: incidentTypeSchema,
        priority: prioritySchema,
        location: z.string().max(200).optional(),
      }),
      execute: careful(async ({ type, priority, location }: ReportFields) => {
        const isTold =
          location !== undefined &&
          location.trim() !== '' &&
          asked.message.toLowerCase().includes(location.trim().toLowerCase());
        // The words are the person's, whatever the model has read meanwhile.
        findings.prefill = {
          ...{ type, priority, description: asked.message.trim() },
          ...(isTold ? { location: location.trim() } : {}),
        };
        return told({
          form: { type, priority, words: asked.message },
          note: 'The form is filled in. Ask the person to check and submit it.',
        });
      }),
    }),
  };
  return { tools, findings };
}

type ReportFields = {
  type: z.infer<typeof incidentTypeSchema>;
  priority: z.infer<typeof prioritySchema>;
  location?: string | undefined;
};
