import type { IncidentCategory, IncidentStatus } from '@tailboard/contract/incidents.ts';
import { isSentenceCode } from '@tailboard/contract/sentences/all.ts';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { say, sayCoded, type Said } from '../sentences/say.ts';

type Severity = 'low' | 'medium' | 'high' | null;

/** As much of a report as decides whether other crews are warned of it. */
export type Shareable = Readonly<{
  id: number;
  contentHash: string;
  category: IncidentCategory;
  status: IncidentStatus;
  severity: Severity;
  potentialSeverity: Severity;
  /** Kinds of hazard, in English. */
  hazards: readonly string[] | null;
}>;

/** Kinds that say what somebody suffers rather than what the danger is: medical detail. */
const notShared = new Set(['Eye', 'Heat illness', 'Medical emergency', 'Lifting or overexertion']);

/** The kind of danger that others are told, in English; null: none that may be. */
export const sharedKind = ({ hazards }: Pick<Shareable, 'hazards'>): string | null =>
  hazards?.find((hazard) => !notShared.has(hazard)) ?? null;

/**
 * Whether a report warns others: a hazard or a near miss always, an incident when it is or could have been serious and its kind of
 * danger is known. A closed one warns nobody.
 */
export function isShared(report: Shareable): boolean {
  if (report.status === 'closed') return false;
  if (report.category !== 'incident') return true;
  return (report.severity === 'high' || report.potentialSeverity === 'high') && sharedKind(report) !== null;
}

/** Of the incident `i`: holds for all that `isShared`, and few others. */
export const mayBeShared = sql`i.status <> 'closed'
  and (i.category <> 'incident' or i.severity = 'high' or i.potential_severity = 'high')`;

/** The kind of danger in words; without a known one the kind of report. */
export function kindInWords(kind: string | null, category: IncidentCategory): Said {
  const code = `hazard.${kind}`;
  return isSentenceCode(code) ? sayCoded({ code }) : say(`category.${category}`);
}

/** Names a report for those who may not know its number: from what nobody but its readers knows. */
export const namelessId = ({ id, contentHash }: Pick<Shareable, 'id' | 'contentHash'>): string =>
  `nearby-${createHash('sha256').update(`${id} ${contentHash}`).digest('hex').slice(0, 16)}`;
