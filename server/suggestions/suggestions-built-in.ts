import { MIN_SUGGESTION_CHARACTERS } from '@tailboard/contract/incident-terms.ts';
import { type FieldSuggestion, type FieldSuggestionRequest } from '@tailboard/contract/suggestions.ts';
import { languageOfText, plain } from '@tailboard/answers/reading/language.ts';
import type { SentenceCode } from '@tailboard/contract/sentences/all.ts';
import { say } from '../sentences/say.ts';
import { readReport } from '../incidents/public.ts';
import { matchingPlaces, type EarlierReport } from './earlier-reports.ts';

/** A description this long tells enough for its next details to be asked for. */
const TELLING_CHARACTERS = 25;
const MOST = 8;

type Detail = Readonly<{
  code: Extract<SentenceCode, `suggestion.${string}`>;
  /** The same in Spanish: a line goes into the description in the language of the description. */
  spanish: string;
  /** Says that it is there already. */
  given: RegExp;
  types: RegExp;
}>;

/** Details that a report of anything should have: a line to add, and the words that say that it is there already. */
export const details: readonly Detail[] = [
  {
    code: 'suggestion.treatment',
    spanish: 'Tratamiento:',
    given:
      /\b(first aid|treat\w*|hospital|clinic|doctor|stitch\w*|band-?aid|ambulance|tratamiento|clinica|curita|puntadas|ambulancia|primeros auxilios)\b/i,
    types: /Injury/,
  },
  {
    code: 'suggestion.witnesses',
    spanish: 'Testigos:',
    given: /\b(witness\w*|saw|testigos?|vio)\b/i,
    types: /./,
  },
  {
    code: 'suggestion.protective-equipment',
    spanish: 'Equipo de protección puesto:',
    given: /\b(helmet|hard hat|glove\w*|harness|vest|glasses|ppe|casco|guantes|arnes)\b/i,
    types: /Injury/,
  },
  {
    code: 'suggestion.other-driver',
    spanish: 'Otro conductor y su seguro:',
    given: /\b(insurance|license plate|plate|seguro|placas?)\b/i,
    types: /Vehicle/,
  },
  {
    code: 'suggestion.serial-number',
    spanish: 'Marca, modelo y número de serie:',
    given: /\b(serial|model|make|unit (no|number|#)|serie|modelo)\b/i,
    types: /Equipment/,
  },
  {
    code: 'suggestion.owner',
    spanish: 'Dueño de la propiedad:',
    given: /\b(owner|homeowner|customer|neighbou?r|dueno|propietario|vecino)\b/i,
    types: /Property/,
  },
];

/** What `basis` and the person's own earlier reports say of the fields, surest first. `[]` when nothing is to be offered. */
export function suggestBuiltIn(
  request: FieldSuggestionRequest,
  reports: readonly EarlierReport[],
): FieldSuggestion[] {
  const { fieldName, currentValue, otherValues } = request;
  const isDescription = fieldName === 'description';
  const description = isDescription ? currentValue : (otherValues['description'] ?? '');
  const found: FieldSuggestion[] = [];
  if (fieldName === 'location') {
    if (currentValue.trim().length >= MIN_SUGGESTION_CHARACTERS) {
      found.push(...placesOf(currentValue, reports, 0.8));
    }
  }
  if (description.trim().length >= MIN_SUGGESTION_CHARACTERS) {
    found.push(...fromDescription(description, reports));
    if (isDescription) found.push(...nextDetails(description, otherValues['type']));
  }
  const wanted = isDescription ? found : found.filter(({ field }) => field === fieldName);
  return distinct(wanted, { ...otherValues, [fieldName]: currentValue });
}

function fromDescription(description: string, reports: readonly EarlierReport[]): FieldSuggestion[] {
  const read = readReport(description);
  const source = 'description' as const;
  const found: FieldSuggestion[] = [];
  if (read.type !== null) found.push({ field: 'type', ...read.type, source });
  if (read.type !== null || read.priority.value !== 'low') {
    found.push({ field: 'priority', ...read.priority, source });
  }
  const known = placesOf(description, reports, 0.75);
  found.push(...known);
  if (read.location !== null) found.push({ field: 'location', ...read.location, source });
  if (read.type === null && reports.length >= 3) {
    const [usual] = mostFrequent(reports.map(({ type }) => type));
    if (usual !== undefined && usual.share > 0.6) {
      const value = usual.value;
      found.push({ field: 'type', value, source: 'earlier-reports', confidence: 0.35 });
    }
  }
  return found;
}

const placesOf = (text: string, reports: readonly EarlierReport[], confidence: number): FieldSuggestion[] =>
  matchingPlaces(text, reports, 2).map((value) => ({
    field: 'location',
    value,
    source: 'earlier-reports',
    confidence,
  }));

function nextDetails(description: string, chosenType: string | undefined): FieldSuggestion[] {
  if (description.trim().length < TELLING_CHARACTERS) return [];
  const isSpanish = languageOfText(description) === 'es';
  const type = chosenType || readReport(description).type?.value || 'Other';
  return details
    .filter(({ given, types }) => types.test(type) && !given.test(plain(description)))
    .slice(0, 2)
    .map(({ code, spanish }) => ({
      field: 'description',
      value: `${isSpanish ? spanish : say(code).text} `,
      sentence: { code },
      source: 'description',
      confidence: 0.4,
    }));
}

function mostFrequent(values: readonly string[]): { value: string; share: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, share: count / values.length }))
    .sort((a, b) => b.share - a.share);
}

/** Each value once, none that the form has already, surest first. */
export function distinct(
  found: readonly FieldSuggestion[],
  values: Readonly<Record<string, string>>,
): FieldSuggestion[] {
  const seen = new Set<string>();
  return [...found]
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ field, value }) => {
      const name = `${field} ${value.toLowerCase()}`;
      if (seen.has(name) || values[field]?.trim().toLowerCase() === value.toLowerCase()) return false;
      seen.add(name);
      return true;
    })
    .slice(0, MOST);
}
