import { assistantContexts } from '@tailboard/contract/assistant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAssistant } from '../testing/assistant.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let demo: Person;
beforeAll(async () => {
  server = await startTestServer();
  demo = await server.as('demo');
});
afterAll(() => server.close());

describe('every question that is offered', () => {
  it.each(['en', 'es'] as const)('is answered: %s', async (language) => {
    const offered = new Set<string>();
    for (const context of assistantContexts) {
      const { body } = await demo.post('/api/assistant/suggestions', { context, language });
      for (const question of body.suggestions as string[]) offered.add(question);
    }
    const unanswered: string[] = [];
    for (const question of offered) {
      const { message } = await askAssistant(demo, question, { language });
      if (
        /^(I do not know|No lo sé|The safety documents do not|Los documentos de seguridad no)/.test(message)
      )
        unanswered.push(question);
    }
    expect(unanswered).toEqual([]);
  });
});
