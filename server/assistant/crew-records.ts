import { plain } from '@tailboard/answers/reading/language.ts';
import { nameWithUsername } from '@tailboard/contract/person-name.ts';
import { and, count, eq, gte, inArray, isNotNull, ne } from 'drizzle-orm';
import { type Action, scopeOf, users, whoseRecords } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import { claims, reviewClaims } from '../claims/public.ts';
import type { Database } from '../database/database.ts';
import { incidents } from '../incidents/public.ts';
import type { Language } from './language.ts';
import { byStatus, counted, statusAsked, statusWords, type AskedStatus } from './asked-status.ts';
import { countsNobodys } from './own-questions.ts';
import { claimsLabel, dayIn, incidentsLabel, type Told } from './own-records.ts';
import { daysAsked, inTheLast, since } from './period.ts';

/** `days`: of the last so many days; null: of all time. `status`: which are counted; null: all. */
export type CrewQuestion = Readonly<{
  about: 'incidents' | 'claims' | 'waiting';
  days: number | null;
  status: AskedStatus | null;
}>;

const CREW = /\b(crews?|team|my people|cuadrillas?|mi equipo|mi gente)\b/;
const CLAIMS = /\b(claims?|reclamos?|reclamaci(on|ones))\b/;
const INCIDENTS = /\b(incidents?|accidents?|reports|injuries|incidentes?|accidentes?|informes|reportes)\b/;
const COUNTS =
  /\b(how many|count|number of|list|show|which|any|tell me|had|latest|newest|cuant\w*|lista|muestr\w*|cuales|hubo|tuvo)\b/;
const WAITING =
  /\b(wait\w*( for| on)? (me|my|us|a decision)|(for me|need|have|left) to (decide|review|approve)|(needs?|awaiting) my (decision|review|approval)|(do|must|should) i (decide|review|approve)|esperan? (por mi|mi decision|una decision|a que yo)|me esperan|(tengo|debo|hay) que (decidir|revisar|aprobar)|por (decidir|revisar))\b/;
const SHOWN = 3;

/**
 * What a question about the records of others asks for, or null for any other question. 'How many open incidents' without a
 * word whose is about all that `viewer` may see, as the dashboard is.
 */
export function asksCrewRecords(message: string, viewer: Viewer): CrewQuestion | null {
  const text = plain(message);
  const days = daysAsked(text);
  if (CLAIMS.test(text) && WAITING.test(text)) return { about: 'waiting', days: null, status: null };
  const ofCrew = CREW.test(text) && COUNTS.test(text);
  const action = CLAIMS.test(text) ? 'claim.read' : 'incident.read';
  if (!ofCrew && !(countsNobodys(message) && ['crew', 'any'].includes(scopeOf(viewer, action)))) return null;
  if (CLAIMS.test(text)) return { about: 'claims', days, status: statusAsked('claims', text) };
  return INCIDENTS.test(text) ? { about: 'incidents', days, status: statusAsked('incidents', text) } : null;
}

/** Answers out of the records that `viewer` may see, counted by the same rule as the lists (identity/permissions.ts). */
export async function tellCrewRecords(
  db: Database,
  options: { viewer: Viewer; asks: CrewQuestion; language: Language },
): Promise<Told> {
  const { viewer, asks, language } = options;
  if (asks.about === 'waiting') return tellWaiting(db, { viewer, language });
  return tellCounts(db, { viewer, asks: { ...asks, about: asks.about }, language });
}

