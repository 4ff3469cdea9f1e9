import { z } from 'zod';
import { newPassword, roleSchema } from './auth.ts';
import { fieldMessage } from './field-message.ts';
import { idSchema, plainLine, requiredLine, timestampSchema, typedText } from './primitives.ts';
import { sentencesSchema } from './sentence.ts';

const email = z.email(fieldMessage('field.email')).max(254);
const username = z
  .string()
  .min(3, fieldMessage('field.at-least-characters', { least: 3 }))
  .max(40, fieldMessage('field.at-most-characters', { most: 40 }))
  .regex(/^[a-zA-Z0-9_.-]+$/, fieldMessage('field.username-letters'));
const crewId = requiredLine(60, fieldMessage('field.crew-blank'));

/** A person as other members of the product may see them. The password never leaves the server. */
export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: roleSchema,
  jobTitle: z.string().nullable(),
  department: z.string().nullable(),
  crewId: z.string().nullable(),
  supervisorId: idSchema.nullable(),
  emergencyContact: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  certifications: z.array(z.string()),
  profileImage: z.string().nullable(),
  lastTraining: timestampSchema.nullable(),
  active: z.boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type User = z.infer<typeof userSchema>;

/** GET /api/users/{id} wraps the person in `data`, as the product's screens expect. */
export const userReplySchema = z.object({ data: userSchema });

/** GET /api/users/{id}/supervisor: whom this person calls, by the profile's `supervisorId`; null where none is named. */
export const supervisorReplySchema = z.object({
  supervisor: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
});
export type SupervisorReply = z.infer<typeof supervisorReplySchema>;

/** POST /api/users (admin). */
export const createUserSchema = z.object({
  username,
  password: newPassword,
  name: requiredLine(120, fieldMessage('field.name-required')),
  role: roleSchema,
  crewId: crewId.nullable().optional(),
  email: email.nullable().optional(),
  phone: typedText(40).nullable().optional(),
  jobTitle: plainLine(120).nullable().optional(),
  department: plainLine(120).nullable().optional(),
  supervisorId: idSchema.nullable().optional(),
});
export type CreateUser = z.infer<typeof createUserSchema>;

/** PUT /api/users/{id}/access (admin). Fields left out stay as they are. */
export const userAccessSchema = z
  .object({
    role: roleSchema.optional(),
    crewId: crewId.nullable().optional(),
    /** Must be changed at the next sign-in. */
    password: newPassword.optional(),
    active: z.boolean().optional(),
    name: requiredLine(120, fieldMessage('field.name-required')).optional(),
    email: email.nullable().optional(),
    phone: typedText(40).nullable().optional(),
    jobTitle: typedText(120).nullable().optional(),
    department: typedText(120).nullable().optional(),
    supervisorId: idSchema.nullable().optional(),
    /** Takes away passkeys and the app for codes, for somebody who has lost them. */
    resetSecondFactor: z.literal(true).optional(),
  })
  .refine(
    (access) => Object.values(access).some((value) => value !== undefined),
    fieldMessage('field.nothing-to-change'),
  );
export type UserAccess = z.infer<typeof userAccessSchema>;

export const userListSchema = z.array(userSchema);

/** What a person says of themselves: PUT /api/users/{id}, one's own only. Fields left out stay as they are. */
const certification = requiredLine(200, fieldMessage('field.certification-blank')).transform((text) =>
  text.trim(),
);
export const MAX_CERTIFICATIONS = 50;
export const profileSchema = z
  .object({
    name: requiredLine(120, fieldMessage('field.name-required')),
    email: email.nullable(),
    phone: typedText(40).nullable(),
    jobTitle: plainLine(120).nullable(),
    department: plainLine(120).nullable(),
    emergencyContact: plainLine(120).nullable(),
    emergencyPhone: typedText(40).nullable(),
    certifications: z
      .array(certification)
      .max(MAX_CERTIFICATIONS, fieldMessage('field.certifications-most', { most: MAX_CERTIFICATIONS }))
      .transform((all) => [...new Set(all)]),
  })
  .partial()
  .refine(
    (profile) => Object.values(profile).some((value) => value !== undefined),
    fieldMessage('field.nothing-to-change'),
  );
export type Profile = z.infer<typeof profileSchema>;

/** Rows of one list of people; a longer one is imported in parts. */
export const MAX_IMPORTED_PEOPLE = 200;
/** Columns of the list; `username` and, for somebody new, `name` and `password` are needed. */
export const peopleColumns = [
  'username',
  'name',
  'password',
  'role',
  'crewId',
  'email',
  'phone',
  'jobTitle',
  'department',
] as const;

/** POST /api/users/import (admin): CSV with a first line of column names. Without `apply` it only says what it would do. */
export const importPeopleSchema = z.object({
  csv: typedText(200_000).refine((text) => text.trim() !== '', fieldMessage('people.list-empty')),
  apply: z.boolean().default(false),
});

/** What becomes of one line. `refused` says why; one refused line keeps the whole list from being applied. */
export const importedPersonSchema = z.object({
  /** Line of the file, the column names being line 1. */
  line: z.int().min(1),
  username: z.string(),
  name: z.string().nullable(),
  action: z.enum(['add', 'change', 'none', 'refused']),
  /** Names of the fields that change. Never the values of a password. */
  fields: z.array(z.string()),
  problems: z.array(z.string()),
});
export type ImportedPerson = z.infer<typeof importedPersonSchema>;
export const importPeopleReplySchema = z.object({
  people: z.array(importedPersonSchema),
  /** Columns that mean nothing here and are left out. */
  ignoredColumns: z.array(z.string()),
  applied: z.boolean(),
  /** Of what is wrong with the lines. */
  sentences: sentencesSchema,
});
export type ImportPeopleReply = z.infer<typeof importPeopleReplySchema>;
