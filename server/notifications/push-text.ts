import type { Notification, PushLanguage } from '@tailboard/contract/notifications.ts';
import { nameWithUsername } from '@tailboard/contract/person-name.ts';

const moneyIn = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const money = { en: moneyIn('en-US'), es: moneyIn('es-US') };

type Text = { title: string; body: string };
type Said = { who: string; claim: string; /** Null: not said. */ amount: string | null };

/** What a phone's lock screen shows: whose claim and what happened, and nothing of what was written in it. */
export function pushText({ kind, facts, by, byUsername }: Notification, language: PushLanguage): Text {
  const write = language === 'es' ? inSpanish : inEnglish;
  return write(kind, {
    who: by === null ? 'Tailboard' : nameWithUsername(by, byUsername),
    claim: facts.claimNumber ?? (language === 'es' ? 'su reclamo' : 'your claim'),
    amount: facts.amount === undefined ? null : money[language].format(facts.amount),
  });
}

function inEnglish(kind: Notification['kind'], { who, claim, amount }: Said): Text {
  switch (kind) {
    case 'claim-taken':
      return { title: 'Claim under review', body: `${who} is reviewing ${claim}.` };
    case 'claim-approved':
      return {
        title: 'Claim approved',
        body: amount === null ? `${who} approved ${claim}.` : `${who} approved ${claim}: ${amount}.`,
      };
    case 'claim-rejected':
      return { title: 'Claim decided', body: `${who} decided ${claim}. Open it to see the reason.` };
    case 'claim-question':
      return { title: 'A question about your claim', body: `${who} asks about ${claim}.` };
    case 'claim-answered':
      return { title: 'Question answered', body: `${who} answered on ${claim}.` };
    case 'claim-contested':
      return { title: 'Claim contested', body: `${who} contests the decision on ${claim}.` };
    case 'claim-filed':
      return { title: 'New claim', body: `${who} filed ${claim}.` };
    case 'document-accepted':
      return { title: 'Document accepted', body: `${who} accepted a document of ${claim}.` };
    case 'document-unreadable':
      return { title: 'Document needed again', body: `${who} could not read a document of ${claim}.` };
    case 'incident-status':
      return { title: 'Incident updated', body: `${who} changed the status of your incident.` };
  }
}

/** In the words of docs/spanish.md. */
function inSpanish(kind: Notification['kind'], { who, claim, amount }: Said): Text {
  switch (kind) {
    case 'claim-taken':
      return { title: 'Reclamo en revisión', body: `${who} está revisando ${claim}.` };
    case 'claim-approved':
      return {
        title: 'Reclamo aprobado',
        body: amount === null ? `${who} aprobó ${claim}.` : `${who} aprobó ${claim}: ${amount}.`,
      };
    case 'claim-rejected':
      return { title: 'Reclamo decidido', body: `${who} decidió ${claim}. Ábralo para ver el motivo.` };
    case 'claim-question':
      return { title: 'Una pregunta sobre su reclamo', body: `${who} pregunta sobre ${claim}.` };
    case 'claim-answered':
      return { title: 'Pregunta contestada', body: `${who} contestó en ${claim}.` };
    case 'claim-contested':
      return { title: 'Reclamo impugnado', body: `${who} impugna la decisión sobre ${claim}.` };
    case 'claim-filed':
      return { title: 'Reclamo nuevo', body: `${who} presentó ${claim}.` };
    case 'document-accepted':
      return { title: 'Documento aceptado', body: `${who} aceptó un documento de ${claim}.` };
    case 'document-unreadable':
      return {
        title: 'Hace falta otra vez un documento',
        body: `${who} no pudo leer un documento de ${claim}.`,
      };
    case 'incident-status':
      return { title: 'Incidente actualizado', body: `${who} cambió el estado de su incidente.` };
  }
}
