import type { AskAssistant, AssistantAnswer } from '@tailboard/contract/assistant.ts';
import { answerEmergency, emergencyFirst } from '@tailboard/answers/emergency/answer-emergency.ts';
import type { Kind } from '@tailboard/answers/emergency/kinds.ts';
import { readEmergency, type Emergency } from '@tailboard/answers/emergency/read-emergency.ts';
import { plain } from '@tailboard/answers/reading/language.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { answerFromLibrary } from '../documents/public.ts';
import { asksCrewRecords, tellCrewRecords } from './crew-records.ts';
import { findHowTo } from './how-tos.ts';
import { asAsked, languageOf, type Language } from './language.ts';
import { asksOwnRecords } from './own-questions.ts';
import { tellOwnRecords } from './own-records.ts';
import { readPrefill } from './prefill.ts';
import { shortcutOf } from './shortcuts.ts';
import { suggestedQuestions } from './suggested-questions.ts';

const GREETING =
  /^(hi|hello|hey|good (morning|afternoon|evening)|ok(ay)?|hola|buenos dias|buenas( tardes)?)\W*$/;
const THANKS =
  /^(thanks?( you)?( a lot| so much)?|thank you( very much| so much)?|thx|ty|(muchas )?gracias)\W*$/;
const HELP =
  /^((i need |please )?help( me| please)?|what can (you|i) (do|ask)( here)?|menu|(necesito )?ayuda|ayudame|que puedes? hacer)\W*$/;
/** Whom one speaks to. */
const SELF =
  /^(are you|r u|is this|eres|es usted) (a |an |un |una )?(real |true )?(robot|bot|human|person|ai|computer|machine|persona|humano|maquina|computadora)\b|^(who|what) are you\W*$|^(quien|que) eres\W*$/;

/** A question about what is there already. */
const ASKS_AFTER =
  /^(how (many|much)|what (happened|became|is happening)|did|has|have|is|was|were|are|when|why|any|cuant\w*|que paso|cuando|por que|ya|hay)\b/;

const words = {
  greeting: {
    en: 'Hello. Tell me what happened and I fill in the report for you to check, or ask about your claims, the product or a safety rule.',
    es: 'Hola. Cuénteme qué pasó y lleno el reporte para que usted lo revise, o pregunte por sus reclamos, el producto o una regla de seguridad.',
  },
  help: {
    en: 'If somebody is hurt, call 911 first. Tell me what happened and I fill in the report for you to check, or ask about your claims, how to use the product, or a safety rule.',
    es: 'Si hay alguien herido, llame primero al 911. Cuénteme qué pasó y lleno el reporte para que usted lo revise, o pregunte por sus reclamos, cómo usar el producto, o una regla de seguridad.',
  },
  thanks: {
    en: 'You are welcome. Stay safe.',
    es: 'De nada. Cuídese.',
  },
  self: {
    en: 'I am a program, not a person. I answer about your own incidents and claims, how to use the product, and what the safety documents say; claims are decided by people.',
    es: 'Soy un programa, no una persona. Contesto sobre sus incidentes y reclamos, cómo usar el producto, y lo que dicen los documentos de seguridad; los reclamos los deciden personas.',
  },
  prefilled: {
    en: 'I filled in a report from what you said. Check it, add what is missing, and submit it yourself; nothing is sent yet.',
    es: 'Llené un reporte con lo que dijo. Revíselo, agregue lo que falta y envíelo usted; todavía no se envió nada.',
  },
  unknown: {
    en: 'I do not know that. I answer about your own incidents and claims, how to use the product, and what the safety documents say.',
    es: 'No lo sé. Contesto sobre sus incidentes y reclamos, cómo usar el producto, y lo que dicen los documentos de seguridad.',
  },
  nearest: {
    en: 'The safety documents do not answer this in so many words. These passages come nearest.',
    es: 'Los documentos de seguridad no contestan esto con esas palabras. Estos pasajes, en inglés, son los más cercanos.',
  },
  opens: {
    incident: { en: 'Opening the report form.', es: 'Abriendo el formulario de reporte.' },
    claim: { en: 'Opening the claims.', es: 'Abriendo los reclamos.' },
    safety: { en: 'Opening the safety documents.', es: 'Abriendo los documentos de seguridad.' },
  },
} as const;

/**
 * The built-in answer: an emergency first, then the person's own records, a report out of a sentence, how the product is used,
 * and the safety documents in their own words. What none of these knows is said not to be known.
 */
