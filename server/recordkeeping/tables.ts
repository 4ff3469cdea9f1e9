import type {
  CaseState,
  Criterion,
  DayKind,
  EstablishmentSize,
  EstablishmentType,
  Exception,
  IllnessType,
  PrivacyReason,
  Sex,
} from '@tailboard/contract/recordkeeping-terms.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/public.ts';
import type { Entry } from './rules/log.ts';
import type { SignedSummary } from './rules/summary.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const day = (name: string) => date(name, { mode: 'string' });
const person = (name: string) => integer(name).references(() => users.id);
const establishment = () => integer('establishment_id').references(() => establishments.id);

/** A place whose people share a log: 29 CFR 1904.46. */
export const establishments = pgTable('establishments', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
  companyName: text('company_name'),
  street: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zip: text().notNull(),
  naics: text().notNull(),
  industryDescription: text('industry_description'),
  ein: text(),
  establishmentType: text('establishment_type').$type<EstablishmentType>().notNull(),
  size: text().$type<EstablishmentSize>().notNull(),
  timeZone: text('time_zone').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Each crew has one home establishment at most. */
export const crewHomes = pgTable('crew_homes', {
  crewId: text('crew_id').primaryKey(),
  establishmentId: establishment().notNull(),
});

/** People whose home is another than their crew's. */
export const personHomes = pgTable('person_homes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  establishmentId: establishment().notNull(),
});

export const establishmentYears = pgTable(
  'establishment_years',
  {
    establishmentId: establishment().notNull(),
    year: integer().notNull(),
    averageEmployees: integer('average_employees'),
    hoursWorked: integer('hours_worked'),
    months: jsonb()
      .$type<{ month: number; crewId?: string | undefined; employees: number; hours: number }[]>()
      .notNull()
      .default([]),
    certifiedBy: text('certified_by'),
    certifiedTitle: text('certified_title'),
    certifiedPhone: text('certified_phone'),
    certifiedOn: day('certified_on'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.establishmentId, table.year] })],
);

/** A case that may go on a log. Names, addresses and dates of birth stand here and in no other table of the domain. */
export const recordedCases = pgTable(
  'recorded_cases',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null: imported. No reference: incidents know this table, and it does not know theirs. */
    incidentId: integer('incident_id'),
    /** Null until the crew has an establishment. */
    establishmentId: establishment(),
    /** Of the injury. */
    year: integer().notNull(),
    caseNumber: text('case_number'),
    state: text().$type<CaseState>().notNull().default('undecided'),
    /** Made by the judgement of a report, and completed by nobody yet. */
    isProposed: boolean('is_proposed').notNull().default(false),
    name: text(),
    userId: person('user_id'),
    jobTitle: text('job_title'),
    dateOfBirth: day('date_of_birth'),
    dateHired: day('date_hired'),
    sex: text().$type<Sex>(),
    address: text(),
    dateOfInjury: day('date_of_injury').notNull(),
    whereOccurred: text('where_occurred').notNull(),
    description: text().notNull(),
    illnessType: text('illness_type').$type<IllnessType>().notNull().default('injury'),
    privacyReason: text('privacy_reason').$type<PrivacyReason>(),
    dateOfDeath: day('date_of_death'),
    physician: text(),
    facility: text(),
    emergencyRoom: boolean('emergency_room').notNull().default(false),
    inPatient: boolean('in_patient').notNull().default(false),
    timeBeganWork: text('time_began_work'),
    timeOfEvent: text('time_of_event'),
    timeUnknown: boolean('time_unknown').notNull().default(false),
    beforeIncident: text('before_incident').notNull().default(''),
    whatHappened: text('what_happened').notNull().default(''),
    injuryOrIllness: text('injury_or_illness').notNull().default(''),
    objectOrSubstance: text('object_or_substance').notNull().default(''),
    estimate: integer(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('recorded_cases_number').on(table.establishmentId, table.year, table.caseNumber),
    // One case for a person and incident, by account or else by name; one without a name at most.
    uniqueIndex('recorded_cases_person').on(
      table.incidentId,
      sql`coalesce(${table.userId}::text, 'named ' || lower(btrim(coalesce(${table.name}, ''))))`,
    ),
    index('recorded_cases_log').on(table.establishmentId, table.year, table.id),
    index('recorded_cases_year').on(table.year, table.id),
  ],
);

