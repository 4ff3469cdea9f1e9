import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import { plain } from '@tailboard/contract/text-language.ts';
import { count, eq } from 'drizzle-orm';
import type { Viewer } from '../auth/public.ts';
import { claims, findClaimByNumber, listOwnClaims, specializedAnswer } from '../claims/public.ts';
import type { Database } from '../database/database.ts';
import { incidents, listOwnIncidents } from '../incidents/public.ts';
import type { Language } from './language.ts';

export type Told = { message: string; links: { href: string; label: string }[] };

const CLAIM_NUMBER = /\bCLM-\d{4}-\d{1,9}\b/i;
const CLAIM = /\b(claims?|reclamos?|reclamaci(on|ones)|reimbursement|reembolso|money|dinero)\b/;
const INCIDENT = /\b(incidents?|reports?|incidentes?|informes?|reportes?)\b/;
const OWN = /\b(my|mine|i|me|our|mi|mis|mio|tengo|nuestro)\b/;
const STATE =
  /\b(status|tell|about|had|happen\w*|happening|doing|stand|where is|when|decided|approved|rejected|denied|paid|pending|open|closed|waiting|update|news|next|missing|latest|last|newest|how many|count|list|show|have|estado|paso|cuando|decidi\w*|aprob\w*|rechaz\w*|pag\w*|pendientes?|abiertos?|cerrados?|falta\w*|ultim\w*|cuant\w*|lista|muestr\w*|tengo)\b/;
