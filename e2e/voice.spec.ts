import type { Page } from '@playwright/test';
import { expect, installed, signal, test } from './fixtures.ts';
import { tooSmall, tooWide, wrongByAxe } from './look-at.ts';
import { openInstalled } from './on-device.ts';
import { writtenDown } from './outside.ts';
import { AssistantScreen } from './screens/assistant.ts';
import { aReport } from './screens/report.ts';

/** A recognition that hears what the test says by `heard(…)`; see recognition.ts. */
function stubRecognition(): void {
  class Stub extends EventTarget {
    lang = '';
    continuous = true;
    interimResults = false;
    start() {
      Object.assign(globalThis, {
        settings: { lang: this.lang, continuous: this.continuous, interim: this.interimResults },
        hears: (transcript: string, isFinal: boolean) =>
          this.dispatchEvent(
            Object.assign(new Event('result'), { results: [Object.assign([{ transcript }], { isFinal })] }),
          ),
        fails: (error: string) => this.dispatchEvent(Object.assign(new Event('error'), { error })),
        ends: () => this.dispatchEvent(new Event('end')),
      });
    }
    stop() {
      this.dispatchEvent(new Event('end'));
    }
    abort() {
      this.dispatchEvent(new Event('end'));
    }
  }
  Object.assign(globalThis, { SpeechRecognition: Stub, webkitSpeechRecognition: Stub });
}
type Ear = {
  settings: unknown;
  hears: (transcript: string, isFinal: boolean) => void;
  fails: (code: string) => void;
  ends: () => void;
};
const hear = (page: Page, transcript: string, isFinal: boolean) =>
  page.evaluate((said) => (globalThis as unknown as Ear).hears(said.transcript, said.isFinal), {
    transcript,
    isFinal,
  });

const deaf = () =>
  Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });

test.describe('a spoken note', () => {
  test.use(installed);

  test('is kept without signal, sent once, and written down @phone', async ({
    page,
    context,
    watch,
    me,
    report,
    incidents,
  }) => {
    await context.grantPermissions(['microphone']);
    await openInstalled(page, '/report?way=form');
    await report.ready();
    await signal(context, watch, false);
    await report.fillForm(aReport);
    await page.getByRole('button', { name: 'Record a spoken note' }).click();
    // Something to be heard; it is told by nothing on the screen.
    await page.waitForTimeout(1000);
    await page.getByRole('button', { name: 'Stop the recording' }).click();
    const note = page.getByLabel(/^Play the recording spoken-note/);
    await expect(note).toBeVisible();
    await expect(report.tiles).toHaveCount(1);
    // Where no target lies half under the foot.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await wrongByAxe(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await report.submit.click();
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    await page.goto('/incidents');
    const row = await incidents.open('Equipment Damage');
    await expect(note).toBeVisible();
    expect(await me.witness.reports()).toEqual([]);

    await signal(context, watch, true);
    await expect
      .poll(async () => (await me.witness.reports())[0]?.media.map(({ fileType }) => fileType))
      .toEqual(['audio/webm']);
    await expect
      .poll(async () => (await me.witness.reports())[0]?.media[0]?.transcript)
      .toEqual({ text: writtenDown, language: 'en', source: 'model' });
    await expect(row.getByText(/^(Saved on this phone|Sending .*)$/)).toBeHidden();
    await page.reload();
    const sent = await incidents.open('Equipment Damage');
    await expect(sent.getByText(writtenDown)).toBeVisible();
    await expect(sent.getByText('Transcribed by a model. The recording is what counts.')).toBeVisible();
    await expect(sent.locator('video')).toHaveCount(0);
    expect(await wrongByAxe(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    // It really plays, from the server.
    const played = sent.locator('audio');
    await played.evaluate((audio: HTMLAudioElement) => audio.play());
    await expect
      .poll(() => played.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
  });

  test(
    'says what to do where the microphone is refused',
    { tag: '@phone' },
    async ({ page, me, report, around }) => {
      expect(me.id).toBeGreaterThan(0);
      await report.goto('form');
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('NotAllowedError'));
      });
      await page.getByRole('button', { name: 'Record a spoken note' }).click();
      await around.says(
        'The microphone cannot be used',
        'Allow it for this app in the settings of your browser, or type instead.',
      );
    },
  );
});

