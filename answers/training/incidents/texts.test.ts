import { expect, it } from 'vitest';
import model from '../../models/incidents.json' with { type: 'json' };
import { hashOf } from '../write-model.ts';
import { incidentTexts } from './texts.ts';

it('are what the model was learned from: npm run answers:learn', () => {
  const { texts, patterns } = incidentTexts();
  expect(model.input).toBe(hashOf([texts, patterns]));
});
