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
  treatment: z
    .enum(treatments)
    .nullish()
    .transform((treatment) => treatment ?? 'unknown'),
});
export type InjuredPerson = z.infer<typeof injuredPersonSchema>;

export const witnessSchema = z.object({
  name: requiredLine(120, fieldMessage('field.name-required')),
  phone: typedText(40)
    .nullish()
    .transform((text) => text ?? null),
});
export type Witness = z.infer<typeof witnessSchema>;

/** What a report, or a change of one, may say of people. Left out of a change: as they are; a list replaces the list. */
export const peopleOfIncident = {
  people: z.array(injuredPersonSchema).max(MAX_PEOPLE).optional(),
  witnesses: z.array(witnessSchema).max(MAX_PEOPLE).optional(),
  /** Whether the reporter has told their supervisor; null: not said. */
  supervisorTold: z.boolean().nullish(),
};
export type PeopleOfIncident = Readonly<{
  people?: readonly InjuredPerson[] | undefined;
  witnesses?: readonly Witness[] | undefined;
  supervisorTold?: boolean | null | undefined;
}>;

/**
 * PUT /api/incidents/{id}/people, by whoever may edit the incident: what is left out stays, a list replaces the list. `version`: the
 * `peopleVersion` of the incident as it was read; where people have changed since then, it is 409 `changed-meanwhile`.
 */
export const putPeopleSchema = z
  .object({ ...peopleOfIncident, version: z.string().max(100).nullish() })
  .refine(
    ({ people, witnesses, supervisorTold }) =>
      people !== undefined || witnesses !== undefined || typeof supervisorTold === 'boolean',
    fieldMessage('field.nothing-to-change'),
  );
export type PutPeople = z.infer<typeof putPeopleSchema>;

/** Somebody hurt as the server sends them; medical detail is null for whoever may not see it. */
export const shownPersonSchema = z.object({
  name: z.string(),
  userId: idSchema.nullable(),
  role: z.enum(personRoles),
  bodyPart: z.string().nullable(),
  injury: z.string().nullable(),
  treatment: z.enum(treatments).nullable(),
});
export type ShownPerson = z.infer<typeof shownPersonSchema>;

export const shownWitnessSchema = z.object({ name: z.string(), phone: z.string().nullable() });
export type ShownWitness = z.infer<typeof shownWitnessSchema>;
