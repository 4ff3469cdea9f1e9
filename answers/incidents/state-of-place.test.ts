import { expect, it } from 'vitest';
import { stateOfText } from './state-of-place.ts';

it.each([
  ['Sacramento, CA', 'CA'],
  ['Jobsite 4, Sacramento, California 95814', 'CA'],
  ['Sacramento, California, 95814', 'CA'],
  ['500 Pike St, Seattle, WA, USA', 'WA'],
  ['500 Pike St, Seattle, wa 98101', 'WA'],
  ['500 Pike St Seattle WA 98101-2024', 'WA'],
  ['Bakersfield California 93301', 'CA'],
  ['Puerta norte, Fresno, California, EE. UU.', 'CA'],
  ['Seattle, Washington', 'WA'],
  ['Tacoma, Washington State', 'WA'],
  ['Yakima (estado de Washington)', 'WA'],
  ['Mill 4, Tacoma (WA)', 'WA'],
  ['Lot 4, Tacoma, WA - dock 3', 'WA'],
  ['seattle, wa', 'WA'],
  ['Salem, OR', 'OR'],
  ['Portland OR 97201', 'OR'],
  ['Salem, Oregón', 'OR'],
  ['Albuquerque, Nuevo México', 'NM'],
  ['Charleston West Virginia 25301', 'WV'],
  ['Washington Ave, Houston, TX', 'TX'],
  ['1600 Pennsylvania Ave, Washington, DC 20500', 'DC'],
  ['Washington, D.C.', 'DC'],
  ['California, MD 20619', 'MD'],
  ['Ontario, CA 91761', 'CA'],
  ['Sacramento CA', 'CA'],
  ['California', 'CA'],
])('%s lies in %s', (location, state) => {
  expect(stateOfText(location)).toBe(state);
});

it.each([
  'Washington',
  'Oregon Trail 12',
  '5th and Oregon',
  'California Ave, gate 2',
  'gate, or behind it',
  'Turn left OR go right',
  'gate 5 or 97201',
  'GATE 5 OR 12345',
  'Gate OR',
  'Building CA',
  'back gate, ok',
  'PUMP IS OK',
  'Tijuana, Baja California',
  'Pole 1187',
  '',
])('%s says nothing of a state', (location) => {
  expect(stateOfText(location)).toBe(null);
});
