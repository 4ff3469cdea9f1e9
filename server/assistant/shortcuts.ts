import type { AssistantAnswer } from '@tailboard/contract/assistant.ts';
import { plain } from '@tailboard/answers/reading/language.ts';

/** Spec, section 7: a message with one word of each column opens the form; the Spanish words stand for the same. */
const shortcuts: readonly (readonly [
  action: NonNullable<AssistantAnswer['formAction']>,
  what: RegExp,
  how: RegExp,
])[] = [
  ['incident', /\b(incidents?|incidentes?)\b/, /\b(report\w*|forms?|creat\w*|formulario|crear|informe)\b/],
  [
    'claim',
    /\b(claims?|reclamos?|reclamaci(on|ones))\b/,
    /\b(fil(e|ed|ing)|creat\w*|forms?|submit\w*|presentar|crear|formulario|enviar)\b/,
  ],
  [
    'safety',
    /\b(safety|osha|seguridad)\b/,
    /\b(documents?|documentation|regulations?|guidelines?|documentos?|reglamentos?|normas?|guias?)\b/,
  ],
];

/** The form or page that a message asks for by its words, or null. */
export function shortcutOf(message: string): AssistantAnswer['formAction'] {
  const text = plain(message);
  return shortcuts.find(([, what, how]) => what.test(text) && how.test(text))?.[0] ?? null;
}
