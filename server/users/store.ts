import type { User } from '@tailboard/contract/users.ts';
import type { users } from '../identity/public.ts';

/** The one place where a person's row becomes an answer; names every field that leaves. */
export function toUser(row: typeof users.$inferSelect): User {
  return {
    id: row.id,
    username: row.displayUsername ?? row.username,
    name: row.name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    jobTitle: row.jobTitle,
    department: row.department,
    crewId: row.crewId,
    supervisorId: row.supervisorId,
    emergencyContact: row.emergencyContact,
    emergencyPhone: row.emergencyPhone,
    certifications: row.certifications,
    profileImage: row.image,
    lastTraining: row.lastTraining?.toISOString() ?? null,
    active: row.active,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
