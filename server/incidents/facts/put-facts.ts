import type { FactName, FactValue } from '@tailboard/contract/incident-analysis.ts';
import { askedFacts, type PutFacts, type SaidFact } from '@tailboard/contract/incident-facts.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { changesBetween, recordHistory } from '../../history/public.ts';
import { hidden, notFound } from '../../http/problem.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { judgeAgain } from '../judging/judge-again.ts';
import { maySee } from '../list-incidents.ts';
import { findIncident, lockIncident } from '../store.ts';
import { incidents } from '../tables.ts';
import { checkLikely, checkTimes, timesAfter } from './check-facts.ts';
import { keepFacts, listFacts } from './facts-store.ts';

/**
 * Keeps what `viewer` answered: the owner, somebody hurt, or whoever sees the record for the crew. Only what is sent changes;
 * the incident is judged anew in the same transaction. A repeat changes nothing, and an answer that waited on a phone nothing that
 * somebody else answered later. Throws `invalid-input` for times that cannot
 * be, `facts-contradict` for answers that are unlikely and not confirmed.
 */
export async function putFacts(
  db: Database,
  options: { viewer: Viewer; id: number; sent: PutFacts; now?: number; modelJudges?: boolean },
): Promise<void> {
  const { viewer, id, sent, now = Date.now(), modelJudges = false } = options;
  await db.transaction(async (tx) => {
    await lockIncident(tx, id);
    const stored = await findIncident(tx, id);
    if (stored === null) throw notFound();
    // Whoever may open it may answer: its owner, somebody hurt, and those who see it for the crew.
    if (!(await maySee(tx, viewer, stored))) throw hidden();
    const { incident } = stored;
    checkTimes(sent, { date: incident.date, kept: incident, now });
    const kept = new Map((await listFacts(tx, id)).map((said) => [said.fact, said]));
    const before: Answered = Object.fromEntries([...kept].map(([fact, { value }]) => [fact, value]));
    const saidAt = whenSaid(sent, now);
    const isPassedOver = (there: SaidFact | undefined) =>
      there !== undefined && there.by.id !== viewer.id && Date.parse(there.at) > saidAt;
    const changed: Answered = Object.fromEntries(
      askedFacts.flatMap((fact) => {
        const value = sent[fact];
        const isNew = value !== undefined && value !== before[fact];
        return isNew && !isPassedOver(kept.get(fact)) ? [[fact, value]] : [];
      }),
    );
    if (!sent.confirm) {
      checkLikely({ category: incident.category, changed, after: { ...before, ...changed } });
    }
    const times = timesAfter(sent, incident);
    const changes = {
      ...changesBetween(before, changed),
      ...changesBetween({ learnedAt: incident.learnedAt, eventAt: incident.eventAt }, times),
    };
    if (Object.keys(changes).length === 0) return;
    await keepFacts(tx, {
      answers: [{ incidentId: id, facts: changed }],
      saidBy: viewer.id,
      at: new Date(saidAt),
    });
    await tx.update(incidents).set(times).where(eq(incidents.id, id));
    await recordHistory(tx, [
      { actorId: viewer.id, subject: 'incident', subjectId: id, action: 'facts-answered', changes },
    ]);
    await judgeAgain(tx, { incidentId: id, now, modelJudges });
  });
}

/** Ms, by this server's clock: a phone's may go wrong, so what counts is how long the answer waited on it. */
function whenSaid({ saidAt, sentAt }: PutFacts, now: number): number {
  if (saidAt === undefined) return now;
  const waited = (sentAt === undefined ? now : Date.parse(sentAt)) - Date.parse(saidAt);
  return now - Math.max(0, waited);
}

type Answered = Readonly<Partial<Record<FactName, FactValue>>>;
