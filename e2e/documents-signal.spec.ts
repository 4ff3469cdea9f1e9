import { expect, installed, overTheLine, signal, test } from './fixtures.ts';
import { isOnTop } from './look-at.ts';
import { openInstalled } from './on-device.ts';
import { libraryFilled, PENDING, SafetyScreen } from './screens/documents.ts';
import { answerProblem } from './sync/fault-proxy.ts';

const FOOT = 'how far out does the foot of an extension ladder go';
const HURT = 'he fell off the ladder and is unconscious';
const LIST = '**/api/osha/documents';

test.beforeAll(async ({ people }) => {
  test.setTimeout(150_000);
  await libraryFilled(people);
});

test('a question that is asked while the list loads waits for it @phone', async ({ page, me, around }) => {
  expect(me.id).toBeGreaterThan(0);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LIST, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/safety?tab=chat');
  const safety = new SafetyScreen(page);
  await safety.question.fill(FOOT);
  await safety.send.click();
  await expect(safety.chat.getByText(PENDING)).toBeVisible();
  await expect(around.toast).toBeHidden();
  release();
  await expect(safety.chat).toContainText('of the working length');
  await expect(around.toast).toBeHidden();
});

test('beside somebody who is hurt 911 waits for no server, and for no document @phone', async ({
  page,
  me,
  watch,
}) => {
  expect(me.id).toBeGreaterThan(0);
  watch.allow(/status of 500/);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/osha/chat', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  const safety = new SafetyScreen(page);
  await safety.goto();
  await safety.openChat();
  await safety.question.fill(HURT);
  await safety.send.click();
  const call = safety.chat.getByRole('link', { name: 'Call 911' });
  await expect(call).toBeInViewport();
  await expect(safety.chat).toContainText('1. Hold the head still');
  await expect(safety.chat.getByText(PENDING)).toBeHidden();
  release();
  // The fault of the server takes nothing of it away.
  await expect(call).toBeInViewport();
  await expect(safety.chat).toContainText('5. Keep the person warm');

  await safety.openDocuments();
  await page.getByRole('button', { name: 'Select none' }).click();
  await safety.openChat();
  await safety.question.fill(HURT);
  await safety.send.click();
  await expect(call).toHaveCount(2);
});

test.describe('where the list cannot be had', () => {
  test.use(overTheLine);

  test('the question is given back, and is still there when the page has been tried again @phone', async ({
    page,
    me,
    line,
    watch,
    around,
  }) => {
    expect(me.id).toBeGreaterThan(0);
    watch.allow(/status of 500/);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    line.decide(({ path }) =>
      path === '/api/osha/documents' ? answerProblem(500, 'internal') : { kind: 'none' },
    );
    await page.route(LIST, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/safety?tab=chat');
    const safety = new SafetyScreen(page);
    await safety.question.fill(FOOT);
    await safety.send.click();
    await expect(safety.chat.getByText(PENDING)).toBeVisible();
    // Written while the first one waits: neither is lost.
    await safety.question.fill('and who checks it');
    release();
    await around.says(
      'There was an error processing your question. Please try again.',
      'The list of documents could not be loaded.',
    );
    const both = `${FOOT}\nand who checks it`;
    await expect(safety.question).toHaveValue(both);
    await expect(safety.chat).toContainText('Error Loading Documents');
    line.decide(() => ({ kind: 'none' }));
    await safety.chat.getByRole('button', { name: 'Try Again' }).click();
    await expect(safety.chat).not.toContainText('Error Loading Documents');
    await expect(safety.question).toHaveValue(both);
  });
});

test.describe('without signal', { tag: '@phone' }, () => {
  test.use(installed);

  test('where nothing is kept, chat and search say so and how to keep it', async ({
    page,
    context,
    me,
    watch,
    around,
  }) => {
    expect(me.id).toBeGreaterThan(0);
    const safety = new SafetyScreen(page);
    await openInstalled(page, '/safety');
    await expect(safety.title('Ladders')).toBeVisible();
    await signal(context, watch, false);
    await safety.search.fill('ladder');
    await expect(page.getByText('No documents are kept on this phone, so ')).toBeVisible();
    await safety.openChat();
    await expect(page.getByText('No documents are kept on this phone', { exact: true })).toBeVisible();
    await safety.question.fill(FOOT);
    await safety.question.press('Enter');
    await expect(around.toast).toContainText(
      'None of these documents is kept on this phone, so answers need signal.',
    );
    await expect(safety.question).toHaveValue(FOOT);
    expect(await isOnTop(safety.question)).toBe(true);
    // Somebody is hurt: that comes first, whatever can be asked.
    await safety.question.fill(HURT);
    await safety.question.press('Enter');
    await expect(safety.chat.getByRole('link', { name: 'Call 911' })).toBeInViewport();
    await expect(safety.chat).toContainText('Do not move the person');
    await expect(safety.chat).toContainText('1. Hold the head still');
    await expect(safety.question).toHaveValue('');
    await signal(context, watch, true);
    await expect(page.getByText('No documents are kept on this phone', { exact: true })).toBeHidden();
  });

  test('what is kept is called usable only when the app itself opens without signal', async ({
    page,
    context,
    me,
    watch,
  }) => {
    expect(me.id).toBeGreaterThan(0);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The worker itself, on its way.
    await context.route('**/sw.js', async (route) => {
      await held;
      await route.continue();
    });
    const safety = new SafetyScreen(page);
    await safety.goto();
    await page.getByRole('button', { name: 'Keep all on this phone' }).click();
    await expect(page.getByText('Saving the app itself...')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('to use without signal.')).toBeHidden();
    release();
    await expect(page.getByText(/^(\d+) of \1 on this phone \(.*to use without signal\.$/)).toBeVisible({
      timeout: 30_000,
    });
    await signal(context, watch, false);
    await page.reload();
    await expect(page.getByText(/^(\d+) of \1 on this phone \(.*to use without signal\.$/)).toBeVisible();
    await safety.openChat();
    await safety.ask(FOOT);
    const answer = safety.chat.locator('[data-answer]');
    const mark = await answer.getByText('Offline search').boundingBox();
    const quoted = await answer.getByText('of the working length').first().boundingBox();
    expect(mark?.y).toBeLessThan(quoted?.y ?? 0);
    await expect(answer.getByText('Offline search')).toBeInViewport();
  });
});
