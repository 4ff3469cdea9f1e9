import type { TalkTopic } from '@tailboard/contract/talks.ts';
import { expect, type Page } from '@playwright/test';
import type { Member, Witness } from './people.ts';
import { TalksScreen } from './screens/talks.ts';
import type { Walk } from './states.ts';

/** A talk from the choice of its topic to its record. `mate` is the name of another of the crew. */
export async function* talkScreens(
  page: Page,
  { me, mate }: { me: Member & { witness: Witness }; mate: string },
): Walk {
  const [topic] = (await me.witness.person.get('/api/talks/topics')).body as TalkTopic[];
  if (topic === undefined) throw new Error('There is no topic');
  const talks = new TalksScreen(page);
  await page.goto('/talks/new');
  await expect(page.getByRole('list', { name: 'Topics' })).toBeVisible();
  yield 'talk-topics';
  await talks.goto(topic);
  await talks.atStep('Read');
  yield 'talk-read';
  await talks.read();
  await talks.choose(topic, (correct) => (correct + 1) % 2);
  yield 'talk-wrong-answers';
  await talks.answer(topic);
  await talks.open(mate);
  yield 'talk-pad';
  await page.getByRole('button', { name: 'Not here' }).click();
  yield 'talk-reason';
  await page.keyboard.press('Escape');
  await talks.sign(me.name);
  yield 'talk-crew';
  await talks.agree(mate);
  await talks.next.click();
  await talks.atStep('Close');
  yield 'talk-close';
  await talks.close.click();
  await expect(page.getByRole('heading', { name: '2 signed' })).toBeVisible();
  yield 'talk-record';
  await page.goto('/talks');
  await expect(page.getByRole('list', { name: 'Talks that were held' })).toBeVisible();
  yield 'talks';
}
