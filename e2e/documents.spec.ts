import type { Locator } from '@playwright/test';
import { expect, installed, overTheLine, signal, test } from './fixtures.ts';
import { heardNow } from './heard-now.ts';
import { openInstalled } from './on-device.ts';
import { libraryFilled, PENDING, SafetyScreen } from './screens/documents.ts';
import { answerProblem } from './sync/fault-proxy.ts';

const FOOT = 'how far out does the foot of an extension ladder go';

const lengthOf = async (chip: Locator) => (await chip.innerText()).length;

test.beforeAll(async ({ people }) => {
  test.setTimeout(150_000);
  await libraryFilled(people);
});

test.describe('the chat', () => {
  test('answers with a quotation that opens at its passage, and is still there on the way back @phone', async ({
    page,
    me,
  }) => {
    expect(me.id).toBeGreaterThan(0);
    const safety = new SafetyScreen(page);
    await safety.goto();
    await safety.openChat();
    await safety.ask(FOOT);
    await expect(safety.chat).toContainText('of the working length');
    await safety.chat.getByRole('button', { name: 'Read aloud' }).click();
    await expect.poll(() => heardNow(page)).toContain('of the working length');
    await safety.chat.getByRole('button', { name: 'Stop reading' }).click();
    await safety.chat
      .getByRole('link', { name: /^(\[\d+\] )?Ladders › / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Ladders', level: 1 })).toBeVisible();
    const passage = page.getByRole('group', { name: 'Quoted passage' });
    await expect(passage).toContainText('of the working length');
    await expect(passage).toBeFocused();
    await expect(passage).toBeInViewport();
    await expect(passage.getByRole('link', { name: /1926\.1053\(b\)\(5\)\(i\)/ })).toHaveAttribute(
      'href',
      'https://www.osha.gov/laws-regs/regulations/standardnumber/1926/1926.1053#1926.1053(b)(5)(i)',
    );
    await page.goBack();
    await expect(safety.chat).toContainText('of the working length');
  });

  test('each answer is read from its beginning, and a long word breaks @phone', async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    const safety = new SafetyScreen(page);
    await safety.goto();
    await safety.openChat();
    const long = 'scaffold'.repeat(40);
    for (const question of [FOOT, `my buddy got shocked ${long}`]) {
      await safety.ask(question);
      const asked = safety.chat.getByText(question);
      await expect(asked).toBeVisible();
      await expect(safety.chat.locator('[data-answer]').last()).toBeVisible();
      const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;
      await expect
        .poll(async () => Math.abs((await topOf(asked)) - (await topOf(safety.chat))))
        .toBeLessThan(40);
      const [bubble, log] = [await asked.boundingBox(), await safety.chat.boundingBox()];
      expect(bubble?.x).toBeGreaterThanOrEqual(log?.x ?? Number.NaN);
    }
  });

  test('says plainly that the documents do not answer, aloud where that is wanted @phone', async ({
    page,
    me,
  }) => {
    expect(me.id).toBeGreaterThan(0);
    await page.addInitScript(() => localStorage.setItem('autoRead', 'true'));
    const safety = new SafetyScreen(page);
    await safety.goto();
    await safety.openChat();
    await safety.ask('what is the best pizza in Chicago');
    await expect(safety.chat).toContainText('The selected documents do not answer this.');
    await expect.poll(() => heardNow(page)).toBe('The selected documents do not answer this.');
    await expect(safety.chat.getByRole('list', { name: 'Quoted from' })).toBeHidden();
  });

  test('sends nothing blank, nothing too long, and nothing without a document @desk', async ({
    page,
    me,
    around,
  }) => {
    expect(me.id).toBeGreaterThan(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const safety = new SafetyScreen(page);
    await safety.goto();
    await safety.openChat();
    await safety.question.fill('   ');
    await expect(safety.send).toBeDisabled();
    await safety.question.press('Enter');
    await safety.question.fill('x'.repeat(10_000));
    await expect(page.getByText('A question has at most 2000 characters.')).toBeVisible();
    await expect(safety.send).toBeDisabled();
    await safety.openDocuments();
    await page.getByRole('button', { name: 'Select none' }).click();
    await safety.openChat();
    await expect(page.getByText('No Documents Selected', { exact: true })).toBeVisible();
    await safety.question.fill(FOOT);
    await safety.question.press('Enter');
    await around.says('No Documents Selected', 'Please select at least one OSHA document to chat with.');
    await expect(safety.question).toHaveValue(FOOT);
    expect(asked.filter((url) => url.endsWith('/api/osha/chat'))).toEqual([]);
  });

  test('suggests questions on four short chips, all of them in a sheet @phone', async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    const safety = new SafetyScreen(page);
    await safety.goto();
    await safety.openChat();
    const chips = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button');
    await expect(chips).toHaveCount(4);
    for (const chip of await chips.all()) expect(await lengthOf(chip)).toBeLessThanOrEqual(20);
    await expect(chips.first()).toHaveText(/^.{17}\.\.\.$/);
    await page.getByRole('button', { name: /^more \+\d+$/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Suggested questions' });
    await sheet.getByRole('button', { name: 'At what height do I need fall protection?' }).click();
    await expect(safety.chat.getByText('At what height do I need fall protection?')).toBeVisible();
    await expect(safety.chat.getByRole('list', { name: 'Quoted from' })).toBeVisible();
  });

  test.describe('over a bad line', () => {
    test.use(overTheLine);
    test('says that it went wrong and gives the question back @phone', async ({
      page,
      me,
      line,
      watch,
      around,
    }) => {
      expect(me.id).toBeGreaterThan(0);
      watch.allow(/status of 500/);
      const safety = new SafetyScreen(page);
      await safety.goto();
      await safety.openChat();
      line.decide(({ path }) =>
        path === '/api/osha/chat' ? answerProblem(500, 'internal') : { kind: 'none' },
      );
      await safety.question.fill(FOOT);
      await safety.question.press('Enter');
      await expect(around.toast).toContainText(
        'There was an error processing your question. Please try again.',
      );
      await expect(safety.chat.getByText(PENDING)).toBeHidden();
      await expect(safety.question).toHaveValue(FOOT);
    });

    test('a list that cannot be had says so, and is tried again by loading the page @phone', async ({
      page,
      me,
      line,
      watch,
    }) => {
      expect(me.id).toBeGreaterThan(0);
      watch.allow(/status of 500/);
      line.decide(({ path }) =>
        path === '/api/osha/documents' ? answerProblem(500, 'internal') : { kind: 'none' },
      );
      await page.goto('/safety');
      await expect(page.getByText('Error Loading Documents')).toBeVisible();
      line.decide(() => ({ kind: 'none' }));
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(new SafetyScreen(page).title('Ladders')).toBeVisible();
    });
  });
});

test('finds documents by title and passages by their words, by keyboard alone @desk', async ({
  page,
  me,
}) => {
  expect(me.id).toBeGreaterThan(0);
  const safety = new SafetyScreen(page);
  await safety.goto();
  await safety.search.focus();
  await page.keyboard.type('1926.1053(b)(13)');
  const passages = page.getByRole('list', { name: 'Passages' });
  await expect(passages.getByRole('listitem').first()).toContainText('1926.1053(b)(13)');
  await passages.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Quoted passage' })).toBeFocused();
});

test.describe('where the server is reached and never answers', { tag: '@phone' }, () => {
  test.use(overTheLine);

  test('the phone answers from what it keeps, and says so', async ({ page, me, line }) => {
    expect(me.id).toBeGreaterThan(0);
    const safety = new SafetyScreen(page);
    await safety.goto();
    await safety.keepAll();
    await safety.openChat();
    line.decide(({ path }) => (path === '/api/osha/chat' ? { kind: 'silent' } : { kind: 'none' }));
    await safety.question.fill(FOOT);
    await safety.question.press('Enter');
    await expect(safety.chat.getByText(PENDING)).toBeVisible();
    // Where nothing is kept the server gets longer than this.
    await expect(safety.chat.getByText(PENDING)).toBeHidden({ timeout: 20_000 });
    await expect(safety.chat).toContainText('of the working length');
    await expect(safety.chat.getByText('Offline search')).toBeVisible();
  });
});

test.describe('without signal', { tag: '@phone' }, () => {
  test.use(installed);

  test('what is kept can be read, searched and asked, and says that it is from this phone', async ({
    page,
    context,
    me,
    watch,
  }) => {
    expect(me.id).toBeGreaterThan(0);
    const safety = new SafetyScreen(page);
    await openInstalled(page, '/safety');
    await safety.keepAll();
    await signal(context, watch, false);
    await page.goto('/safety');
    await expect(safety.title('Ladders')).toBeVisible();
    await safety.search.fill('top step of a stepladder');
    await expect(page.getByText('Offline search')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Passages' })).toContainText('top step');
    await safety.openChat();
    // With a mistake, which is corrected as on the server.
    await safety.ask('how far out does the foot of an extenson ladder go');
    await expect(safety.chat).toContainText('of the working length');
    await expect(safety.chat.getByText('Offline search')).toBeVisible();
    await safety.chat
      .getByRole('link', { name: /^(\[\d+\] )?Ladders › / })
      .first()
      .click();
    await expect(page.getByRole('group', { name: 'Quoted passage' })).toBeFocused();
    await page.goto('/safety?tab=chat');
    await safety.ask('what is the best pizza in Chicago');
    await expect(safety.chat).toContainText('The selected documents do not answer this.');
  });

  test('nothing is kept: it says so and loses no question', async ({ page, context, me, watch, around }) => {
    expect(me.id).toBeGreaterThan(0);
    const safety = new SafetyScreen(page);
    await openInstalled(page, '/safety');
    await expect(safety.title('Ladders')).toBeVisible();
    await signal(context, watch, false);
    await page.goto('/safety?tab=chat');
    await safety.question.fill(FOOT);
    await safety.question.press('Enter');
    await expect(around.toast).toContainText('There was an error processing your question.');
    await expect(safety.question).toHaveValue(FOOT);
    await page.goto('/safety/ladders');
    await expect(page.getByText('Not on this phone yet')).toBeVisible();
  });
});
