import { incidentTypes, priorities } from '@tailboard/contract/incident-terms.ts';
import { type IncidentContent } from '@tailboard/contract/incidents.ts';
import { seededRandom } from '../answers/training/seeded-random.ts';
import { pick } from './random.ts';

const people = [
  'Mike',
  'Rosa',
  'the new apprentice',
  'a laborer of the second crew',
  'Luis',
  'our spotter',
  'the crane operator',
  'Dave from the night shift',
  'a groundman',
  'Teresa',
  'the truck driver',
  'one of the flaggers',
  'Big Tom',
  'Ana',
  'a subcontractor',
  'the foreman',
  'Jorge',
  'the excavator operator',
  'a welder',
  'nobody we know',
];
const doings = [
  'slipped on wet gravel',
  'backed into a bollard',
  'dropped a wrench',
  'cut a finger while stripping cable',
  'twisted an ankle stepping off the truck',
  'hit the gate post with the boom',
  'tripped over a hose',
  'strained a shoulder lifting a transformer lid',
  'got dust in one eye',
  'clipped a mailbox with the trailer',
  'let the ladder slide',
  'felt dizzy in the heat',
  'drove over a survey stake',
  'touched a hot exhaust',
  'tore a hydraulic line',
  'was stung by a wasp',
  'pinched a hand between two pipes',
  'broke a tail light',
  'nicked a water line with the auger',
  'left the lift unlocked',
];
const places = [
  'at pole',
  'near manhole',
  'beside truck',
  'in trench',
  'behind trailer',
  'at gate',
  'on span',
  'under tower',
  'by spool',
  'next to cabinet',
];
const afters = [
  'Rested and went on working.',
  'First aid at the truck, bandage only.',
  'Work stopped for half an hour.',
  'Supervisor was told at once.',
  'The area is taped off now.',
  'No damage that we can see.',
  'Pictures follow.',
  'Sent to the clinic to be looked at.',
  'Spare part is ordered.',
  'Owner of the house was informed.',
  'Tool is out of service and tagged.',
  'Nobody else was near.',
  'Will be talked about at the morning meeting.',
  'Ice pack, back to light work.',
  'The other crew helped to clean it up.',
  'Weather was dry and clear.',
];
const streets = [
  'Lemmon Ave',
  'Maple Ave',
  'Harry Hines Blvd',
  'Cedar Springs Rd',
  'Ross Ave',
  'Oak Lawn Ave',
  'Mockingbird Ln',
  'Greenville Ave',
  'Skillman St',
  'Abrams Rd',
  'Gaston Ave',
  'Swiss Ave',
  'Live Oak St',
  'Haskell Ave',
  'Hall St',
  'Inwood Rd',
  'Preston Rd',
  'Hillcrest Rd',
  'Forest Ln',
  'Royal Ln',
  'Walnut Hill Ln',
  'Northwest Hwy',
];

/** What a crew adds: with a number of its own each time, as real reports have. */
const details: readonly ((number: (below: number) => number) => string)[] = [
  (number) => `Called it in at ${number(12) + 1}:${String(number(60)).padStart(2, '0')}.`,
  (number) => `Ticket ${number(90_000) + 10_000}.`,
  (number) => `About ${number(40) + 2} feet from the road.`,
  (number) => `Unit ${number(400)} was parked ${number(9) + 2} yards away.`,
  (number) => `Wind maybe ${number(25) + 3} mph, ${number(60) + 40} degrees.`,
  (number) => `Line was ${number(30) + 4} kV and grounded.`,
  (number) => `Took ${number(50) + 5} minutes.`,
];

const FIRST = Date.parse('2026-11-02T12:00:00Z');
const EVERY_MS = 17 * 60_000;

/** Reports as a crew writes them: 60 to 200 characters, each one different, the same for the same seed. */
export function crewReports(count: number, seed: number): IncidentContent[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const number = Math.floor(random() * 9_000) + 100;
    return {
      category: 'incident',
      type: pick(random, incidentTypes),
      date: new Date(FIRST + (index % 1_500) * EVERY_MS + Math.floor(random() * EVERY_MS)).toISOString(),
      location: `${Math.floor(random() * 9_000) + 100} ${pick(random, streets)}, Dallas, TX`,
      latitude: (32.7 + random() * 0.2).toFixed(6),
      longitude: (-96.9 + random() * 0.2).toFixed(6),
      description: describe(random, number),
      priority: pick(random, priorities),
    };
  });
}

function describe(random: () => number, number: number): string {
  const person = pick(random, people);
  let text = `${person.charAt(0).toUpperCase()}${person.slice(1)} ${pick(random, doings)} ${pick(random, places)} ${number}.`;
  while (text.length < 60 || random() < 0.6) {
    const more =
      random() < 0.5 ? pick(random, afters) : pick(random, details)((below) => Math.floor(random() * below));
    const longer = `${text} ${more}`;
    if (longer.length > 200) break;
    text = longer;
  }
  return text;
}
