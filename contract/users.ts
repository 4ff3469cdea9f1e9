import { z } from 'zod';
import { roleSchema } from './auth.ts';
import { idSchema, requiredText, timestampSchema, typedText } from './primitives.ts';

const email = z.email('Enter a valid e-mail address').max(254);
const username = z
  .string()
  .min(3, 'Use at least 3 characters')
  .max(40, 'Use at most 40 characters')
  .regex(/^[a-zA-Z0-9_.-]+$/, 'Use letters, digits, dot, dash and underscore only');
const password = typedText(200).min(10, 'Use at least 10 characters');
const crewId = requiredText(60, 'Crew must not be blank');

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

/** POST /api/users (admin). */
export const createUserSchema = z.object({
  username,
  password,
  name: requiredText(120, 'Name is required'),
  role: roleSchema,
  crewId: crewId.nullable().optional(),
  email: email.nullable().optional(),
  phone: typedText(40).nullable().optional(),
  jobTitle: typedText(120).nullable().optional(),
  department: typedText(120).nullable().optional(),
  supervisorId: idSchema.nullable().optional(),
});
export type CreateUser = z.infer<typeof createUserSchema>;

/** PUT /api/users/{id}/access (admin). Fields left out stay as they are. */
export const userAccessSchema = z
  .object({
    role: roleSchema.optional(),
    crewId: crewId.nullable().optional(),
    password: password.optional(),
    active: z.boolean().optional(),
  })
  .refine(
    (access) => Object.values(access).some((value) => value !== undefined),
    'Nothing to change was given',
  );
export type UserAccess = z.infer<typeof userAccessSchema>;

export const userListSchema = z.array(userSchema);
