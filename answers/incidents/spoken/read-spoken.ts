import type { FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { Treatment } from '@tailboard/contract/incident-people.ts';
import type { IncidentCategory, IncidentType, Priority } from '@tailboard/contract/incidents.ts';
import { judgeIncident, type Judgement } from '../judge.ts';
import type { LegalFact } from '../plain.ts';
import { suggestType } from '../suggest-type.ts';
import { bodyPartIn } from './body-part.ts';
import { categoryIn } from './category.ts';
import { fold, type Said } from './fold.ts';
import { placeIn } from './place.ts';
import { treatmentIn } from './treatment.ts';
import { whenIn } from './when.ts';
import { whoIn } from './who.ts';

/** Characters: half an hour of speech has some 25,000; what happened is told at the beginning. */
export const READ_AT_MOST = 10_000;
const LEGAL = ['died', 'admitted', 'amputation', 'eyeLost'] as const satisfies readonly LegalFact[];

/** Somebody has a body part that hurts, also where a vehicle was hit. */
const SORE =
  /(?<!\p{L})(?:sore|hurts?|swollen|swelled|bruis\w*|cut|twisted|rolled (?:his|her|my)|sprain\w*|strain\w*|broke (?:his|her|my)|burn(?:ed|t)|stitches|pain|aching|whiplash|duele|dolio|adolorid\w*|golpe|hinchad\w*|moret\w*|lastim\w*|torci\w*|cort[oe]|quem[oe])(?!\p{L})/u;
/** Somebody may lie there: 'I do not know if they are alive'. */
const DREAD =
  /(?<!\p{L})(?:alive|breathing|trapped|buried|pinned|crushed|under(?:neath)? (?:it|the load|there)|vivos?|vivas?|atrapad[oa]s?|enterrad[oa]s?|aplastad[oa]s?|respiran?|(?:dont|don't|do not) know if|not sure if|no se si|no sabemos si)(?!\p{L})/u;
/** Something is not as it was. */
const DAMAGED =
  /(?<!\p{L})(?:damag\w*|dent(?:s|ed)?|bent|broke(?:n)?|smash\w*|crush\w*|total(?:ed|led| loss)|torn|tore|ripped|burn(?:ed|t) up|caught (?:on )?fire|cracked|shattered|busted|blew|blown|burst|leak(?:ed|ing)|spill(?:ed)?|flood(?:ed)?|scratched|ruptured|snapped|sheared|seized|wont start|won't start|stopped working|stole|stolen|flipped|rolled over|tipped over|knocked (?:down|over|out)|took out|hit (?:a |the |our |his |her )?(?:gas|water|line|fence|pole|wall|car|truck|van|house|gate|meter|hydrant|mailbox|parked|building)|dano|danos|danad[oa]s?|abollad?[oa]?|rompio|rompieron|rot[oa]s?|quebro|quebrad[oa]s?|choc[oa]\w*|volco|volte[oa]\w*|quemo|incendi\w*|revent[oa]\w*|exploto|fuga|derram\w*|inund\w*|rob[oa]\w*|tumb[oa]\w*|rayad[oa]|descompuso|trono|rear ended|(?:backed|ran|drove|slid|rolled|swerved|plowed|bumped|hit)(?: \w+){0,4} into|crash(?:ed)?|collid\w*|sideswiped)(?!\p{L})/u;

/** What a spoken report says, each with the words that say it. Null: not said. */
export type SpokenReport = Readonly<{
  type: Said<IncidentType>;
  category: Said<IncidentCategory>;
  priority: Said<Priority>;
  /** `2026-06-10T10:00` by the clock of whoever speaks. */
  when: Said<string> | null;
  place: Said<string> | null;
  who: readonly Said<string>[];
  bodyPart: Said<string> | null;
  treatment: Said<Treatment> | null;
  facts: Readonly<Record<LegalFact, Readonly<{ value: FactValue; start?: number; end?: number }>>>;
  /** Somebody was hurt, named or not. */
  isHarm: boolean;
  /** What the law turns on and the text does not settle. */
  open: readonly LegalFact[];
}>;

/** Reads what somebody spoke at `at`, an ISO time with the offset of their clock. The same text gives the same reading; never throws. */
export function readSpoken(
  given: Readonly<{ text: string; at: string; place?: string | undefined }>,
): SpokenReport {
  const text = given.text.slice(0, READ_AT_MOST);
  const folded = fold(text);
  const suggested = suggestType(text);
  const judge = (incidentType: string) =>
    judgeIncident({ incidentType, description: text, location: given.place ?? '' });
  const judged = judge(suggested?.type ?? 'Other');
  const isHarm =
    isSomebodyHurt(judged, suggested?.type ?? null) ||
    (SORE.test(folded) && bodyPartIn(folded) !== null && !judged.reading.signs.has('nobodyHurt'));
  const mayBeHarm = isHarm || (DREAD.test(folded) && !judged.reading.signs.has('nobodyHurt'));
  const isDamage = !isHarm && DAMAGED.test(folded);
  const category = categoryIn(folded, { isHarm, isDamage });
  const type = typeOf(suggested, isHarm, category.value);
  const { reading, severity, report } = type === (suggested?.type ?? 'Other') ? judged : judge(type);
  const whole = { start: 0, end: text.length };
  const said = isHarm
    ? treatmentIn(folded, { died: reading.facts.died.value, admitted: reading.facts.admitted.value })
    : null;
  const facts = Object.fromEntries(
    LEGAL.map((fact) => {
      const { value, at } = reading.facts[fact];
      const isImplied = value === 'no' && at === undefined;
      return [
        fact,
        {
          value:
            isImplied && mayBeHarm && !isSettledBy(fact, said?.value, reading.facts.admitted.value === 'yes')
              ? 'unknown'
              : value,
          ...at,
        },
      ];
    }),
  ) as SpokenReport['facts'];
  const person = isHarm ? whoIn(text, folded) : [];
  const part = isHarm ? bodyPartIn(folded) : null;
  const place = placeIn(folded);
  return {
    type: { ...(part ?? whole), value: type, sure: suggested !== null && suggested.confidence >= 0.6 },
    category,
    priority: {
      ...whole,
      value: priorityOf(severity, report.answer, reading.harm),
      sure: report.answer !== 'ask',
    },
    when: whenIn(folded, given.at),
    place: place && { ...place, value: text.slice(place.start, place.end) },
    who: person,
    bodyPart: part && { ...part, value: text.slice(part.start, part.end) },
    treatment: said,
    facts,
    isHarm,
    open: mayBeHarm ? LEGAL.filter((fact) => facts[fact].value === 'unknown') : [],
  };
}

function isSomebodyHurt({ reading, report, recordable }: Judgement, type: IncidentType | null): boolean {
  const { signs, harm } = reading;
  if (signs.has('nobodyHurt') || harm === 'none')
    return type === 'Workplace Injury' && !signs.has('nobodyHurt');
  return (
    report.answer !== 'no' ||
    recordable.answer !== 'no' ||
    type === 'Workplace Injury' ||
    (reading.namesSomebody &&
      (['slight', 'treated', 'broken', 'hospital'] as const).some((sign) => signs.has(sign)))
  );
}

/** Where nothing is known of the treatment the judgement asks on and is cautious; what sounds small is not urgent for that. */
const priorityOf = (severity: Priority, answer: string, harm: Judgement['reading']['harm']): Priority =>
  answer === 'ask' && harm !== 'life' && harm !== 'serious' ? 'medium' : severity;

/** A near miss or a hazard hurt nobody; what is damaged by it keeps its type. */
function typeOf(
  suggested: ReturnType<typeof suggestType>,
  isHarm: boolean,
  category: IncidentCategory,
): IncidentType {
  if (suggested?.type === 'Workplace Injury' && !isHarm && category !== 'incident') return 'Other';
  return suggested?.type ?? (isHarm ? 'Workplace Injury' : 'Other');
}

/**
 * What nobody said did not happen, as far as what was done for the hurt person lets one say so: whoever was taken to a hospital may be
 * kept there.
 */
function isSettledBy(fact: LegalFact, treatment: Treatment | undefined, isAdmitted: boolean): boolean {
  if (fact === 'amputation' || fact === 'eyeLost' || (fact === 'died' && isAdmitted)) return true;
  return treatment === 'none' || treatment === 'first-aid' || treatment === 'medical';
}
