import type { ReportPrefill } from '@tailboard/contract/assistant.ts';
import { plain } from '@tailboard/answers/reading/language.ts';
import { readReport } from '../incidents/public.ts';

const QUESTION =
  /\?|^(how|what|when|where|who|why|which|can|could|should|do|does|is|are|may|must|will|would|show|list|tell|explain|help|define|como|que|cual|cuando|donde|quien|por que|puedo|debo|hay|muestr\w*|explic\w*)\b/;
const ASKED_FOR =
  /^\s*(?:(?:please|hi|hello|hey|hola|por favor)[,!\s]+)*(?:(?:i (?:want|need|would like) to |can you |quiero |necesito )?(?:report|file|create|log|reportar|informar|crear)(?: an?| un)?(?: incident| accident| incidente| accidente)?(?:\s*[:,-]\s*|\s+(?:that|where|because|que|donde)\s+))/i;
/** Something has happened: a verb of the past that incidents are told with. */
const HAPPENED =
  /\b(\w{3,}ed|fell|hit|cut|broke|got|hurt|was|were|burst|tore|struck|lost|ran|blew|stole|stolen|bit|stung|caught|burnt|slid|swung|came|went|flew|sank|spun|gave way|hubo|me (corte|cai|queme|lastime|resbale|torci|golpee|pegue|pico|mordio|cayo|pego)|le (cayo|callo|pego|pico)|choque|chocamos|pegamos|rompimos|mordio|exploto|volco|se (cayo|callo|corto|quemo|lastimo|golpeo|torcio|rompio|volco)|\w{3,}(aron|ieron)|choco|resbalo|robaron)\b/;
const NEAR_MISS = /^(near miss|close call|casi accidente)\b/;
const LEAST_CHARACTERS = 12;

/** The report that a message tells, for the person to check: only what the words themselves say. Null where it tells of nothing that happened. */
export function readPrefill(message: string): ReportPrefill | null {
  const description = message.replace(ASKED_FOR, '').trim();
  const text = plain(description);
  if (description.length < LEAST_CHARACTERS || QUESTION.test(text) || !HAPPENED.test(text)) return null;
  const { type, priority, location } = readReport(description);
  // Who asks for a report, or tells of a near miss, gets one, whatever the words leave open.
  if (type === null && !ASKED_FOR.test(message) && !NEAR_MISS.test(text)) return null;
  return {
    ...(type === null ? {} : { type: type.value }),
    description: description.charAt(0).toUpperCase() + description.slice(1),
    priority: priority.value,
    ...(location === null ? {} : { location: location.value }),
  };
}
