import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { idSchema, plainLine, requiredLine, typedText } from './primitives.ts';

/** Whose employee somebody is: it decides whose log they belong on (29 CFR 1904.31). */
export const personRoles = ['employee', 'temp', 'contractor', 'public'] as const;
/** The most that was done for somebody hurt, as far as it is known. */
export const treatments = [
  'none',
  'first-aid',
  'medical',
  'emergency-room',
  'admitted',
  'died',
  'unknown',
] as const;
export type PersonRole = (typeof personRoles)[number];
export type Treatment = (typeof treatments)[number];

/** People and witnesses of one incident, at most. */
export const MAX_PEOPLE = 50;

/**
 * Somebody hurt. `bodyPart`, `injury` and `treatment` are medical detail: null for whoever may not see it (only the person,
 * the reporter, the crew's supervisor, safety and admin may).
 */
export const injuredPersonSchema = z.object({
  name: requiredLine(120, fieldMessage('field.name-required')),
  /** Where they have an account: they may then open the incident and add facts. */
  userId: idSchema.nullish().transform((id) => id ?? null),
  role: z.enum(personRoles).default('employee'),
  bodyPart: plainLine(200)
    .nullish()
    .transform((text) => text ?? null),
  injury: plainLine(500)
    .nullish()
    .transform((text) => text ?? null),
  treatment: z.enum(treatments).nullable().default('unknown'),
});
export type InjuredPerson = z.infer<typeof injuredPersonSchema>;

export const witnessSchema = z.object({
  name: requiredLine(120, fieldMessage('field.name-required')),
  phone: typedText(40)
    .nullish()
    .transform((text) => text ?? null),
});
export type Witness = z.infer<typeof witnessSchema>;
