import { expect, it } from 'vitest';
import { certificateEnds } from './certificate-date.ts';

it.each([
  ['OSHA 10', null],
  ['OSHA 30-Hour', null],
  ['ASME B30.5 crane operator', null],
  ['First Aid/CPR (exp. 12/05/2026)', '2026-12-05'],
  ['Forklift 2026-12-05', '2026-12-05'],
  ['Crane NCCCO, issued 12/5/2021, expires 12/5/26', '2026-12-05'],
  ['Rigger, valid until Dec 5, 2026', '2026-12-05'],
  ['Rigger until 5 December 2026', '2026-12-05'],
  ['Primeros auxilios, vence el 5 de diciembre de 2026', '2026-12-05'],
  ['CDL 11/2026', '2026-11-30'],
  ['CDL through February 2028', '2028-02-29'],
  ['Trench, exp 13/40/2026', null],
  ['Scaffold 2/30/2026', null],
  ['29 CFR 1926.1408', null],
])('%s ends %s', (written, day) => expect(certificateEnds(written)).toBe(day));
