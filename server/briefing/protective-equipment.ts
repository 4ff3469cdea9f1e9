import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import { say, type Said, type Unwritten } from '../sentences/say.ts';
import { triggers } from './advice.ts';
import type { Measure } from './stop-work-rule.ts';
import type { MeasureLevel } from './weather-levels.ts';
import { nothingKnown, type Figures } from './weather/provider.ts';

type Item = Unwritten<Briefing['ppeRecommendations'][number]> & Readonly<{ id: string }>;

/** What the crew's own reports ask for. */
const OWN_REPORTS = say('briefing.source.reports');

const item = (id: string, name: Said, description: Said, required: boolean, source: string | Said): Item => ({
  id,
  name,
  description,
  required,
  source,
  kind: typeof source === 'string' ? 'law' : source === OWN_REPORTS ? 'company-rule' : 'guidance',
});

const always: readonly Item[] = [
  item(
    'hard-hat',
    say('briefing.wear.hard-hat'),
    say('briefing.wear.hard-hat-where'),
    true,
    '29 CFR 1926.100(a)',
  ),
  item('eye', say('briefing.wear.glasses'), say('briefing.wear.glasses-how'), true, '29 CFR 1926.102(a)(1)'),
  item(
    'boots',
    say('briefing.wear.boots'),
    say('briefing.wear.boots-how'),
    false,
    say('briefing.source.library-hands'),
  ),
];

const fallProtection = (where: Said, source: string) =>
  item('fall-protection', say('briefing.wear.fall-protection'), where, true, source);
const gloves = item(
  'gloves',
  say('briefing.wear.gloves'),
  say('briefing.wear.gloves-how'),
  false,
  say('briefing.source.library-hands'),
);

const forTask: Readonly<Record<Task, readonly Item[]>> = {
  crane: [
    item(
      'high-visibility',
      say('briefing.wear.vest'),
      say('briefing.wear.vest-crane'),
      false,
      say('briefing.source.library-visibility'),
    ),
    gloves,
  ],
  roof: [fallProtection(say('briefing.wear.fall-protection-roof'), '29 CFR 1926.501(b)(1)')],
  ladder: [gloves],
  scaffold: [fallProtection(say('briefing.wear.fall-protection-scaffold'), '29 CFR 1926.451(g)(1)')],
  trench: [
    item(
      'high-visibility',
      say('briefing.wear.vest'),
      say('briefing.wear.vest-trench'),
      true,
      '29 CFR 1926.651(d)',
    ),
  ],
  concrete: [
    item(
      'waterproof-gloves',
      say('briefing.wear.waterproof'),
      say('briefing.wear.waterproof-why'),
      false,
      say('briefing.source.library-concrete'),
    ),
  ],
  electrical: [
    item(
      'insulating-gloves',
      say('briefing.wear.insulated-gloves'),
      say('briefing.wear.insulated-gloves-where'),
      true,
      '29 CFR 1926.416(a)(3)',
    ),
  ],
  'hot-work': [
    item(
      'face-shield',
      say('briefing.wear.welding-helmet'),
      say('briefing.wear.welding-helmet-how'),
      true,
      '29 CFR 1926.102',
    ),
    item(
      'flame-resistant',
      say('briefing.wear.flame-resistant'),
      say('briefing.wear.flame-resistant-how'),
      false,
      say('briefing.source.library-hot-work'),
    ),
  ],
  general: [gloves],
};

/** What the weather of the shift is made of: its levels, and the figures of now. */
type ShiftWeather = Readonly<{ levels: readonly MeasureLevel[]; current: Figures | null }>;

/** By the triggers of the advice and by the levels of the hours, so that both say the same. Nothing from a missing figure. */
function forWeather({ levels, current }: ShiftWeather): Item[] {
  const { temperature, rain, uv } = current ?? nothingKnown;
  const isRaised = (measure: Measure) =>
    levels.some((one) => one.measure === measure && one.level !== 'green');
  const items: Item[] = [];
  const isHot = isRaised('heat-index') || (temperature !== null && temperature > triggers.heat);
  const heat = say('briefing.source.heat');
  if (isHot)
    items.push(
      item(
        'water',
        say('briefing.wear.water'),
        say('briefing.wear.water-where'),
        true,
        '29 CFR 1926.51(a)(1)',
      ),
    );
  if (isHot)
    items.push(
      item(
        'light-clothing',
        say('briefing.wear.light-clothing'),
        say('briefing.wear.light-clothing-how'),
        false,
        heat,
      ),
    );
  if (isRaised('cold') || (temperature !== null && temperature < triggers.cold))
    items.push(
      item(
        'layers',
        say('briefing.wear.layers'),
        say('briefing.wear.layers-how'),
        false,
        say('briefing.source.library-cold'),
      ),
    );
  if (isRaised('rain') || (rain !== null && rain > triggers.rain))
    items.push(
      item(
        'rain-gear',
        say('briefing.wear.rain-gear'),
        say('briefing.wear.rain-gear-how'),
        false,
        say('briefing.source.rain'),
      ),
    );
  if (isRaised('ice'))
    items.push(
      item(
        'traction',
        say('briefing.wear.grips'),
        say('briefing.wear.grips-where'),
        false,
        say('briefing.source.library-cold'),
      ),
    );
  if (isRaised('uv') || (uv !== null && uv > triggers.uv))
    items.push(
      item(
        'sun',
        say('briefing.wear.sunscreen'),
        say('briefing.wear.sunscreen-how'),
        false,
        say('briefing.source.sun'),
      ),
    );
  if (isRaised('air'))
    items.push(
      item(
        'respirator',
        say('briefing.wear.respirator'),
        say('briefing.wear.respirator-who'),
        false,
        say('briefing.source.air'),
      ),
    );
  return items;
}

const forIncident: Readonly<Record<string, Item>> = {
  'Vehicle Accident': item(
    'high-visibility',
    say('briefing.wear.vest'),
    say('briefing.wear.vest-lately'),
    false,
    OWN_REPORTS,
  ),
};

/** What to wear today; required before recommended, each thing once. */
export function protectiveEquipment(
  tasks: readonly Task[],
  weather: ShiftWeather,
  incidentTypes: readonly string[],
): Item[] {
  const wanted = [
    ...always,
    ...tasks.flatMap((task) => forTask[task]),
    ...forWeather(weather),
    ...incidentTypes.flatMap((type) => forIncident[type] ?? []),
  ];
  const items = new Map<string, Item>();
  for (const one of wanted) {
    const before = items.get(one.id);
    if (before === undefined || (one.required && !before.required)) items.set(one.id, one);
  }
  return [...items.values()].sort((a, b) => Number(b.required) - Number(a.required));
}
