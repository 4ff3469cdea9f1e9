import { expect, it } from 'vitest';
import { stateOf } from './states.ts';

it.each<[string, string, string, string | null]>([
  ['Seattle', '47.6062', '-122.3321', 'WA'],
  ['Portland', '45.5152', '-122.6784', 'OR'],
  ['Sacramento', '38.5816', '-121.4944', 'CA'],
  ['Dallas', '32.7767', '-96.7970', 'TX'],
  ['Honolulu', '21.3069', '-157.8583', 'HI'],
  ['Attu, beyond the date line', '52.85', '173.18', 'AK'],
  ['the bridge between Oregon and Washington', '45.6175', '-122.6750', null],
  ['Tijuana', '32.5149', '-117.0382', null],
  ['Vancouver, British Columbia', '49.2827', '-123.1207', null],
  ['the sea', '36', '-130', null],
])('the position of %s, %s %s, lies in %s', async (_name, latitude, longitude, state) => {
  expect(await stateOf({ location: 'North gate', latitude, longitude })).toBe(state);
});

it('what the text says goes before the position, and without either nothing is claimed', async () => {
  const at = { latitude: '45.5152', longitude: '-122.6784' };
  expect(await stateOf({ location: 'Vancouver, WA', ...at })).toBe('WA');
  expect(await stateOf({ location: 'North gate', latitude: null, longitude: null })).toBe(null);
});
