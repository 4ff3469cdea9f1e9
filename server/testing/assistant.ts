import { assistantAnswerSchema, type AssistantAnswer } from '@tailboard/contract/assistant.ts';
import { expect } from 'vitest';
import type { Person } from './person.ts';

/** What the assistant answers to `message` of this person, as the contract has it; `more` stands beside the message. */
export async function askAssistant(
  person: Person,
  message: string,
  more: object = {},
): Promise<AssistantAnswer> {
  const { status, body } = await person.post('/api/assistant/chat', { message, context: 'general', ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return assistantAnswerSchema.parse(body);
}