/** Who is counted, and of which time, as the beginning of a sentence. */
function lead(
  viewer: Viewer,
  { action, days, language }: { action: Action; days: number | null; language: Language },
) {
  const scope = scopeOf(viewer, action);
  const es = language === 'es';
  const people =
    scope === 'any'
      ? { en: 'all crews have', es: 'todas las cuadrillas tienen' }
      : scope === 'crew'
        ? { en: 'your crew has', es: 'su cuadrilla tiene' }
        : { en: 'you have', es: 'usted tiene' };
  // Others' records are no business of whoever may not see them; that is said rather than a count that looks like the crew's.
  const only =
    scope === 'own' || scope === 'none'
      ? es
        ? 'Usted ve solo lo suyo; lo de la cuadrilla lo ven sus supervisores. '
        : 'You see only your own; your crew’s is seen by its supervisors. '
      : '';
  const when = inTheLast(days, language);
  const sentence = `${when}${people[language]}`;
  return `${only}${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

type Counting = {
  viewer: Viewer;
  asks: CrewQuestion & { about: 'incidents' | 'claims' };
  language: Language;
};

async function tellCounts(db: Database, { viewer, asks, language }: Counting): Promise<Told> {
  const { about, days, status } = asks;
  const isAsked = (one: { status: keyof typeof statusWords }) =>
    status?.statuses.includes(one.status) ?? true;
  const all =
    about === 'claims' ? await countClaims(db, { viewer, days }) : await countIncidents(db, { viewer, days });
  const counts = all.filter(isAsked);
  const total = counts.reduce((sum, { number }) => sum + number, 0);
  const action = about === 'claims' ? 'claim.read' : 'incident.read';
  const label = about === 'claims' ? claimsLabel : incidentsLabel;
  return {
    message: `${lead(viewer, { action, days, language })} ${counted(total, { about, asked: status, language })}${byStatus(counts, { status, language })}.`,
    links: [{ href: `/${about}`, label: label[language] }],
  };
}

type Counted = { viewer: Viewer; days: number | null };

function countIncidents(db: Database, { viewer, days }: Counted) {
  const from = since(days);
  return db
    .select({ status: incidents.status, number: count() })
    .from(incidents)
    .innerJoin(users, eq(users.id, incidents.userId))
    .where(and(whoseRecords(viewer, 'incident.read'), from === null ? undefined : gte(incidents.date, from)))
    .groupBy(incidents.status);
}

function countClaims(db: Database, { viewer, days }: Counted) {
  const from = since(days);
  return db
    .select({ status: claims.status, number: count() })
    .from(claims)
    .innerJoin(users, eq(users.id, claims.userId))
    .where(and(whoseRecords(viewer, 'claim.read'), from === null ? undefined : gte(claims.filedDate, from)))
    .groupBy(claims.status);
}

/** Those to decide, oldest first; for who decides none, their own in which they were asked something. */
async function tellWaiting(
  db: Database,
  { viewer, language }: { viewer: Viewer; language: Language },
): Promise<Told> {
  const es = language === 'es';
  const scope = scopeOf(viewer, 'claim.decide');
  if (scope === 'none' || scope === 'own') return tellQuestions(db, { viewer, language });
  const { claims: oldest } = await reviewClaims(db, {
    viewer,
    wanted: { status: ['pending', 'under_review'], limit: SHOWN },
  });
  const [counted] = await db
    .select({ number: count() })
    .from(claims)
    .innerJoin(users, eq(users.id, claims.userId))
    .where(
      and(
        inArray(claims.status, ['pending', 'under_review']),
        ne(claims.userId, viewer.id),
        whoseRecords(viewer, 'claim.decide'),
      ),
    );
  const total = counted?.number ?? 0;
  const review = { href: '/review', label: es ? 'Revisar' : 'Review' };
  if (total === 0) {
    return {
      message: es ? 'Ningún reclamo espera su decisión.' : 'No claim waits for your decision.',
      links: [review],
    };
  }
  const lines = oldest.map(({ claimNumber, claimType, reportedBy, reportedByUsername, status, filedDate }) =>
    es
      ? `- ${claimNumber} (${claimType}), de ${nameWithUsername(reportedBy, reportedByUsername)}, ${statusWords[status].es}, presentado el ${dayIn('es', filedDate, viewer)}`
      : `- ${claimNumber} (${claimType}) of ${nameWithUsername(reportedBy, reportedByUsername)}, ${statusWords[status].en}, filed on ${dayIn('en', filedDate, viewer)}`,
  );
  const first = es
    ? `${total === 1 ? 'Un reclamo espera' : `${total} reclamos esperan`} su decisión${total > SHOWN ? '. Los más antiguos' : ''}:`
    : `${total === 1 ? '1 claim waits' : `${total} claims wait`} for your decision${total > SHOWN ? '. The oldest' : ''}:`;
  return {
    message: [first, ...lines].join('\n'),
    links: [...oldest.map(({ id, claimNumber }) => ({ href: `/review/${id}`, label: claimNumber })), review],
  };
}

async function tellQuestions(
  db: Database,
  { viewer, language }: { viewer: Viewer; language: Language },
): Promise<Told> {
  const es = language === 'es';
  const asked = await db
    .select({ id: claims.id, claimNumber: claims.claimNumber, question: claims.question })
    .from(claims)
    .where(and(eq(claims.userId, viewer.id), isNotNull(claims.question)))
    .limit(SHOWN);
  const lines = asked.map(({ claimNumber, question }) => `- ${claimNumber}: “${question?.text ?? ''}”`);
  const none = es
    ? 'Ninguno de sus reclamos espera una respuesta suya. Los reclamos los deciden los supervisores.'
    : 'None of your claims waits for an answer of yours. Claims are decided by supervisors.';
  const some = es ? 'Estos reclamos esperan su respuesta:' : 'These claims wait for your answer:';
  return {
    message: asked.length === 0 ? none : [some, ...lines].join('\n'),
    links: [
      ...asked.map(({ id, claimNumber }) => ({ href: `/claims/${id}`, label: claimNumber })),
      { href: '/claims', label: claimsLabel[language] },
    ],
  };
}
