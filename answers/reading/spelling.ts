import { askedWords } from '../models/asked-model.ts';
import { isFiller, stemOf } from './words.ts';

/** The words of the documents that can be searched, with how many passages each stands in. */
export type Vocabulary = Readonly<{
  /** How many passages there are. */
  passages: number;
  /** Mean number of words in a passage. */
  meanLength: number;
  words: ReadonlyMap<string, number>;
  /** The same by stem. A passage with two forms of a word counts twice, which does no harm. */
  stems: ReadonlyMap<string, number>;
  byFirstLetter: ReadonlyMap<string, readonly string[]>;
}>;

/** What one document, or one passage, adds to a vocabulary. */
export type WordCounts = Readonly<{
  passages: number;
  length: number;
  words: Readonly<Record<string, number>>;
  /** How many of its passages are the library's, of which it was learned with what words crews ask. Older versions did not count them. */
  ofLibrary?: number;
}>;

/** The vocabulary of many documents. */
export function vocabularyOf(documents: Iterable<WordCounts>): Vocabulary {
  const words = new Map<string, number>();
  let passages = 0;
  let length = 0;
  let ofLibrary = 0;
  for (const document of documents) {
    passages += document.passages;
    length += document.length;
    ofLibrary += document.ofLibrary ?? 0;
    for (const [word, count] of Object.entries(document.words))
      words.set(word, (words.get(word) ?? 0) + count);
  }
  // What crews ask with is spelled right, and no rarer than what stands in a text: as far as the library is here.
  const here = Math.min(1, ofLibrary / askedWords.passages);
  for (const [count, asked] of here === 0 ? [] : Object.entries(askedWords.words))
    for (const word of asked.split(' '))
      words.set(word, (words.get(word) ?? 0) + Math.ceil(Number(count) * here));
  const stems = new Map<string, number>();
  const byFirstLetter = new Map<string, string[]>();
  for (const [word, count] of words) {
    const stem = stemOf(word);
    stems.set(stem, Math.min(passages, (stems.get(stem) ?? 0) + count));
    if (word.length < 4 || /\d/.test(word)) continue;
    const letter = word.charAt(0);
    const others = byFirstLetter.get(letter);
    if (others === undefined) byFirstLetter.set(letter, [word]);
    else others.push(word);
  }
  const meanLength = passages === 0 ? 1 : length / passages;
  return { passages, meanLength, words, stems, byFirstLetter };
}

/**
 * Everyday words that are spelled right although no safety document has them: correcting 'parking' to 'marking' would
 * answer a question that nobody asked.
 */
