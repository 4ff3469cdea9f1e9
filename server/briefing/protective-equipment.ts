import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import { triggers } from './advice.ts';
import type { Measure } from './stop-work-rule.ts';
import type { MeasureLevel } from './weather-levels.ts';
import { nothingKnown, type Figures } from './weather/provider.ts';

type Item = Briefing['ppeRecommendations'][number];

/** What the crew's own reports ask for. */
const OWN_REPORTS = 'Reports in Tailboard';

const item = (id: string, name: string, description: string, required: boolean, source: string): Item => ({
  id,
  name,
  description,
  required,
  source,
  kind: source.startsWith('29 CFR') ? 'law' : source === OWN_REPORTS ? 'company-rule' : 'guidance',
});

const always: readonly Item[] = [
  item('hard-hat', 'Hard hat', 'Wherever something can fall or hit your head.', true, '29 CFR 1926.100(a)'),
  item('eye', 'Safety glasses', 'With side protection against flying parts.', true, '29 CFR 1926.102(a)(1)'),
  item(
    'boots',
    'Work boots',
    'With a toe cap and a sole that grips.',
    false,
    'Safety library: Hand and foot protection',
  ),
];

const fallProtection = (where: string, source: string) =>
  item('fall-protection', 'Fall protection', where, true, source);
const gloves = item(
  'gloves',
  'Gloves',
  'That fit the work.',
  false,
  'Safety library: Hand and foot protection',
);

const forTask: Readonly<Record<Task, readonly Item[]>> = {
  crane: [
    item(
      'high-visibility',
      'High-visibility vest',
      'So that the operator sees you.',
      false,
      'Safety library: High-visibility clothing',
    ),
    gloves,
  ],
  roof: [fallProtection('Guardrail, net or harness at 6 feet or more.', '29 CFR 1926.501(b)(1)')],
  ladder: [gloves],
  scaffold: [fallProtection('Guardrail or harness above 10 feet.', '29 CFR 1926.451(g)(1)')],
  trench: [
    item('high-visibility', 'High-visibility vest', 'Where vehicles pass.', true, '29 CFR 1926.651(d)'),
  ],
  concrete: [
    item(
      'waterproof-gloves',
      'Waterproof gloves and boots',
      'Wet concrete burns skin.',
      false,
      'Safety library: Concrete and masonry',
    ),
  ],
  electrical: [
    item(
      'insulating-gloves',
      'Insulated gloves',
      'Where a tool may hit a hidden line.',
      true,
      '29 CFR 1926.416(a)(3)',
    ),
  ],
  'hot-work': [
    item(
      'face-shield',
      'Welding helmet or goggles',
      'With the filter shade for the work.',
      true,
      '29 CFR 1926.102',
    ),
    item(
      'flame-resistant',
      'Flame-resistant clothing and gloves',
      'No oil, no cuffs.',
      false,
      'Safety library: Hot work and welding',
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
  const heat = 'Heat alert of this briefing';
  if (isHot)
    items.push(
      item('water', 'Drinking water', 'An adequate supply where you work.', true, '29 CFR 1926.51(a)(1)'),
    );
  if (isHot)
    items.push(item('light-clothing', 'Light, loose clothing', 'That still covers the skin.', false, heat));
  if (isRaised('cold') || (temperature !== null && temperature < triggers.cold))
    items.push(
      item(
        'layers',
        'Layers and a hard hat liner',
        'Spare gloves and dry socks.',
        false,
        'Safety library: Cold',
      ),
    );
  if (isRaised('rain') || (rain !== null && rain > triggers.rain))
    items.push(
      item('rain-gear', 'Rain gear', 'And boots that do not slip.', false, 'Rain advisory of this briefing'),
    );
  if (isRaised('ice'))
    items.push(item('traction', 'Boots with grips', 'On snow and ice.', false, 'Safety library: Cold'));
  if (isRaised('uv') || (uv !== null && uv > triggers.uv))
    items.push(
      item(
        'sun',
        'Sunscreen and neck cover',
        'Again every few hours.',
        false,
        'Sun protection advisory of this briefing',
      ),
    );
  if (isRaised('air'))
    items.push(
      item('respirator', 'Respirator (N95)', 'For voluntary use.', false, 'US Air Quality Index (EPA)'),
    );
  return items;
}

const forIncident: Readonly<Record<string, Item>> = {
  'Vehicle Accident': item(
    'high-visibility',
    'High-visibility vest',
    'After the recent vehicle accident.',
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
