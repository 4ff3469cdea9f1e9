import { expect, it } from 'vitest';
import { shownAnswer, spokenAnswer } from './spoken-answer.ts';

const reply = (content: string) => ({ id: 2, role: 'assistant', content, answer: null }) as const;

it('reads nothing that follows the word Sources', () => {
  expect(spokenAnswer(reply('Tie off.\n\nSources:\n[1] Ladders'))).toBe('Tie off.');
  expect(spokenAnswer(reply('Sources of heat are stoves.'))).toBe('Sources of heat are stoves.');
});

it('shows the whole of it', () => {
  expect(shownAnswer(reply('Tie off. Sources: Ladders'))).toBe('Tie off. Sources: Ladders');
});