const everyday = new Set(
  `parking vacation salary salaries wage wages lunch dinner breakfast holiday holidays weekend overtime bonus bonuses union
  unions pension insurance health dental doctor policy policies budget invoice invoices contract contracts client clients
  customer customers price prices cost costs money dollar dollars tax taxes rent loan bank credit stock stocks market
  bitcoin crypto email emails password passwords wifi internet website phone laptop computer printer software hardware
  music radio television movie movies game games football baseball soccer basketball team teams score player players
  recipe recipes cooking pizza burger coffee beer wine restaurant hotel flight flights airport ticket tickets passport
  president election elections senator government country countries capital city cities population history science
  planet planets moon mars star stars space rocket drone drones robot robots laser radar radiation nuclear uranium
  benzene mercury radon cadmium chromium formaldehyde ammonia chlorine toluene xylene acetone methane
  boiler boilers elevator elevators escalator escalators helicopter helicopters airplane aircraft submarine ship ships
  train trains railroad railway bicycle motorcycle scooter horse horses cattle chicken farm farms farming tractor
  garden gardening lawn mower swimming pool pools dance dancing wedding birthday party school schools college university
  student students teacher teachers homework exam grade grades degree language translate poem poems story stories joke
  jokes song songs painting drawing photo photos camera cameras hiring resume interview promotion payroll paycheck
  maternity paternity pregnant pregnancy marriage divorce lawyer attorney court lawsuit sue visa citizenship immigration
  smoking vaping tattoo tattoos haircut uniform uniforms dress shirt shirts pants shorts socks color colors colour size
  brand brands model models warranty refund shipping delivery warehouse store stores shop shops buy sell sale sales
  favorite best worst better funny happy angry bored tired love hate friend friends family wife husband child children
  pet pets dogs cats bird birds snake snakes spider spiders bees wasps tick ticks mosquito mosquitoes poison ivy
  tower solar panel panels turbine turbines pipeline pipelines tunnel tunnels blasting explosives dynamite diving divers
  mining mine mines miner offshore rig rigs refinery logging timber sawmill foundry laundry hospital nursing dentist
  covid vaccine vaccines flu virus cancer diabetes asthma allergy allergies drug drugs alcohol marijuana cannabis testing
  ergonomics ergonomic keyboard desk chair chairs monitor posture stretching yoga gym
  forecast humidity sunrise sunset tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december
  discount meters metres meter kilometers liters grams celsius battery batteries charge charging charger
  paint painter plumber plumbing hvac carpet furniture window windows door doors kitchen bathroom bedroom garage fence
  driveway sidewalk asphalt paving roller grader bulldozer dozer loader compactor crusher conveyor conveyors
  claim claims status insured adjuster adjusters deductible reimbursement premium agent agents case cases update updates
  news report cards deadline interest reward rewards gift gifts rank ranks bid bids estimate estimates quote quotes
  vertical vertically horizontal spacing apart factor factors formula formulas ratio calculate calculator equation
  voltage amps amperage watts wattage gallon gallons liter mileage horsepower torque engine tire tires oil
  cheapest expensive review reviews rating ratings lifespan lifetime expire expires serial catalog
  couple bunch yesterday shingle shingles tile tiles gutter gutters siding drywall insulation jug jugs cooler coolers
  calorie calories protein vitamin vitamins meal meals
  tacos taco burrito burritos sandwich sandwiches chili bbq barbecue restaurant bars bartender grocery groceries
  superbowl olympics lottery casino poker bet betting nascar fishing hunting camping golf tennis playoff playoffs
  apprentice journeyman raise raises bonus commission stipend retirement 401k ira savings mortgage
  conduit breaker gauge torque torx span joist joists rafter rafters truss trusses stud studs mix slump
  aggregate plumbing faucet furnace thermostat boiler compressor transmission brakes alternator
  dosage dose doses ibuprofen antibiotic antibiotics prescription benadryl zyrtec insulin allergy surgery
  willful violation violations serious citation citations appeal hearing
  hurricane hurricanes earthquake earthquakes wildfire wildfires blizzard volcano
  president mayor ceo cfo secretary receptionist
  hotwire steal stolen theft rob weapon weapons knife knives gun guns ammo bomb
  app apps iphone android bluetooth charger tablet website login account accounts excel spreadsheet
  noise complaint neighbor neighbors permit zoning variance inspection fee fees
  girlfriend boyfriend dating church mass holiday christmas thanksgiving easter
  mexico china canada texas california florida germany france dinosaur dinosaurs`.split(/\s+/),
);

/** Whether a word names a matter of its own that is not of the trade. */
export const isEveryday = (word: string) => everyday.has(word);

/** The word of the vocabulary that a mistyped one most likely is, or null where it is none of them. */
export function correct(word: string, vocabulary: Vocabulary, more: readonly string[] = []): string | null {
  if (word.length < 4 || /\d/.test(word) || everyday.has(word) || isFiller(word)) return null;
  const whole = completed(word, vocabulary);
  if (whole !== null) return whole;
  const most = word.length >= 8 ? 2 : 1;
  const letters = new Set([word.charAt(0), word.charAt(1)]);
  let best: { word: string; distance: number; count: number } | null = null;
  const consider = (known: string, count: number) => {
    if (known.length < 4 || Math.abs(known.length - word.length) > most) return;
    // Of four letters with one of them another, it is another word: 'diem' and 'died'.
    if (word.length === 4 && known.length === 4 && sorted(word) !== sorted(known)) return;
    const distance = editDistance(word, known, most) + (known.charAt(0) === word.charAt(0) ? 0 : 0.5);
    if (distance > most + 0.5 || (most === 1 && distance > 1 && word.length < 6)) return;
    if (best === null || distance < best.distance || (distance === best.distance && count > best.count))
      best = { word: known, distance, count };
  };
  for (const letter of letters) {
    for (const known of vocabulary.byFirstLetter.get(letter) ?? [])
      consider(known, vocabulary.words.get(known) ?? 0);
  }
  for (const known of more) if (letters.has(known.charAt(0))) consider(known, 0);
  return (best as { word: string } | null)?.word ?? null;
}

/** 'scaff' → scaffold, 'temp' → temperature: the commonest word that begins so and is much longer. */
function completed(word: string, { byFirstLetter, words }: Vocabulary): string | null {
  let best: string | null = null;
  for (const known of byFirstLetter.get(word.charAt(0)) ?? []) {
    if (!known.startsWith(word) || known.length < word.length + 3) continue;
    if (best === null || (words.get(known) ?? 0) > (words.get(best) ?? 0)) best = known;
  }
  return best;
}

/** 'faceshield' → face, shield: two words of the vocabulary that were run together. Null where it is none. */
export function parted(word: string, { words }: Vocabulary): [string, string] | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (words.has(first) && words.has(second) && !isFiller(first) && !isFiller(second))
      return [first, second];
  }
  return null;
}

const sorted = (word: string) => Array.from(word).sort().join('');

/** Letters to add, drop, change or swap with their neighbour, or more than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last: number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
