import { z } from 'zod';
import { idSchema, typedText } from './primitives.ts';

/** What a signed-in person may do follows from this alone: see server/auth/permissions.ts. */
export const roles = ['field-crew', 'supervisor', 'admin'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

export const loginFormSchema = z.object({
  username: z.string().trim().min(1, 'Username is required'),
  password: z.string().min(1, 'Password is required'),
  rememberMe: z.boolean().optional(),
});
export type LoginForm = z.infer<typeof loginFormSchema>;

/** Body of POST /api/auth/sign-in/username. */
export const signInRequestSchema = z.object({
  username: typedText(200).min(1, 'Username is required'),
  password: typedText(500).min(1, 'Password is required'),
  rememberMe: z.boolean().optional(),
});

/** The signed-in person as the browser keeps it on the device. */
export const sessionUserSchema = z.object({
  id: idSchema,
  username: z.string(),
  name: z.string(),
  role: roleSchema,
  crewId: z.string().nullable(),
  jobTitle: z.string().nullable(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** Answer of sign-in and of GET /api/auth/get-session; the latter answers `null` (200) for nobody. */
export const sessionSchema = z.object({
  user: sessionUserSchema,
  session: z.object({ expiresAt: z.string() }),
});
export type Session = z.infer<typeof sessionSchema>;
