import { claimIn } from './claim-people.ts';
import { cut, expect, overTheLine, signal, test } from './fixtures.ts';
import { tooSmall, tooWide, wrongByAxe } from './look-at.ts';
import { AssistantScreen } from './screens/assistant.ts';
import { answerProblem } from './sync/fault-proxy.ts';

/** What else an answer of a model says. */
const fromModel = {
  ...{ suggestions: [], formAction: null, prefill: null, citations: [], links: [] },
  ...{ emergency: false, source: 'model' },
};
const HURT = 'Mike slipped on the ladder at the north gate, twisted his ankle';

test('answers about one’s claim, leads there, and is still there on the way back @phone', async ({
  page,
  me,
  lead,
}) => {
  const claim = await claimIn('under_review', me, lead);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const assistant = new AssistantScreen(page);
  await page.goto('/dashboard');
  await expect(assistant.button).toBeVisible();
  await page.waitForLoadState('networkidle');
  // No assistant before it is opened, and no Spanish for who reads English.
  expect(loaded.filter((url) => /\/assets\/(conversation|es)-/.test(url))).toEqual([]);
  await assistant.open();
  expect(loaded.filter((url) => url.includes('conversation'))).not.toEqual([]);
  await assistant.field.fill('   ');
  await expect(assistant.send).toBeDisabled();
  await assistant.ask('What happened with my claim?');
  await expect(assistant.log).toContainText(claim.claimNumber);
  await expect(assistant.log).toContainText('under review');
  expect(await wrongByAxe(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(assistant.sheet).toBeHidden();
  await expect(assistant.button).toBeFocused();
  const before = loaded.length;
  await assistant.open();
  // Opened again, it loads no code: only what could be asked is asked for anew.
  expect(loaded.slice(before).filter((url) => /\.(js|css)$/.test(url))).toEqual([]);
  await assistant.log
    .getByRole('link', { name: new RegExp(claim.claimNumber) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/claims/${claim.id}$`));
  await expect(assistant.sheet).toBeHidden();
  await assistant.open();
  await expect(assistant.log).toContainText('What happened with my claim?');
});

test(
  'a safety question is answered with its sources, an emergency with 911',
  { tag: '@desk' },
  async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    const assistant = new AssistantScreen(page);
    await page.goto('/assistant');
    await expect(page.getByRole('heading', { level: 1, name: 'Tailboard Assistant' })).toBeVisible();
    await assistant.ask('At what height do I need fall protection?');
    await expect(assistant.log.getByRole('list', { name: 'Sources' })).toBeVisible();
    await assistant.ask('A man is not breathing');
    await expect(assistant.log.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    expect(await wrongByAxe(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Auto-read' }).click();
    await expect(page.getByRole('checkbox', { name: 'Auto-read' })).toBeChecked();
  },
);

test('what it is asked to open it opens', { tag: '@phone' }, async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  const assistant = new AssistantScreen(page);
  await page.goto('/profile');
  await assistant.open();
  await assistant.ask('open the claim form');
  await expect(page).toHaveURL(/\/claims$/);
  await expect(assistant.sheet).toBeHidden();
  await assistant.open();
  await assistant.ask('report an incident');
  await expect(page).toHaveURL(/\/report$/);
  // Who asks how is answered, and opens it themselves.
  await page.goto('/assistant');
  await assistant.ask('How do I report an incident?');
  await assistant.log.getByRole('link', { name: 'Open the report form' }).click();
  await expect(page).toHaveURL(/\/report$/);
});

test(
  'suggestions turn by hand and by themselves, and rest under mouse and focus and where nothing may move',
  { tag: '@desk' },
  async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await page.clock.install();
    const assistant = new AssistantScreen(page);
    await page.goto('/claims');
    await assistant.button.click();
    // Where nothing is to move, as the tests have it.
    await expect(assistant.suggestions).toContainText('Page 1');
    await page.clock.runFor(20_000);
    await expect(assistant.suggestions).toContainText('Page 1');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await assistant.button.click();
    const first = assistant.suggestions.getByRole('button', { name: 'What happened with my claim?' });
    await expect(first).toBeVisible();
    const size = (page.viewportSize()?.width ?? 0) < 768 ? 1 : 3;
    await expect(assistant.suggestions.getByRole('listitem')).toHaveCount(size);
    await expect(assistant.suggestions).toContainText(`Page 1 of ${6 / size}`);
    await page.clock.runFor(7100);
    await expect(assistant.suggestions).toContainText('Page 2');
    await expect(first).toBeHidden();
    await assistant.suggestions.getByRole('button', { name: 'Previous suggestions' }).click();
    await expect(first).toBeVisible();
    await first.hover();
    await page.clock.runFor(20_000);
    await expect(first).toBeVisible();
    await page.mouse.move(0, 0);
    await assistant.field.focus();
    await page.clock.runFor(7100);
    await expect(assistant.suggestions).toContainText('Page 2');
    await assistant.suggestions.getByRole('button', { name: 'Previous suggestions' }).click();
    await first.focus();
    await page.clock.runFor(20_000);
    await expect(first).toBeVisible();
    await first.click();
    await expect(assistant.log).toContainText('What happened with my claim?');
  },
);

test.describe('over a bad line', () => {
  test.use(overTheLine);

  test(
    'says what went wrong and what can be asked instead',
    { tag: '@phone' },
    async ({ page, me, line, watch }) => {
      expect(me.id).toBeGreaterThan(0);
      watch.allow(/status of 4|status of 5/);
      watch.noSignal();
      const assistant = new AssistantScreen(page);
      await page.goto('/dashboard');
      await assistant.open();
      line.decide(({ path }) =>
        path === '/api/assistant/chat' ? answerProblem(429, 'too-many-requests') : { kind: 'none' },
      );
      await assistant.ask('Does it work without signal?');
      await expect(assistant.sheet.getByRole('alert')).toContainText(
        'Failed to get a response. Please try again.',
      );
      await expect(assistant.field).toHaveValue('Does it work without signal?');
      cut(line);
      await assistant.send.click();
      await expect(assistant.log).toContainText(
        "I'm having trouble connecting to the server. Please try again later.",
      );
      for (const question of [
        'How do I report an incident?',
        'What information is needed for a claim?',
        'Show me safety requirements',
      ]) {
        await expect(assistant.suggestions.getByRole('button', { name: question })).toBeVisible();
        await assistant.suggestions.getByRole('button', { name: 'Next suggestions' }).click();
      }
      await page.keyboard.press('Escape');
      await assistant.open();
      await assistant.suggestions.getByRole('button', { name: 'Previous suggestions' }).click();
      await expect(
        assistant.suggestions.getByRole('button', { name: 'Show me safety documentation' }),
      ).toBeVisible();
    },
  );
});

test.describe('a model that takes its time', { tag: '@desk' }, () => {
  test.use(overTheLine);

  test('is read while it writes', async ({ page, me, line }) => {
    expect(me.id).toBeGreaterThan(0);
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    async function* pieces() {
      yield 'event: text\ndata: {"text":"Tie off "}\n\n';
      yield 'event: text\ndata: {"text":"first, "}\n\n';
      await mayEnd;
      yield `event: answer\ndata: ${JSON.stringify({ ...fromModel, message: 'Tie off first, then climb.' })}\n\n`;
    }
    line.decide(({ path }) =>
      path === '/api/assistant/chat' ? { kind: 'pieces', pieces: pieces() } : { kind: 'none' },
    );
    const assistant = new AssistantScreen(page);
    await page.goto('/assistant');
    await assistant.ask('How do I climb?');
    await expect(assistant.log.getByText('Tie off first,', { exact: true })).toBeVisible();
    await expect(assistant.send).toBeDisabled();
    end();
    await expect(assistant.log.getByText('Tie off first, then climb.')).toBeVisible();
    await expect(assistant.log.getByText('Written by a model. Check what matters.')).toBeVisible();
  });
});

test('without signal it says that it needs some', { tag: '@desk' }, async ({ page, context, me, watch }) => {
  expect(me.id).toBeGreaterThan(0);
  const assistant = new AssistantScreen(page);
  await page.goto('/dashboard');
  await assistant.open();
  await signal(context, watch, false);
  await expect(assistant.sheet.getByText('The assistant needs signal')).toBeVisible();
  await assistant.field.fill('What should I do next?');
  await expect(assistant.send).toBeDisabled();
  await signal(context, watch, true);
  await expect(assistant.send).toBeEnabled();
});

test(
  'prepares a report and changes nothing that was typed',
  { tag: '@phone' },
  async ({ page, me, report }) => {
    expect(me.id).toBeGreaterThan(0);
    const assistant = new AssistantScreen(page);
    await page.goto('/incidents');
    await assistant.open();
    await assistant.ask(HURT);
    const card = assistant.log.getByRole('region', { name: 'Report prepared' });
    await expect(card).toContainText('Workplace Injury');
    await expect(card).toContainText('twisted his ankle');
    expect(await wrongByAxe(page)).toEqual([]);
    await card.getByRole('button', { name: 'Open the report' }).click();
    await expect(page).toHaveURL(/\/report$/);
    await expect(report.choice('Workplace Injury')).toBeChecked();
    await report.goto('form');
    await expect(report.description).toHaveValue(HURT);
    await report.description.fill('In my own words.');
    await assistant.button.click();
    await assistant.ask(HURT);
    await card.getByRole('button', { name: 'Open the report' }).click();
    await expect(assistant.sheet).toBeHidden();
    await expect(report.description).toHaveValue('In my own words.');
  },
);

test(
  'the description offers what the other fields may hold',
  { tag: '@phone' },
  async ({ page, me, report }) => {
    expect(me.id).toBeGreaterThan(0);
    await report.goto('form');
    await report.description.pressSequentially(HURT);
    const offered = page.getByRole('list', { name: 'Suggestions to fill in' });
    await offered.getByRole('button', { name: 'Type: Workplace Injury' }).click();
    await expect(report.choice('Workplace Injury')).toBeChecked();
    await expect(offered.getByRole('button', { name: /^Type:/ })).toBeHidden();
    await offered.getByRole('button', { name: 'Add: Witnesses' }).click();
    await expect(report.description).toHaveValue(`${HURT}\nWitnesses: `);
    expect(await wrongByAxe(page)).toEqual([]);
  },
);