test('what is said is typed as it is heard, and sent by the person @phone', async ({ page, me, around }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.addInitScript(stubRecognition);
  const assistant = new AssistantScreen(page);
  await page.goto('/assistant');
  await page.getByRole('button', { name: 'Speak', exact: true }).click();
  await around.says('Voice recording started', 'Speak now.');
  await expect(page.getByRole('button', { name: 'Listening. Stop' })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as Ear).settings)).toEqual({
    lang: 'en-US',
    continuous: false,
    interim: true,
  });
  await hear(page, 'does it work', false);
  await expect(assistant.field).toHaveValue('does it work');
  await hear(page, 'does it work without signal', true);
  await expect(page.getByRole('button', { name: 'Writing down what you said' })).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as Ear).ends());
  await expect(around.toast).toContainText('Voice captured');
  await expect(assistant.field).toHaveValue('does it work without signal');
  await expect(page.getByRole('button', { name: 'Speak', exact: true })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await page.getByRole('button', { name: 'Hablar', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as Ear).settings))
    .toMatchObject({ lang: 'es-US' });
});

test('says why nothing was heard', { tag: '@phone' }, async ({ page, me, around }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.addInitScript(stubRecognition);
  await page.goto('/assistant');
  const speak = page.getByRole('button', { name: 'Speak', exact: true });
  for (const [code, sentence] of [
    ['no-speech', 'No speech was detected. Please try again.'],
    ['network', 'There was an error with voice recognition. Please try again.'],
  ] as const) {
    await speak.click();
    await expect(page.getByRole('button', { name: 'Listening. Stop' })).toBeVisible();
    await page.evaluate((error) => {
      const { fails, ends } = globalThis as unknown as Ear;
      fails(error);
      ends();
    }, code);
    await around.says('Voice Recognition Error', sentence);
    await expect(speak).toBeVisible();
  }
});

test('without recognition the server writes it down, and without both there is no button @phone', async ({
  page,
  context,
  me,
  around,
}) => {
  expect(me.id).toBeGreaterThan(0);
  await context.grantPermissions(['microphone']);
  await page.addInitScript(deaf);
  const assistant = new AssistantScreen(page);
  await page.goto('/assistant');
  await page.getByRole('button', { name: 'Speak', exact: true }).click();
  await page.getByRole('button', { name: 'Listening. Stop' }).click();
  await expect(assistant.field).toHaveValue(writtenDown);
  await expect(around.toast).toContainText('Voice captured');
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'MediaRecorder'));
  await page.reload();
  await expect(assistant.send).toBeVisible();
  await expect(assistant.suggestions).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speak', exact: true })).toBeHidden();
});

test('a new answer is read half a second after it came, without its sources @desk', async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.addInitScript(() => localStorage.setItem('autoRead', 'true'));
  const spoken: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tts')) spoken.push(request.postDataJSON());
  });
  const answer = {
    message: 'Tie off first.\n\nSources: Ladders, section 4.',
    ...{ suggestions: [], formAction: null, prefill: null, citations: [], links: [] },
    ...{ emergency: false, source: 'built-in' },
  };
  await page.route('**/api/assistant/chat', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: answer\ndata: ${JSON.stringify(answer)}\n\n`,
    }),
  );
  await page.clock.install();
  const assistant = new AssistantScreen(page);
  await page.goto('/dashboard');
  await assistant.open();
  await page.clock.pauseAt(Date.now() + 60_000);
  await assistant.ask('How do I climb?');
  await expect(assistant.log).toContainText('Tie off first');
  await page.clock.runFor(499);
  expect(spoken).toEqual([]);
  await page.clock.runFor(2);
  await expect
    .poll(() => spoken)
    .toEqual([{ text: 'Tie off first.', voice: 'nova', speed: 1, language: 'en' }]);
});
