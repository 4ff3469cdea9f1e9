import type { Breath } from './document-breath.ts';
import { chosenPassage, type Chosen } from './document-choice.ts';
import type { PreparedQuery } from './document-query.ts';
import type { RankedPassage } from './document-rank.ts';
import { fromBeginning, LONGEST_QUOTE } from './document-said.ts';

/** Where a document says what to do when somebody is hurt: nothing else is quoted beside somebody who lies there. */
const AID =
  /\b(first aid|if something goes wrong|rescue|emergency|bleeding|burns?|shock|heat stroke|hypothermia|frostbite|the worst first|cpr|electrocution|cave-?ins?)\b/i;

export const isAidSection = (section: string): boolean => AID.test(section);

const isAid = ({ read }: RankedPassage) => isAidSection(read.passage.section);

const STEPS = /\b(if something goes wrong|the worst first|rescue)\b/i;

/** Signs alone say what it is and not what to do: what to do stands on the same page. */
function withSteps(chosen: RankedPassage, passages: readonly RankedPassage[]): RankedPassage[] {
  if (STEPS.test(chosen.read.passage.section)) return [chosen];
  const key = chosen.read.passage.documentKey;
  const steps = passages.find(
    ({ read: { passage } }) => passage.documentKey === key && STEPS.test(passage.section),
  );
  return steps === undefined ? [chosen] : [chosen, steps];
}

/** Where it is told what to do for who breathes so. */
const BREATH_AID: Readonly<Record<Breath, RegExp>> = {
  none: /\bnot breathing$/i,
  blocked: /\bchoking$/i,
  hard: /\btrouble breathing$/i,
};

/** Who is awake and gets little air must not be laid down. */
const NOT_AWAKE = /\bnot awake$/i;

/** The passage with which the section of one begins: what comes first keeps the helper alive. */
function firstOf({ read: { passage } }: RankedPassage, passages: readonly RankedPassage[]) {
  const { documentKey, section } = passage;
  return passages
    .filter(({ read }) => read.passage.documentKey === documentKey && read.passage.section === section)
    .toSorted((a, b) => a.read.passage.chunkIndex - b.read.passage.chunkIndex)
    .slice(0, 1);
}

/** Beside somebody who is hurt: the passages that are quoted, of aid alone, each from its first step on. */
export function chosenAid(query: PreparedQuery, ranked: readonly RankedPassage[]): readonly Chosen[] {
  return aidIn(query, ranked.filter(isAid)).map((one) => ({
    ranked: one,
    said: fromBeginning(one, LONGEST_QUOTE),
  }));
}

function aidIn(query: PreparedQuery, passages: readonly RankedPassage[]): RankedPassage[] {
  const { breaths } = query;
  const aidFor = (breath: Breath) => {
    const found = passages.find(({ read }) => BREATH_AID[breath].test(read.passage.section));
    return found === undefined ? [] : firstOf(found, passages);
  };
  // Whoever does not breathe, or chokes, has minutes: that comes before all else that is told.
  const minutes = breaths.filter((breath) => breath !== 'hard').flatMap(aidFor);
  if (minutes.length > 0) return minutes;
  // Who breathes, however hard, needs no CPR; who is only said to breathe is not to be sat up.
  const isHard = breaths.includes('hard');
  const beside = isHard
    ? [BREATH_AID.none, BREATH_AID.blocked, NOT_AWAKE]
    : [BREATH_AID.hard, BREATH_AID.blocked];
  const others = passages.filter(({ read }) => !beside.some((one) => one.test(read.passage.section)));
  const chosen = chosenPassage(query, others)?.ranked;
  if (chosen === undefined) return isHard ? aidFor('hard') : [];
  return isHard && BREATH_AID.hard.test(chosen.read.passage.section)
    ? aidFor('hard')
    : withSteps(chosen, passages);
}
