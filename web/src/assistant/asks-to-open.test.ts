import { expect, it } from 'vitest';
import { asksToOpen } from './asks-to-open.ts';

it.each([
  ['report an incident', true],
  ['Open the claim form', true],
  ['documentos de seguridad', true],
  ['How do I report an incident?', false],
  ['what information is needed to file a claim', false],
  ['¿Cómo presento un reclamo?', false],
])('%s: %s', (message, opens) => {
  expect(asksToOpen(message)).toBe(opens);
});