/** Every decision, 'no' as well as 'yes'; the one with the highest id holds. Never changed. */
export const caseDecisions = pgTable(
  'case_decisions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer('case_id')
      .notNull()
      .references(() => recordedCases.id),
    recordable: text().$type<'yes' | 'no'>().notNull(),
    paragraph: text().notNull(),
    workRelated: text('work_related').$type<'yes' | 'no'>().notNull(),
    exception: text().$type<Exception>(),
    newCase: text('new_case').$type<'yes' | 'no'>().notNull(),
    criteria: text().array().$type<Criterion[]>().notNull(),
    ours: text().$type<'yes' | 'no'>().notNull(),
    reason: text().notNull(),
    ruleVersion: text('rule_version').notNull(),
    decidedBy: person('decided_by').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('case_decisions_case').on(table.caseId, table.id)],
);

export const caseDays = pgTable(
  'case_days',
  {
    caseId: integer('case_id')
      .notNull()
      .references(() => recordedCases.id),
    kind: text().$type<DayKind>().notNull(),
    from: day('from_day').notNull(),
    to: day('to_day'),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.from] })],
);

/** Entries of the log. One that is lined out stays as it was; the one that stands is counted anew when it is read. */
export const logEntries = pgTable(
  'log_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer('case_id')
      .notNull()
      .references(() => recordedCases.id),
    enteredAt: moment('entered_at').notNull().defaultNow(),
    linedOutAt: moment('lined_out_at'),
    /** Columns G to M as they last stood. */
    entry: jsonb().$type<Entry>().notNull(),
  },
  (table) => [
    index('log_entries_case').on(table.caseId, table.id),
    // One entry of a case stands at most.
    uniqueIndex('log_entries_standing')
      .on(table.caseId)
      .where(sql`${table.linedOutAt} is null`),
  ],
);

/** A 300A as it was signed, with its hash. Never changed; the one with the highest id holds. */
export const certifiedSummaries = pgTable(
  'certified_summaries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    establishmentId: establishment().notNull(),
    year: integer().notNull(),
    summary: jsonb().$type<SignedSummary>().notNull(),
    /** SHA-256 of the summary's JSON, hex. */
    hash: text().notNull(),
    keptBy: person('kept_by').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('certified_summaries_year').on(table.establishmentId, table.year, table.id)],
);

/** Who asked for a copy, when it is due and when it was given: 29 CFR 1904.35(b)(2). */
export const recordCopies = pgTable(
  'record_copies',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    establishmentId: establishment().notNull(),
    caseId: integer('case_id').references(() => recordedCases.id),
    year: integer().notNull(),
    what: text().$type<'log' | 'form-301'>().notNull(),
    askedBy: text('asked_by').notNull(),
    role: text().$type<'employee' | 'former-employee' | 'personal-representative' | 'union'>().notNull(),
    askedOn: day('asked_on').notNull(),
    dueOn: day('due_on').notNull(),
    givenOn: day('given_on'),
    givenBy: person('given_by'),
    keptBy: person('kept_by').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('record_copies_establishment').on(table.establishmentId, table.id)],
);

/** What was done of the duties of a year: posting, filing. */
export const yearDuties = pgTable(
  'year_duties',
  {
    establishmentId: establishment().notNull(),
    year: integer().notNull(),
    kind: text().$type<'post-summary' | 'file-electronically'>().notNull(),
    doneBy: person('done_by').notNull(),
    doneAt: moment('done_at').notNull().defaultNow(),
    note: text(),
  },
  (table) => [primaryKey({ columns: [table.establishmentId, table.year, table.kind] })],
);