export async function answerBuiltIn(
  db: Database,
  { asked, viewer }: { asked: AskAssistant; viewer: Viewer },
): Promise<AssistantAnswer> {
  const { message, context } = asked;
  const language = languageOf(message, asked.language);
  const none = {
    message: words.unknown[language] as string,
    suggestions: suggestedQuestions(context, language, message),
    formAction: shortcutOf(message),
    prefill: null,
    citations: [],
    links: [],
    emergency: false,
    source: 'built-in',
  } satisfies AssistantAnswer;

  const emergency = readEmergency(message);
  const prefill = readPrefill(message);
  if (emergency.now === 'yes' && (prefill === null || isDeadly(emergency)))
    return besideTheHurt(emergency, { language, none });
  if (GREETING.test(asAsked(message.trim()))) return { ...none, message: words.greeting[language] };
  if (SELF.test(asAsked(message.trim()))) return { ...none, message: words.self[language] };
  if (THANKS.test(asAsked(message.trim()))) return { ...none, message: words.thanks[language] };
  if (HELP.test(asAsked(message.trim()))) return { ...none, message: words.help[language] };
  const ofCrew = asksCrewRecords(message, viewer);
  if (ofCrew !== null) return { ...none, ...(await tellCrewRecords(db, { viewer, asks: ofCrew, language })) };
  const asks = asksOwnRecords(message);
  if (asks !== null) {
    const told = await tellOwnRecords(db, { viewer, message, asks, language });
    // Who asks how many or what became of them wants no form.
    return {
      ...none,
      ...told,
      formAction: ASKS_AFTER.test(asAsked(message.trim())) ? null : none.formAction,
    };
  }
  if (prefill !== null) {
    const filled = { ...none, message: words.prefilled[language], prefill, formAction: 'incident' as const };
    return emergency.now === 'no' ? filled : afterAid(filled, emergency, language);
  }
  const howTo = findHowTo(message);
  if (howTo !== null) {
    return {
      ...none,
      message: howTo.answer[language],
      formAction: none.formAction ?? howTo.formAction ?? null,
      links: [{ href: howTo.href, label: howTo.label[language] }],
    };
  }
  return answerFromDocuments(db, { message, viewer, language, none, emergency });
}

type Asking = {
  message: string;
  viewer: Viewer;
  language: Language;
  none: AssistantAnswer;
  emergency: Emergency;
};

/** Harms of which a report may be filled in at once, after the first aid: nobody dies of them in the next minutes. */
const CAN_WAIT: ReadonlySet<Kind> = new Set<Kind>(['general', 'spine', 'broken', 'eye', 'burn', 'cold']);

const isDeadly = ({ kinds }: Emergency) => kinds.some((kind) => !CAN_WAIT.has(kind));

/** Nothing opens and nothing is asked: what not to do, whom to call, and the first aid. */
function besideTheHurt(
  emergency: Emergency,
  { language, none }: Pick<Asking, 'language' | 'none'>,
): AssistantAnswer {
  const { answer, citations } = answerEmergency(emergency, language);
  return { ...none, formAction: null, emergency: true, message: answer, citations };
}

/** What was asked for, after the first aid where somebody is certainly hurt. */
function afterAid(answer: AssistantAnswer, emergency: Emergency, language: Language): AssistantAnswer {
  if (emergency.now !== 'yes') return afterWords(answer, emergency, language);
  const { answer: aid, citations } = answerEmergency(emergency, language);
  return { ...answer, message: `${aid}\n\n${answer.message}`, citations, emergency: true };
}

/** Whoever may stand beside somebody who is hurt is told what comes first. */
function afterWords(answer: AssistantAnswer, emergency: Emergency, language: Language): AssistantAnswer {
  const first = emergencyFirst({ ...emergency, now: 'perhaps' }, language);
  return {
    ...answer,
    message: `${first.answer}\n\n${answer.message}`,
    citations: [...first.citations, ...answer.citations],
    emergency: true,
  };
}

async function answerFromDocuments(
  db: Database,
  { message, viewer, language, none, emergency: read }: Asking,
): Promise<AssistantAnswer> {
  const { answer } = await answerFromLibrary(db, { question: message, viewer });
  const safety = { href: '/safety', label: language === 'es' ? 'Seguridad en la obra' : 'Work Site Safety' };
  if (answer.answered) {
    const { emergency, citations } = answer;
    return { ...none, message: answer.answer, citations, links: [safety], emergency };
  }
  if (answer.emergency) return afterWords(none, read, language);
  if (none.formAction !== null) return { ...none, message: words.opens[none.formAction][language] };
  // What shares one word with a document is not near it: only where the question is about safety at all.
  if (answer.nearest.length > 0 && ABOUT_SAFETY.test(plain(message))) {
    return { ...none, message: words.nearest[language], citations: answer.nearest, links: [safety] };
  }
  return none;
}

const ABOUT_SAFETY =
  /\b(safe\w*|osha|rules?|require\w*|regulation\w*|ppe|harness|ladders?|scaffold\w*|trench\w*|fall|heat|cold|electri\w*|crane|forklift|gloves?|helmet|hard hat|respirator|confined|lockout|hazard\w*|toolbox|seguridad|normas?|reglas?|requisit\w*|escaleras?|andamios?|zanjas?|arnes|caidas?|calor|casco|guantes)\b/;
