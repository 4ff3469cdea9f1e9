import { expect, it } from 'vitest';
import { safeAddress } from './safe-address.ts';

it('leads only to the web and to screens of this app', () => {
  expect(['https://www.osha.gov/x', 'http://a.b', '/safety/ladders#p-1', '#p-1'].map(safeAddress)).toEqual([
    'https://www.osha.gov/x',
    'http://a.b',
    '/safety/ladders#p-1',
    '#p-1',
  ]);
  const hostile = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'evil.example',
    'file:///etc/passwd',
  ];
  expect(hostile.map(safeAddress)).toEqual(hostile.map(() => ''));
});
