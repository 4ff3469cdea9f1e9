import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import { plain } from '@tailboard/answers/reading/language.ts';
import { and, count, eq, gte } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import { claims, findClaimByNumber, listOwnClaims, specializedAnswer } from '../claims/public.ts';
import { longDay } from '../days.ts';
import type { Database } from '../database/database.ts';
import { incidents, listOwnIncidents } from '../incidents/public.ts';
import { byStatus, counted, statusAsked, statusWords, type AskedStatus } from './asked-status.ts';
import type { Language } from './language.ts';
import { CLAIM_NUMBER, PAY, SOUGHT, type OwnQuestion } from './own-questions.ts';
import { daysAsked, inTheLast, since } from './period.ts';

export type Told = { message: string; links: { href: string; label: string }[] };

/** Answers out of the records that `viewer` may see, and of nobody else's. */
export async function tellOwnRecords(
  db: Database,
  options: { viewer: Viewer; message: string; asks: OwnQuestion; language: Language },
): Promise<Told> {
  const { viewer, message, asks, language } = options;
  if (asks === 'claim') return tellClaims(db, { viewer, message, language });
  if (asks === 'incidents') {
    const told = await tellIncidents(db, {
      ...{ viewer, language, days: daysAsked(plain(message)) },
      status: statusAsked('incidents', plain(message)),
    });
    return SOUGHT.test(plain(message))
      ? { ...told, message: `${told.message}\n\n${elsewhere[language]}` }
      : told;
  }
  const [newest, reports] = await Promise.all([
    listOwnClaims(db, { viewer, limit: 20 }),
    tellIncidents(db, { viewer, language, days: null, status: null }),
  ]);
  const open = newest.filter(({ status }) => status === 'pending' || status === 'under_review');
  const told = open.slice(0, 3).map((claim) => describeClaim(claim, { language, viewer }));
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
    return { message: describeClaim(claim, { language, viewer }), links: [linkOf(claim)] };
  }
  const filed = await listOwnClaims(db, { viewer, limit: 20 });
  if (filed.length === 0) {
    const none = {
      en: 'You have filed no claim yet. Open Incidents, choose the incident and press File Claim.',
      es: 'Todavía no ha presentado ningún reclamo. Abra Incidentes, elija el incidente y pulse Presentar reclamo.',
    };
    return { message: none[language], links: [{ href: '/incidents', label: incidentsLabel[language] }] };
  }
  const text = plain(message);
  const days = daysAsked(text);
  const from = since(days);
  const status = /\b(how many|number of|cuant\w*)\b/.test(text) ? statusAsked('claims', text) : null;
  const all = await countOwnClaims(db, viewer, days);
  const counts = all.filter((one) => status?.statuses.includes(one.status) ?? true);
  const total = counts.reduce((sum, { number: one }) => sum + one, 0);
  const newest = filed.filter(({ filedDate }) => from === null || new Date(filedDate) >= from);
  // "Is it approved yet" asks after those that are not decided as well.
  const isYet = /\b(yet|already|still|ya|todavia|aun)\b/.test(text);
  const isOpen = (status: Claim['status']) => status === 'pending' || status === 'under_review';
  const ofType = newest.filter(({ claimType }) => typeWords[claimType].test(text));
  const wanted = (ofType.length > 0 ? ofType : newest).filter(
    ({ status }) => matchesStatus(status, text) || ((isYet || PAY.test(text)) && isOpen(status)),
  );
  const shown = [wanted, ofType, newest].find(({ length }) => length > 0)?.slice(0, 3) ?? [];
  const have = language === 'es' ? 'usted tiene' : 'you have';
  const ofThem = counted(total, { about: 'claims', asked: status, language });
  const count = `${inTheLast(days, language)}${have} ${ofThem}${byStatus(counts, { status, language })}.`;
  const lead = total === 1 && days === null && status === null ? [] : [capital(count)];
  return {
    message: [
      ...lead,
      ...shown.map((claim) => describeClaim(claim, { language, viewer })),
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

/** A day in words, as the reader's clock has it. */
export const dayIn = (language: Language, moment: string, { timeZone }: Pick<Viewer, 'timeZone'>) =>
  longDay(new Date(moment), language === 'es' ? 'es-US' : 'en-US', timeZone);
const dollarsIn = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** One claim in a few sentences: where it stands, what it comes to, what is missing and what comes next. */
export function describeClaim(
  claim: Claim,
  { language, viewer }: { language: Language; viewer: Pick<Viewer, 'role' | 'timeZone'> },
): string {
  const { claimNumber, claimType, status, estimate, decision, question } = claim;
  const { suggestedDocumentation, requiredNext, expectedTimeline } = specializedAnswer(claim, estimate, {
    reader: viewer,
  });
  const state = statusWords[status][language];
  const filed = dayIn(language, claim.filedDate, viewer);
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
        ? [`Se espera una decisión antes del ${dayIn(language, claim.estimatedCompletionDate, viewer)}.`]
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

type IncidentsAsked = {
  viewer: Viewer;
  language: Language;
  days: number | null;
  status: AskedStatus | null;
};

async function tellIncidents(
  db: Database,
  { viewer, language, days, status }: IncidentsAsked,
): Promise<Told> {
  const [all, newest] = await Promise.all([
    countOwnIncidents(db, viewer, days),
    listOwnIncidents(db, { viewer, limit: 3 }),
  ]);
  const from = since(days);
  const links = [{ href: '/incidents', label: incidentsLabel[language] }];
  const total = all.reduce((sum, { number }) => sum + number, 0);
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
  const isAsked = (one: { status: Incident['status'] }) => status?.statuses.includes(one.status) ?? true;
  const counts = all.filter(isAsked);
  const asked = counts.reduce((sum, { number }) => sum + number, 0);
  const number = counted(asked, { about: 'incidents', asked: status, language });
  const parts = byStatus(counts, { status, language });
  const shown = newest.filter((one) => isAsked(one) && (from === null || new Date(one.date) >= from));
  const lines = shown.map(
    ({ type, date, location, status }) =>
      `- ${type}, ${dayIn(language, date, viewer)}, ${location} (${statusWords[status][language]})`,
  );
  const when = inTheLast(days, language);
  const have = {
    en: days === null ? 'you have' : 'you had',
    es: days === null ? 'usted tiene' : 'usted tuvo',
  };
  const newer = { en: ' The newest:', es: ' Los últimos:' };
  const lead = `${when}${have[language]} ${number}${parts}.${shown.length === 0 ? '' : newer[language]}`;
  return { message: [capital(lead), ...lines].join('\n'), links };
}
