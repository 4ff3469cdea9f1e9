import type { TalkTopic } from '@tailboard/contract/talks.ts';
import { expect, type Locator, type Page } from '@playwright/test';

/** /talks, /talks/new and /talks/{id}. */
export class TalksScreen {
  readonly page: Page;
  readonly next: Locator;
  readonly close: Locator;
  readonly crew: Locator;

  constructor(page: Page) {
    this.page = page;
    this.next = page.getByRole('button', { name: 'Next', exact: true });
    this.close = page.getByRole('button', { name: 'Close the talk' });
    this.crew = page.getByRole('list', { name: 'Crew list' });
  }

  async goto(topic: Pick<TalkTopic, 'documentKey'>): Promise<void> {
    await this.page.goto(`/talks/new?document=${topic.documentKey}`);
  }

  async atStep(name: 'Read' | 'Check' | 'Sign' | 'Close'): Promise<void> {
    await expect(this.page.getByText(new RegExp(`^Step \\d of 4: ${name}$`))).toBeVisible();
  }

  async read(): Promise<void> {
    await this.atStep('Read');
    await this.page.getByRole('checkbox', { name: 'Every point was read to the crew' }).check();
    await this.next.click();
  }

  /** Chooses for each question what `choose` says of its right answer. */
  async choose({ questions }: TalkTopic, choose: (correct: number, index: number) => number): Promise<void> {
    await this.atStep('Check');
    for (const [index, { question, choices, correct }] of questions.entries()) {
      const group = this.page.getByRole('group', { name: question });
      await group.getByRole('radio', { name: choices[choose(correct, index)] ?? '', exact: true }).check();
    }
    await this.page.getByRole('button', { name: 'Check the answers' }).click();
  }

  async answer(topic: TalkTopic): Promise<void> {
    await this.choose(topic, (correct) => correct);
    await this.atStep('Sign');
  }

  person(name: string): Locator {
    return this.crew.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  async open(name: string): Promise<Locator> {
    await this.person(name).click();
    const sheet = this.page.getByRole('dialog', { name });
    await expect(sheet).toBeVisible();
    return sheet;
  }

  async sign(name: string): Promise<void> {
    const sheet = await this.open(name);
    const pad = sheet.getByTestId('signature-pad');
    await draw(this.page, pad);
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(this.person(name)).toContainText('Signed');
  }

  async agree(name: string): Promise<void> {
    const sheet = await this.open(name);
    await sheet.getByRole('button', { name: 'Present, agrees' }).click();
    await expect(this.person(name)).toContainText('Agreed');
  }

  async excuse(name: string, reason: string): Promise<void> {
    const sheet = await this.open(name);
    await sheet.getByRole('button', { name: 'Not here' }).click();
    await sheet.getByRole('radio', { name: 'Another reason' }).check();
    await sheet.getByLabel('Reason', { exact: true }).fill(reason);
    await sheet.getByRole('button', { name: 'Excuse', exact: true }).click();
    await expect(this.person(name)).toContainText('Excused');
  }
}

/** As a finger where the page has touch, else as a mouse. */
async function draw(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('There is no pad');
  const points = [
    [0.1, 0.6],
    [0.2, 0.2],
    [0.3, 0.8],
    [0.45, 0.4],
    [0.7, 0.5],
  ].map(([x = 0, y = 0]) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
  const [first, ...rest] = points;
  if (first === undefined) return;
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (!hasTouch) {
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  for (const point of rest)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
