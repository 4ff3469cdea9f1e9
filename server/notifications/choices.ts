import {
  alwaysTold,
  USUAL_DIGEST,
  type NotificationChoices,
  type PutNotificationChoices,
} from '@tailboard/contract/notification-choices.ts';
import {
  notificationKinds,
  type NotificationKind,
  type PushLanguage,
} from '@tailboard/contract/notifications.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { preferences, users } from '../identity/public.ts';
import { say } from '../sentences/say.ts';
import { isMailing } from './is-mailing.ts';

/** The row of `preferences`. What it does not name is on. */
const NAME = 'notifications';

type Ways = { push?: boolean | undefined; email?: boolean | undefined };
/** As `preferences` has them. */
export type StoredChoices = {
  choices?: Partial<Record<NotificationKind, Ways>>;
  digest?: { on?: boolean | undefined; hour?: number | undefined };
  language?: PushLanguage;
} | null;

const isFixed = (kind: NotificationKind) => alwaysTold.some((one) => one === kind);

/** Whether a person wants a kind that way. */
export const wants = (stored: StoredChoices, kind: NotificationKind, way: 'push' | 'email'): boolean =>
  isFixed(kind) || (stored?.choices?.[kind]?.[way] ?? true);

async function readStored(db: Database, userId: number): Promise<StoredChoices> {
  const [row] = await db.select().from(preferences).where(ofPerson(userId));
  return (row?.value as StoredChoices | undefined) ?? null;
}

const ofPerson = (userId: number) => and(eq(preferences.userId, userId), eq(preferences.name, NAME));

export async function readChoices(
  db: Database,
  { userId, mails }: { userId: number; mails: boolean },
): Promise<NotificationChoices> {
  const stored = await readStored(db, userId);
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const choices = Object.fromEntries(
    notificationKinds.map((kind) => [
      kind,
      { push: wants(stored, kind, 'push'), email: wants(stored, kind, 'email') },
    ]),
  );
  return {
    choices: choices as NotificationChoices['choices'],
    fixed: [...alwaysTold],
    email: mails && typeof person?.email === 'string',
    digest: {
      on: stored?.digest?.on ?? USUAL_DIGEST.on,
      hour: stored?.digest?.hour ?? USUAL_DIGEST.hour,
    },
    language: stored?.language ?? 'en',
  };
}

/** Changes what is sent. Throws `invalid-input` where something that must stay on is switched off. */
export async function putChoices(
  db: Database,
  { userId, change }: { userId: number; change: PutNotificationChoices },
): Promise<void> {
  const off = alwaysTold.filter((kind) => {
    const ways = change.choices?.[kind];
    return ways?.push === false || ways?.email === false;
  });
  if (off.length > 0) {
    throw new ProblemError('invalid-input', {
      errors: off.map((kind) => ({ field: `choices.${kind}`, message: say('field.stays-on') })),
    });
  }
  await db.transaction(async (tx) => {
    // Two devices that change at once follow one another.
    await tx.insert(preferences).values({ userId, name: NAME, value: {} }).onConflictDoNothing();
    await tx.select().from(preferences).where(ofPerson(userId)).for('update');
    const stored = await readStored(tx, userId);
    const choices = { ...stored?.choices };
    for (const [kind, ways] of Object.entries(change.choices ?? {}) as [NotificationKind, Ways][]) {
      choices[kind] = { ...choices[kind], ...ways };
    }
    const value = {
      ...stored,
      choices,
      ...(change.digest === undefined ? {} : { digest: { ...stored?.digest, ...change.digest } }),
      ...(change.language === undefined ? {} : { language: change.language }),
    };
    await tx
      .update(preferences)
      .set({ value, updatedAt: sql`now()` })
      .where(ofPerson(userId));
  });
}

/** How each of these people is reached besides the bell; by e-mail only while servers of this database send any. */
export async function reachOf(
  tx: Database,
  userIds: readonly number[],
): Promise<Map<number, { push: boolean; email: boolean; stored: StoredChoices }>> {
  const rows = await tx
    .select({
      id: users.id,
      push: sql<boolean>`exists (select from push_subscriptions s where s.user_id = ${users.id})`,
      email: sql<boolean>`${users.email} is not null and ${users.active} and ${isMailing}`,
      stored: sql<StoredChoices>`(select value from preferences c where c.user_id = ${users.id} and c.name = ${NAME})`,
    })
    .from(users)
    .where(sql`${users.id} = any(string_to_array(${[...new Set(userIds)].join()}, ',')::int[])`);
  return new Map(rows.map(({ id, ...reach }) => [id, reach]));
}
