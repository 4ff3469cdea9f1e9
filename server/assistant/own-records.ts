import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import { plain } from '@tailboard/contract/text-language.ts';
import { and, count, eq, gte } from 'drizzle-orm';
import type { Viewer } from '../auth/public.ts';
import { claims, findClaimByNumber, listOwnClaims, specializedAnswer } from '../claims/public.ts';
import type { Database } from '../database/database.ts';
import { incidents, listOwnIncidents } from '../incidents/public.ts';
import type { Language } from './language.ts';
import { CLAIM_NUMBER, PAY, SOUGHT, type OwnQuestion } from './own-questions.ts';
import { daysAsked, inTheLast, since } from './period.ts';

export type Told = { message: string; links: { href: string; label: string }[] };

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
  options: { viewer: Viewer; message: string; asks: OwnQuestion; language: Language },
): Promise<Told> {
  const { viewer, message, asks, language } = options;
  if (asks === 'claim') return tellClaims(db, { viewer, message, language });
  if (asks === 'incidents') {
    const told = await tellIncidents(db, { viewer, language, days: daysAsked(plain(message)) });
    return SOUGHT.test(plain(message))
      ? { ...told, message: `${told.message}\n\n${elsewhere[language]}` }
      : told;
  }
  const [newest, reports] = await Promise.all([
    listOwnClaims(db, { viewer, limit: 20 }),
    tellIncidents(db, { viewer, language, days: null }),
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
  const all = await listOwnClaims(db, { viewer, limit: 20 });
  if (all.length === 0) {
    const none = {
      en: 'You have filed no claim yet. Open Incidents, choose the incident and press File Claim.',
      es: 'Todavía no ha presentado ningún reclamo. Abra Incidentes, elija el incidente y pulse Presentar reclamo.',
    };
    return { message: none[language], links: [{ href: '/incidents', label: incidentsLabel[language] }] };
  }
  const text = plain(message);
  const days = daysAsked(text);
  const from = since(days);
  const counts = await countOwnClaims(db, viewer, days);
  const total = counts.reduce((sum, { number: one }) => sum + one, 0);
  const newest = all.filter(({ filedDate }) => from === null || new Date(filedDate) >= from);
  // "Is it approved yet" asks after those that are not decided as well.
  const isYet = /\b(yet|already|still|ya|todavia|aun)\b/.test(text);
  const isOpen = (status: Claim['status']) => status === 'pending' || status === 'under_review';
  const ofType = newest.filter(({ claimType }) => typeWords[claimType].test(text));
  const wanted = (ofType.length > 0 ? ofType : newest).filter(
    ({ status }) => matchesStatus(status, text) || ((isYet || PAY.test(text)) && isOpen(status)),
  );
  const shown = [wanted, ofType, newest].find(({ length }) => length > 0)?.slice(0, 3) ?? [];
  const parts = counts.map(({ status, number: one }) => howMany(one, status, language)).join(', ');
  const when = inTheLast(days, language);
  const count =
    language === 'es'
      ? `${when}usted tiene ${total} ${total === 1 ? 'reclamo' : 'reclamos'}${parts === '' ? '' : `: ${parts}`}.`
      : `${when}you have ${total} ${total === 1 ? 'claim' : 'claims'}${parts === '' ? '' : `: ${parts}`}.`;
  const lead = total === 1 && days === null ? [] : [capital(count)];
  return {
    message: [
      ...lead,
      ...shown.map((claim) => describeClaim(claim, language)),
      ...(PAY.test(text) ? [payday[language]] : []),
    ].join('\n\n'),
    links: [...shown.map(linkOf), { href: '/claims', label: claimsLabel[language] }],
  };
}

/** What people call a claim by. */
const typeWords: Readonly<Record<Claim['claimType'], RegExp>> = {
  'Workplace Injury': /\b(injur\w*|hurt|medical|hospital|lesion\w*|herida|medico)\b/,
  'Vehicle Accident': /\b(truck|car|van|pickup|vehicle|crash|camion|camioneta|carro|choque|vehiculo)\b/,
  'Equipment Damage': /\b(equipment|tools?|machine|saw|drill|generator|equipo|herramientas?|maquina)\b/,
  'Property Damage': /\b(property|fence|window|wall|house|propiedad|cerca|ventana|casa)\b/,
  Other: /\b(phone|boots|belongings|clothes|telefono|botas|ropa)\b/,
};

const elsewhere = {
  en: 'A report that was not sent yet is only on the phone on which it was written.',
  es: 'Un reporte que todavía no se envió está solo en el teléfono en que se escribió.',
} as const;

/** What the product does not know is said. */
const payday = {
  en: 'When approved money is paid out is not recorded here: your supervisor or your office knows.',
  es: 'Cuándo se paga lo aprobado no se registra aquí: lo sabe su supervisor o su oficina.',
} as const;

/** How many by status; none has no row. */
export const countOwnClaims = (db: Database, viewer: Viewer, days: number | null = null) =>
  db
    .select({ status: claims.status, number: count() })
    .from(claims)
    .where(
      and(
        eq(claims.userId, viewer.id),
        days === null ? undefined : gte(claims.filedDate, since(days) ?? new Date(0)),
      ),
    )
    .groupBy(claims.status);

/** Of the last so many days, or of all time. */
export const countOwnIncidents = (db: Database, viewer: Viewer, days: number | null = null) =>
  db
    .select({ status: incidents.status, number: count() })
    .from(incidents)
    .where(
      and(
        eq(incidents.userId, viewer.id),
        days === null ? undefined : gte(incidents.date, since(days) ?? new Date(0)),
      ),
    )
    .groupBy(incidents.status);

function matchesStatus(status: Claim['status'], text: string): boolean {
  const words: Readonly<Record<Claim['status'], RegExp>> = {
    pending: /\b(pending|pendientes?)\b/,
    under_review: /\b(review|revision)\b/,
    approved: /\b(approved|paid|aprob\w*|pag\w*)\b/,
    rejected: /\b(rejected|denied|turned down|rechaz\w*|neg(ad|ar)\w*)\b/,
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

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

async function tellIncidents(
  db: Database,
  { viewer, language, days }: { viewer: Viewer; language: Language; days: number | null },
): Promise<Told> {
  const [counts, newest] = await Promise.all([
    countOwnIncidents(db, viewer, days),
    listOwnIncidents(db, { viewer, limit: 3 }),
  ]);
  const from = since(days);
  const links = [{ href: '/incidents', label: incidentsLabel[language] }];
  const total = counts.reduce((sum, { number }) => sum + number, 0);
  if (total === 0 && days !== null) {
    const none = {
      en: `${capital(inTheLast(days, 'en'))}you had no incident.`,
      es: `${capital(inTheLast(days, 'es'))}usted no tuvo ningún incidente.`,
    };
    return { message: none[language], links };
  }
  if (total === 0) {
    const none = {
      en: 'You have reported no incident yet.',
      es: 'Todavía no ha reportado ningún incidente.',
    };
    return { message: none[language], links };
  }
  const parts = counts.map(({ status, number }) => howMany(number, status, language)).join(', ');
  const shown = newest.filter(({ date }) => from === null || new Date(date) >= from);
  const lines = shown.map(
    ({ type, date, location, status }) =>
      `- ${type}, ${dayIn(language, date)}, ${location} (${statusWords[status][language]})`,
  );
  const when = inTheLast(days, language);
  const lead =
    language === 'es'
      ? `${when}usted ${days === null ? 'tiene' : 'tuvo'} ${total} ${total === 1 ? 'incidente' : 'incidentes'}: ${parts}. Los últimos:`
      : `${when}you ${days === null ? 'have' : 'had'} ${total} ${total === 1 ? 'incident' : 'incidents'}: ${parts}. The newest:`;
  return { message: [capital(lead), ...lines].join('\n'), links };
}
