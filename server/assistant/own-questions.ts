import { asAsked } from './language.ts';

export type OwnQuestion = 'claim' | 'incidents' | 'next';

export const CLAIM_NUMBER = /\bCLM-\d{4}-\d{1,9}\b/i;
const CLAIM = /\b(claims?|reclamos?|reclamaci(on|ones)|reimbursement|reembolso|money|dinero)\b/;
/** To get paid is about a claim, whatever it is called. */
export const PAY =
  /\b(when|how much|cuando|cuanto)\b.*\b(paid|money|check|reimbursed|reimbursement|payment|pay me|i get|will i get|pagan|pagar|pago|cobro|dinero|cheque|depositan|reembols\w*)\b|\b(my (money|check|payment)|mi (dinero|cheque|pago))\b/;
const INCIDENT =
  /\b(incidents?|reports|(my|our|the|last|this|that|latest) report|incidentes?|informes?|reportes?)\b/;
/** "Do I have to report a near miss": about the duty, not about what was reported. */
const DUTY =
  /\b((have|need|supposed|required|obligated|got) to|must i|should i|tengo que|debo|hay que|obligad\w* a) (report|file|reportar|informar|avisar)/;
/** Without a word whose: one's own. */
const COUNTS =
  /^(how many|cuant[oa]s) (open |closed |pending |approved |rejected |completed |decided |undecided )?(incidents?|reports?|claims?|incidentes?|informes?|reportes?|reclamos?)\b(?!.*\b(osha|must|law|ley|need|should)\b)/;
/** What cannot be found may be on another device. */
export const SOUGHT = /\b(find|lost|disappeared|gone|where|donde|no (encuentro|veo))\b/;
/** Kept on the device: how it is sent is told by the how-tos. */
const STUCK =
  /\b(stuck|wont send|won't send|not (sending|sent|syncing)|(saved|still) on (this|my) (phone|device|tablet)|waiting to (send|sync)|says waiting|no se (envia|manda|sincroniza)|atorado|no sale)\b/;
const OWN =
  /\b(my|mine|i|me|our|mi|mis|mio|tengo|nuestro|hice|reporte|presente|mande|envie|llevo|he (reportado|presentado|hecho))\b/;
const STATE =
  /\b(status|tell|about|had|happen\w*|happening|doing|stand|where('s| is| are)|where did|donde|no (encuentro|veo)|when|decided|approved|rejected|denied|paid|pending|open|closed|waiting|update|news|next|missing|looked|seen|anybody|anyone|reviewed|answered|find|lost|disappeared|gone|go through|latest|last|newest|how many|count|list|show|have|estado|paso|cuando|decidi\w*|aprob\w*|rechaz\w*|pag\w*|pendientes?|abiertos?|cerrados?|falta\w*|ultim\w*|cuant\w*|lista|muestr\w*|alguien|visto|revis\w*|contest\w*|tengo)\b/;
const NEXT =
  /^(any (updates?|news)|what('s| is) new|anything new|algo nuevo|(hay )?novedades|alguna novedad)\W*$|^(what (should|do|must|can) i do( next| now)?|what('s| is) next|next steps?|que (debo|tengo que) hacer( ahora)?|que sigue)\W*$/;
const HOW = /^(how (do|can|to|should)|where (do|can)|como (puedo|se|hago|presento|reporto)|can i)\b/;

/** Whether a count is asked for without a word whose. */
export function countsNobodys(message: string): boolean {
  const text = asAsked(message);
  return COUNTS.test(text) && !OWN.test(text) && !HOW.test(text) && !DUTY.test(text) && !STUCK.test(text);
}

/** What a question about one's own records asks for, or null for any other question. */
export function asksOwnRecords(message: string): OwnQuestion | null {
  const text = asAsked(message);
  if (CLAIM_NUMBER.test(message)) return 'claim';
  if (NEXT.test(text)) return 'next';
  const isOwn = OWN.test(text) || COUNTS.test(text);
  if (HOW.test(text) || !isOwn || DUTY.test(text) || STUCK.test(text)) return null;
  if (PAY.test(text)) return 'claim';
  if (!STATE.test(text)) return null;
  if (CLAIM.test(text)) return 'claim';
  return INCIDENT.test(text) ? 'incidents' : null;
}