const NEXT =
  /^(what (should|do|must|can) i do( next| now)?|what('s| is) next|next steps?|que (debo|tengo que) hacer( ahora)?|que sigue)\W*$/;
const HOW = /^(how (do|can|to|should)|where (do|can)|como (puedo|se|hago|presento|reporto)|can i)\b/;

/** What a question about one's own records asks for, or null for any other question. */
export function asksOwnRecords(message: string): 'claim' | 'incidents' | 'next' | null {
  const text = plain(message);
  if (CLAIM_NUMBER.test(message)) return 'claim';
  if (NEXT.test(text)) return 'next';
  if (HOW.test(text) || !OWN.test(text) || !STATE.test(text)) return null;
  if (CLAIM.test(text)) return 'claim';
  return INCIDENT.test(text) ? 'incidents' : null;
}

export const statusWords: Readonly<
  Record<Claim['status'] | Incident['status'], Readonly<Record<Language, string>>>
> = {
  pending: { en: 'pending', es: 'pendiente' },
  under_review: { en: 'under review', es: 'en revisión' },
  approved: { en: 'approved', es: 'aprobado' },
  rejected: { en: 'rejected', es: 'rechazado' },
  open: { en: 'open', es: 'abierto' },
  in_progress: { en: 'in progress', es: 'en curso' },
  closed: { en: 'closed', es: 'cerrado' },
};

/** '2 pending', '2 pendientes'. */
export function howMany(number: number, status: keyof typeof statusWords, language: Language): string {
  const word = statusWords[status][language];
  const isPlural = language === 'es' && number !== 1 && !word.startsWith('en ');
  return `${number} ${word}${isPlural ? 's' : ''}`;
}

/** Answers out of the records that `viewer` may see, and of nobody else's. */
export async function tellOwnRecords(
  db: Database,
  options: { viewer: Viewer; message: string; asks: 'claim' | 'incidents' | 'next'; language: Language },
): Promise<Told> {
  const { viewer, message, asks, language } = options;
  if (asks === 'claim') return tellClaims(db, { viewer, message, language });
  if (asks === 'incidents') return tellIncidents(db, { viewer, language });
  const [newest, reports] = await Promise.all([
    listOwnClaims(db, { viewer, limit: 20 }),
    tellIncidents(db, { viewer, language }),
  ]);
  const open = newest.filter(({ status }) => status === 'pending' || status === 'under_review');
  const told = open.slice(0, 3).map((claim) => describeClaim(claim, language));
  return {
    message: [reports.message, ...told].join('\n\n'),
    links: [...open.slice(0, 3).map(linkOf), ...reports.links],
  };
}

async function tellClaims(
  db: Database,
  { viewer, message, language }: { viewer: Viewer; message: string; language: Language },
): Promise<Told> {
  const number = CLAIM_NUMBER.exec(message)?.[0].toUpperCase();
  if (number !== undefined) {
    const claim = await findClaimByNumber(db, { viewer, claimNumber: number });
    if (claim === null) {
      const none = {
        en: `I find no claim ${number} that you may see.`,
        es: `No encuentro un reclamo ${number} que usted pueda ver.`,
      };
      return { message: none[language], links: [{ href: '/claims', label: claimsLabel[language] }] };
    }
    return { message: describeClaim(claim, language), links: [linkOf(claim)] };
  }
  const newest = await listOwnClaims(db, { viewer, limit: 20 });
  if (newest.length === 0) {
    const none = {
      en: 'You have filed no claim yet. Open Incidents, choose the incident and press File Claim.',
      es: 'Todavía no ha presentado ningún reclamo. Abra Incidentes, elija el incidente y pulse Presentar reclamo.',
    };
    return { message: none[language], links: [{ href: '/incidents', label: incidentsLabel[language] }] };
  }
  const counts = await countOwnClaims(db, viewer);
  const total = counts.reduce((sum, { number: one }) => sum + one, 0);
  const text = plain(message);
  const wanted = newest.filter(({ status }) => matchesStatus(status, text));
  const shown = (wanted.length > 0 ? wanted : newest).slice(0, 3);
  const parts = counts.map(({ status, number: one }) => howMany(one, status, language)).join(', ');
  const lead =
    total === 1
      ? []
      : [
          language === 'es'
            ? `Usted tiene ${total} reclamos: ${parts}.`
            : `You have ${total} claims: ${parts}.`,
        ];
  return {
    message: [...lead, ...shown.map((claim) => describeClaim(claim, language))].join('\n\n'),
    links: [...shown.map(linkOf), { href: '/claims', label: claimsLabel[language] }],
  };
}

/** How many by status; none has no row. */
export const countOwnClaims = (db: Database, viewer: Viewer) =>
  db
    .select({ status: claims.status, number: count() })
    .from(claims)
    .where(eq(claims.userId, viewer.id))
    .groupBy(claims.status);

export const countOwnIncidents = (db: Database, viewer: Viewer) =>
  db
    .select({ status: incidents.status, number: count() })
    .from(incidents)
    .where(eq(incidents.userId, viewer.id))
    .groupBy(incidents.status);

function matchesStatus(status: Claim['status'], text: string): boolean {
  const words: Readonly<Record<Claim['status'], RegExp>> = {
    pending: /\b(pending|pendientes?)\b/,
    under_review: /\b(review|revision)\b/,
    approved: /\b(approved|paid|aprobad\w*|pagad\w*)\b/,
    rejected: /\b(rejected|denied|rechazad\w*|negad\w*)\b/,
  };
  return words[status].test(text);
}

export const claimsLabel = { en: 'Claims', es: 'Reclamos' } as const;
export const incidentsLabel = { en: 'Incidents', es: 'Incidentes' } as const;
const linkOf = ({ id, claimNumber }: Claim) => ({ href: `/claims/${id}`, label: claimNumber });

export const dayIn = (language: Language, moment: string) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(moment));
const dollarsIn = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** One claim in a few sentences: where it stands, what it comes to, what is missing and what comes next. */
export function describeClaim(claim: Claim, language: Language): string {
  const { claimNumber, claimType, status, estimate, decision, question } = claim;
  const { suggestedDocumentation, requiredNext, expectedTimeline } = specializedAnswer(claim, estimate);
  const state = statusWords[status][language];
  const filed = dayIn(language, claim.filedDate);
  const isOpen = status === 'pending' || status === 'under_review';
  if (language === 'es') {
    return [
      `Reclamo ${claimNumber} (${claimType}): ${state}, presentado el ${filed}.`,
      ...(decision?.reason ? [`Motivo de la decisión: “${decision.reason}”.`] : []),
      ...(claim.approvedReimbursement === null
        ? []
        : [`Reembolso aprobado: ${dollarsIn(claim.approvedReimbursement)}.`]),
      ...(isOpen && estimate.reimbursementMin !== null && estimate.reimbursementMax !== null
        ? [
            `Estimación: de ${dollarsIn(estimate.reimbursementMin)} a ${dollarsIn(estimate.reimbursementMax)}; decide una persona.`,
          ]
        : []),
      ...(question === null ? [] : [`Espera su respuesta a: “${question.text}”.`]),
      ...(isOpen && suggestedDocumentation.length > 0
        ? [`Faltan ${suggestedDocumentation.length} documentos; la lista está en el reclamo.`]
        : []),
      ...(isOpen && claim.estimatedCompletionDate !== null
        ? [`Se espera una decisión antes del ${dayIn(language, claim.estimatedCompletionDate)}.`]
        : []),
    ].join(' ');
  }
  return [
    `Claim ${claimNumber} (${claimType}) is ${state}, filed on ${filed}.`,
    ...(decision?.reason ? [`Reason of the decision: “${decision.reason}”.`] : []),
    ...(isOpen && estimate.reimbursementMin !== null && estimate.reimbursementMax !== null
      ? [
          `The estimate is ${dollarsIn(estimate.reimbursementMin)} to ${dollarsIn(estimate.reimbursementMax)}; a person decides.`,
        ]
      : []),
    ...(isOpen && suggestedDocumentation.length > 0
      ? [`Still missing: ${suggestedDocumentation.slice(0, 4).join('; ')}.`]
      : []),
    ...requiredNext.slice(-1),
    ...(isOpen ? [`${expectedTimeline}.`] : []),
  ].join(' ');
}

async function tellIncidents(
  db: Database,
  { viewer, language }: { viewer: Viewer; language: Language },
): Promise<Told> {
  const [counts, newest] = await Promise.all([
    countOwnIncidents(db, viewer),
    listOwnIncidents(db, { viewer, limit: 3 }),
  ]);
  const links = [{ href: '/incidents', label: incidentsLabel[language] }];
  const total = counts.reduce((sum, { number }) => sum + number, 0);
  if (total === 0) {
    const none = {
      en: 'You have reported no incident yet.',
      es: 'Todavía no ha reportado ningún incidente.',
    };
    return { message: none[language], links };
  }
  const parts = counts.map(({ status, number }) => howMany(number, status, language)).join(', ');
  const lines = newest.map(
    ({ type, date, location, status }) =>
      `- ${type}, ${dayIn(language, date)}, ${location} (${statusWords[status][language]})`,
  );
  const lead =
    language === 'es'
      ? `Usted tiene ${total} ${total === 1 ? 'incidente' : 'incidentes'}: ${parts}. Los últimos:`
      : `You have ${total} ${total === 1 ? 'incident' : 'incidents'}: ${parts}. The newest:`;
  return { message: [lead, ...lines].join('\n'), links };
}
