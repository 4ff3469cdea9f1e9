import { type Said, wholeWords } from './fold.ts';
import { FIRST_NAMES, LAST_NAMES, WORD_NAMES } from './names.ts';

type Word = Readonly<{ text: string; raw: string; start: number; end: number }>;
type Name = Readonly<{ first: number; last: number; isSure: boolean }>;

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}]+)*/gu;
/** Before somebody who was told, called or stood by, not hurt. */
const NOT_HURT_BEFORE =
  /^(?:told|tell|called|call|calling|with|asked|and i called|notified|notify|radioed|texted|by|from|for|to|said|says|con|dije|dijimos|avise|avisamos|llame|llamamos|hable|por|de|per|foreman|super|superintendent|supervisor|boss|manager|mayordomo|capataz|supervisora|inspector|witness|testigo|mr|mrs|ms|miss|saw|owner|dr|doctor|customer|neighbor)$/;
const FILLER = /^(?:uh|um|este|like|the|el|la|our|my|mi|a|al|guy|named|name|is|se|llama|nuevo|new)$/;
/** What comes to somebody: harm by their own fall or another's blow. */
const HARM_AFTER = wholeWords(
  'fell|falls|fallen|cut|slip\\w*|trip\\w*|got|gets|hurt|twist\\w*|sprain\\w*|broke|breaks|broken|burn\\w*|hit|smash\\w*|mash\\w*|crush\\w*|pinch\\w*|lost|step\\w*|was|is hurt|landed|land|went down|went off|came off|tore|strain\\w*|pulled|jam\\w*|caught|stuck|took|pass\\w* out|faint\\w*|collaps\\w*|died|has|had|complain\\w*|inhal\\w*|bumped|banged|scrap\\w*|punctur\\w*|shot|drilled|rolled|stabb\\w*|sliced|nick\\w*|bit|stung|dropped|felt|feels|started (?:throwing|feeling|vomit\\w*|cramp\\w*)|fractur\\w*|dislocat\\w*|needs|threw|tweak\\w*|throwing up|threw up|vomit\\w*|dizzy|both|hyperextend\\w*|bust\\w*|wrench\\w*|se (?:cayo|corto|lastimo|golpeo|pego|quemo|torcio|quebro|rompio|machuco|resbalo|tropezo|desmayo|pico|clavo|enterro|raspo|murio|fracturo|doblo|safo|zafo|accidento|mocho|rebano|pincho|electrocuto|lesiono|descompuso|hirio|mareo|trono|jalo|prenso|atoro|atrapo|volo|fregó|abrio)|le (?:cayo|pego|dio|callo|corto|quemo|salto|entro|agarro|pico|mordio|brinco|aplasto|machuco|salpico|paso|trozo|mocho|volo|rebano|prenso|atrapo)|lo (?:golpeo|atropello|aplasto|pico|agarro|prenso|mordio|quemo|tumbo|jalo|llevaron|internaron|mato|electrocuto)|la (?:golpeo|atropello|aplasto|pico|agarro|prenso|mordio|quemo|tumbo|llevaron|internaron|mato)|cayo|murio|perdio|piso|recibio|resulto|salio|quedo|traia|trae|esta (?:lastimad|herid)\\w*|sufrio|resbalo|tropezo|tiene|fue',
  '',
);
/** 'Hit Rosa', 'a Luis le cayo', 'Art's hand', 'on top of Marco'. */
const HARM_BEFORE =
  /(?:\b(?:hit|hits|struck|strikes|caught|clipped|pinned|crushed|got|cut|burned|burnt|shocked|landed on|fell on|fell onto|dropped on|on top of|onto|knocked|ran over|run over|bit|stung|hurt|smashed|sprayed|zapped|buried|trapped|grabbed|injured|injuring|killed|poor|employee|worker|apprentice|laborer|helper|operator|lineman|groundman|golpeo|pego|atropello|aplasto|prenso|agarro|pico|mordio|quemo|tumbo|lastimo|cayo|cayo encima|encima de|le cayo|lastimado|herido|ayudante|companero|compa|operador|trabajador|trabajadora|a|y|and) (?:(?:our|my|the|el|la|al|a|mi|senor|don|uh|um|este|new|guy|operator|apprentice|helper|laborer|nuestro|de) )*|\b(?:se|le|lo|la) \w+(?:o|aron|ieron) (?:el |la |a |al |don |mi |nuestro |senor |encima a )*)$/;
