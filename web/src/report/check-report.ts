import { zodResolver } from '@hookform/resolvers/zod';
import { incidentContentSchema, type IncidentContent } from '@tailboard/contract/incidents.ts';
import type { Resolver } from 'react-hook-form';
import { withPlace, withType, type ReportFields } from './report-fields.ts';

/** As far ahead as the server lets a date lie (server/incidents/check-content.ts), so that it is said at once. */
const MAX_AHEAD_MS = 48 * 60 * 60 * 1000;
const reportSchema = incidentContentSchema.extend({
  date: incidentContentSchema.shape.date.refine(
    (text) => Date.parse(text) <= Date.now() + MAX_AHEAD_MS,
    'The date is in the future',
  ),
});

const completed = (fields: ReportFields) => withType(withPlace(fields));

/** What the form says, or null where something in it is wrong. */
export const readContent = (fields: ReportFields): IncidentContent | null =>
  reportSchema.safeParse(completed(fields)).data ?? null;

/** Checks by the contract, before anything is saved. The form's empty type is what the schema exists to refuse. */
const check = zodResolver(reportSchema) as unknown as Resolver<ReportFields, unknown, IncidentContent>;
export const checkReport: typeof check = (fields, ...how) => check(completed(fields), ...how);
