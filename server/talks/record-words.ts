import { readFileSync } from 'node:fs';

export type RecordLanguage = 'en' | 'es';

/** What stands in the record of a talk besides what people wrote. */
export type RecordWords = Readonly<{
  locale: string;
  title: (id: number, title: string) => string;
  head: string;
  heldBy: string;
  crew: (name: string) => string;
  place: string;
  began: string;
  closed: string;
  received: string;
  document: string;
  record: string;
  present: (count: number) => string;
  signed: (at: string) => string;
  agrees: string;
  excused: (count: number) => string;
  questions: string;
  notes: string;
  lost: string;
  footer: (id: number, page: number, pages: number) => string;
  /** A title, question or answer of safety-library/talks.json; what it does not know stays as it is. */
  ofTalk: (written: string) => string;
}>;

const english: RecordWords = {
  locale: 'en-US',
  title: (id, title) => `Toolbox talk ${id}: ${title}`,
  head: 'Toolbox talk record',
  heldBy: 'Held by',
  crew: (name) => `, crew ${name}`,
  place: 'Place',
  began: 'Began',
  closed: 'Closed',
  received: 'Received',
  document: 'Document',
  record: 'Record',
  present: (count) => `Present and signed: ${count}`,
  signed: (at) => `Signed ${at}`,
  agrees: 'Present, agrees',
  excused: (count) => `Excused: ${count}`,
  questions: 'Check questions, answered by the crew',
  notes: 'Notes',
  lost: 'Some characters have no letter here and stand as ?. The app shows them.',
  footer: (id, page, pages) => `Tailboard · Toolbox talk ${id} · Page ${page} of ${pages}`,
  ofTalk: (written) => written,
};

const spanish: RecordWords = {
  locale: 'es-US',
  title: (id, title) => `Charla de seguridad ${id}: ${title}`,
  head: 'Registro de charla de seguridad',
  heldBy: 'La dio',
  crew: (name) => `, cuadrilla ${name}`,
  place: 'Lugar',
  began: 'Empezó',
  closed: 'Cerrada',
  received: 'Recibida',
  document: 'Documento',
  record: 'Registro',
  present: (count) => `Presentes y firmaron: ${count}`,
  signed: (at) => `Firmó el ${at}`,
  agrees: 'Presente, de acuerdo',
  excused: (count) => `Excusados: ${count}`,
  questions: 'Preguntas de repaso, contestadas por la cuadrilla',
  notes: 'Notas',
  lost: 'Algunos caracteres no tienen letra aquí y aparecen como ?. La aplicación los muestra.',
  footer: (id, page, pages) => `Tailboard · Charla de seguridad ${id} · Página ${page} de ${pages}`,
  ofTalk: (written) => spanishTalks()[written] ?? written,
};

export const recordWords: Readonly<Record<RecordLanguage, RecordWords>> = { en: english, es: spanish };

const FILE = new URL('../../safety-library/talks.es.json', import.meta.url);

let read: Readonly<Record<string, string>> | undefined;

/** Spanish by English. Read once, with the first record that wants it. */
function spanishTalks(): Readonly<Record<string, string>> {
  read ??= JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  return read;
}