/** Harm that was told of one goes on to the next: 'Rosa and Will fell'. */
const JOINED = /^(?:and|y|e)$/;

/** The names of those who were hurt, as a text says them, in their order; none where it names nobody. `text`: as it was written. */
export function whoIn(text: string, folded: string): readonly Said<string>[] {
  const words: readonly Word[] = [...folded.matchAll(WORD)].map((match) => ({
    text: match[0].replace(/['’]s$/, ''),
    raw: text.slice(match.index, match.index + match[0].length),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const names = namesIn(words, isAllOneCase(text));
  const hurt = names.map((name) => isHurt(name, words, folded));
  // 'Rosa and Will fell': what is told of the last is told of all.
  for (let at = names.length - 2; at >= 0; at -= 1) {
    const [one, next] = [names[at], names[at + 1]];
    if (
      one &&
      next &&
      hurt[at + 1] === true &&
      next.first - one.last === 2 &&
      JOINED.test(words[one.last + 1]?.text ?? '')
    )
      hurt[at] = hurt[at] === true || !isOther(one, words);
  }
  const found = new Map<string, Said<string>>();
  for (const [at, name] of names.entries()) {
    const first = words[name.first];
    const last = words[name.last];
    if (hurt[at] !== true || first === undefined || last === undefined) continue;
    const end = last.start + last.text.length;
    const value = text.slice(first.start, end);
    const key = first.text;
    if (!found.has(key)) found.set(key, { value, start: first.start, end, sure: name.isSure });
  }
  return [...found.values()];
}

/** Where nothing is written large, or everything, large letters tell no name. */
function isAllOneCase(text: string): boolean {
  const letters = [...text.matchAll(/(?<!^)(?<![.!?]\s*)(?<!\p{L})(\p{L})\p{L}+/gu)].map(
    ([, letter = '']) => letter,
  );
  const large = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  return large === 0 || large > letters.length / 2;
}

function namesIn(words: readonly Word[], isOneCase: boolean): readonly Name[] {
  const names: Name[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) continue;
    const isLarge = !isOneCase && /^\p{Lu}\p{Ll}/u.test(word.raw);
    const isKnown = FIRST_NAMES.has(word.text) && !WORD_NAMES.has(word.text);
    const isWordName =
      WORD_NAMES.has(word.text) &&
      (isOneCase ? standsAsName(words, at) : isLarge && (at > 0 || standsAsName(words, at)));
    const isNamed =
      /^(?:named|llama|llamado|llamada|name's)$/.test(words[at - 1]?.text ?? '') ||
      (/^is$/.test(words[at - 1]?.text ?? '') && words[at - 2]?.text === 'name');
    if (!isKnown && !isWordName && !(isNamed && /^\p{L}{3,}$/u.test(word.text))) continue;
    // 'Martin' in 'Rosa Martin' stands with the first.
    const next = words[at + 1];
    const hasLast =
      next !== undefined &&
      next.start - word.end === 1 &&
      !/['’]s$/.test(word.raw) &&
      LAST_NAMES.has(next.text) &&
      (isOneCase
        ? !/^(?:young|white|brown|green|gray|long|hill|hall|bell|wood|reed|king|ward|price|cook|cole|west|villa|luna|pena|baker|cooper|walker|turner|fisher|cruz)$/.test(
            next.text,
          ) ||
          at + 2 >= words.length ||
          HARM_AFTER.test(words[at + 2]?.text ?? '')
        : /^\p{Lu}/u.test(next.raw));
    names.push({ first: at, last: hasLast ? at + 1 : at, isSure: isKnown || isLarge });
    if (hasLast) at += 1;
  }
  return names;
}

/** 'Art fell', 'hit Rose', 'my buddy Will got': a word stands where a name does. */
function standsAsName(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? '';
  const after = words[at + 1]?.text ?? '';
  const word = words[at]?.text ?? '';
  if (
    /^(?:the|a|an|this|will|would|of|el|los|las|un|una|he|she|i|we|they|it|you|in|on|with|no|hot|next|not|early|last|every)$/.test(
      before,
    ) &&
    !(before === 'el' && /^(?:angel|cruz|reyes|chuy|primo|santos|domingo)$/.test(word))
  )
    return false;
  const isHarm = new RegExp(`^(?:${HARM_WORDS})$`).test(after);
  const isJoined =
    (/^(?:and|y)$/.test(before) && FIRST_NAMES.has(words[at - 2]?.text ?? '')) ||
    (/^(?:and|y)$/.test(after) && FIRST_NAMES.has(words[at + 2]?.text ?? ''));
  const isBehindVerb =
    /^(?:se|le|lo|la)$/.test(words[at - 2]?.text ?? '') && /(?:o|aron|ieron)$/.test(before);
  const isPerson =
    /^(?:apprentice|helper|operator|laborer|buddy|partner|coworker|cousin|companero|companera|compa|ayudante|hit|struck|stung|bit|hurt|cut|burned|shocked|pinned|crushed|onto|senor|senora|poor|guy|groundman|lineman|flagger|driver|foreman|welder|carpenter|ironworker|hermano|primo|amigo|a|named|llama)$/.test(
      before,
    );
  return (
    isHarm ||
    (isPerson && (before !== 'a' || /^(?:le|lo|la|se)$/.test(after))) ||
    isJoined ||
    isBehindVerb ||
    /['’]s$/.test(words[at]?.raw ?? '')
  );
}
const HARM_WORDS =
  'rolled|both|fell|slipped|tripped|cut|got|twisted|hurt|broke|burned|hit|smashed|lost|stepped|was|went|came|landed|sprained|strained|jammed|passed|collapsed|caught|pinched|crushed|se|le|lo|la|cayo|tore|has|had|died|took|felt|nicked|rolled|banged|bumped|scraped|sliced|says|did|just|dropped|started|resulto|murio|fue|pulled|fainted|drilled|shot|punctured|inhaled';

function isOther(name: Name, words: readonly Word[]): boolean {
  let at = name.first - 1;
  while (at >= 0 && FILLER.test(words[at]?.text ?? '')) at -= 1;
  if (words.slice(at + 1, name.first).some(({ text }) => text === 'named' || text === 'llama')) return false;
  return NOT_HURT_BEFORE.test(words[at]?.text ?? '');
}

function isHurt(name: Name, words: readonly Word[], folded: string): boolean {
  const first = words[name.first];
  const last = words[name.last];
  if (first === undefined || last === undefined) return false;
  const before = folded.slice(Math.max(0, first.start - 60), first.start);
  const behind = folded.slice(last.end);
  // What is told of the next one is not told of this.
  const clause =
    behind.split(
      /[.;!?\n]|(?<![\p{L}])(?:when|cuando|and then|he said|said|dijo|called|llamo|but|pero|while|mientras)(?![\p{L}])/u,
    )[0] ?? '';
  const near = clause.split(/\s+/).slice(0, 9).join(' ');
  if (isOther(name, words) && !/\b(?:happened to|hit|caught|hurt) (?:\S+ )?$/.test(before)) {
    // 'Working with Mike and he fell' is nobody's name for sure.
    return (
      /\b(?:to|from|of|de|for|a|al) $/.test(before) &&
      /^['’]s\s/.test(folded.slice(first.start + first.text.length))
    );
  }
  if (/['’]s$/.test(last.raw)) return true;
  if (HARM_BEFORE.test(before) && !/\b(?:and|y|a) $/.test(before)) return true;
  if (
    /\ba (?:la |el |don |mi |mi compa |mi companero |nuestro |senor )?$/.test(before) ||
    /\bal $/.test(before)
  )
    return /^\s+(?:\S+ )?(?:le|lo|la|se|les)\s/.test(` ${near}`) || HARM_BEFORE.test(before);
  return /^\s*(?:,|uh|um|este|he|she|just|the|our|\S+ed our)?\s*/.test(near) && HARM_AFTER.test(near);
}
