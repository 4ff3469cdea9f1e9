import { establishmentListSchema, type Establishment } from '@tailboard/contract/establishments.ts';
import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import { copyListSchema, yearDutyListSchema } from '@tailboard/contract/recordkeeping-duties.ts';
import {
  itaCheckSchema,
  logSchema,
  privacyListSchema,
  ratesSchema,
  summarySchema,
} from '@tailboard/contract/recordkeeping-forms.ts';
import {
  copiesOf,
  establishmentsCall,
  filingCheckCall,
  logCall,
  privacyListCall,
  ratesCall,
  recordedCaseCall,
  recordedCasesCall,
  recordedCasesOf,
  summaryCall,
  yearDutiesCall,
} from '../api/addresses.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';

/** Establishment and year of a log. */
export type OfPlace = Readonly<{ establishmentId: number; year: number }>;

/** Who decides and records cases, and sees names of privacy cases, forms and rates. */
export function useIsKeeper(): boolean {
  const { role } = useUser();
  return role === 'safety' || role === 'admin';
}

/** For safety managers and administrators; nothing is asked of the server for others. */
export function useEstablishments() {
  const { id: userId } = useUser();
  const isKeeper = useIsKeeper();
  return useAnswer<Establishment[]>({
    userId,
    path: isKeeper ? establishmentsCall : null,
    accept: (body) => establishmentListSchema.parse(body),
  });
}

/** Thousands of cases: parsing each by the contract would take longer than drawing them. */
function asCases(body: unknown): RecordedCase[] {
  if (!Array.isArray(body)) throw new Error('The answer is no list of cases.');
  return body as RecordedCase[];
}
function asCase(body: unknown): RecordedCase {
  if (typeof body !== 'object' || body === null || !('decisions' in body)) throw new Error('No case');
  return body as RecordedCase;
}

/** The cases of an incident, or all; null: none is asked for. */
export function useCases(of: { incidentId: number } | 'all' | null) {
  const { id: userId } = useUser();
  const path = of === null ? null : of === 'all' ? recordedCasesCall : recordedCasesOf(of);
  return useAnswer({ userId, path, accept: asCases });
}

export function useCase(id: number) {
  const { id: userId } = useUser();
  return useAnswer({ userId, path: recordedCaseCall(id), accept: asCase });
}

export function useLog(of: OfPlace) {
  const { id: userId } = useUser();
  return useAnswer({ userId, path: logCall(of), accept: (body) => logSchema.parse(body) });
}

export function useSummary(of: OfPlace) {
  const { id: userId } = useUser();
  return useAnswer({ userId, path: summaryCall(of), accept: (body) => summarySchema.parse(body) });
}

/** `of` null: none is asked for. */
export function useFilingCheck(of: OfPlace | null) {
  const { id: userId } = useUser();
  const path = of === null ? null : filingCheckCall(of);
  return useAnswer({ userId, path, accept: (body) => itaCheckSchema.parse(body) });
}

export function usePrivacyList(of: OfPlace) {
  const { id: userId } = useUser();
  return useAnswer({ userId, path: privacyListCall(of), accept: (body) => privacyListSchema.parse(body) });
}

export function useCopies(of: OfPlace) {
  const { id: userId } = useUser();
  return useAnswer({ userId, path: copiesOf(of), accept: (body) => copyListSchema.parse(body) });
}

/** What is posted, filed and kept, of every establishment and year. */
export function useYearDuties() {
  const { id: userId } = useUser();
  return useAnswer({ userId, path: yearDutiesCall, accept: (body) => yearDutyListSchema.parse(body) });
}

/** `asked` null: the days are not in order. */
export function useRates(asked: Record<string, string> | null) {
  const { id: userId } = useUser();
  const path = asked === null ? null : ratesCall(asked);
  return useAnswer({ userId, path, accept: (body) => ratesSchema.parse(body) });
}
