import { expect, test } from './fixtures.ts';
import { wrongByAxe } from './look-at.ts';

test(
  'a text is read by the server’s voice, sentence by sentence, and stops when it is told to',
  { tag: '@phone' },
  async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    const spoken: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/openai/tts')) spoken.push(request.postDataJSON());
    });
    await page.goto('/tts-test');
    const speak = page.getByRole('button', { name: 'Speak text' });
    await expect(speak).toBeDisabled();
    await page.getByLabel('Text to read').fill('Tie off [source 1] first. Then climb.');
    const speed = page.getByLabel('Speed');
    await speed.fill('3');
    await speed.blur();
    await expect(speed).toHaveValue('1');
    await speed.fill('1.2');
    await page.getByLabel('Voice').selectOption('onyx');
    const sounds: string[] = [];
    await page.exposeFunction('heard', (src: string) => void sounds.push(src));
    await page.evaluate(() => {
      const tell = (globalThis as unknown as { heard: (src: string) => void }).heard;
      // oxlint-disable-next-line typescript/unbound-method -- called on the element it was called on
      HTMLMediaElement.prototype.play = new Proxy(HTMLMediaElement.prototype.play, {
        apply: (play, element: HTMLMediaElement) => {
          element.addEventListener('ended', () => tell(element.src));
          return Reflect.apply(play, element, []);
        },
      });
    });
    await speak.click();
    await expect(page.getByRole('button', { name: 'Stop playback' })).toBeVisible();
    await expect(speak).toBeVisible();
    expect(sounds).toHaveLength(2);
    expect(spoken).toEqual([
      { text: 'Tie off first.', voice: 'onyx', speed: 1.2, language: 'en' },
      { text: 'Then climb.', voice: 'onyx', speed: 1.2, language: 'en' },
    ]);
    await speak.click();
    await page.getByRole('button', { name: /Stop playback|Generating audio/ }).click();
    await expect(speak).toBeVisible();
    expect(await wrongByAxe(page)).toEqual([]);
  },
);

test(
  'without any voice the test page says what the server said, or that it does not know',
  { tag: '@desk' },
  async ({ page, context, watch }) => {
    watch.allow(/status of 501/);
    await context.clearCookies();
    await page.goto('/tts-isolated');
    const speak = page.getByRole('button', { name: 'Speak text' });
    await page.getByLabel('Text to read').fill('[only] [brackets]');
    await expect(speak).toBeDisabled();
    await page.getByLabel('Text to read').fill('Short.');
    await speak.click();
    await expect(page.getByRole('alert')).toHaveText('This server has no voice of its own.');
    // It is not asked again.
    await speak.click();
    await expect(page.getByRole('alert')).toHaveText('Unknown error playing audio');
    expect(await wrongByAxe(page)).toEqual([]);
  },
);

test('settings choose the voice and what is read by itself', { tag: '@phone' }, async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.goto('/settings');
  await page.getByLabel('Auto-Read Content').check();
  await page.getByLabel('Voice').selectOption('echo');
  await page.getByLabel('Speed').selectOption('1.5');
  const kept = () =>
    page.evaluate(() => ['autoRead', 'ttsVoice', 'ttsSpeed'].map((key) => localStorage.getItem(key)));
  expect(await kept()).toEqual(['true', 'echo', '1.5']);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Go on reading' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop reading' }).click();
  await page.reload();
  await expect(page.getByLabel('Voice')).toHaveValue('echo');
});
