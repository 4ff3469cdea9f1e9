import type { Page } from '@playwright/test';
import { goOffline, newProfile, openBrowser, removeProfile, signIn, slowDown } from './browser.ts';
import { median, range, type Bench } from './figure.ts';
import { openAppOnce } from './open-app.ts';
import { startProduct } from './product-server.ts';
import { watchDrawing } from './when-drawn.ts';

const RUNS = 3;
const SLOWER = 4;
/** A person needs longer to type a question. */
const TYPING_MS = 3_000;

const questions = [
  'how far out does the foot of an extension ladder go',
  'how far must the crane stay from a power line',
  'when does a trench need a trench box',
  '1926.1053(b)(13)',
  'a que altura necesito arnes',
  'wen do i need a hardhat',
  'what is the best pizza in Chicago',
  'fall protection on a scaffold',
];

/** Questions to the whole library kept on a phone, without network. */
export const documentsOfflineBench: Bench = {
  name: 'documents-offline',
  about: `questions to the whole safety library on the phone, without network, page ${SLOWER}x slower`,
  run: async () => {
    const profile = await newProfile();
    try {
      const { url, kept } = await keepLibrary(profile);
      const firsts: number[] = [];
      const others: number[] = [];
      const atOnce: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await inSafety(profile, url, async (page) => {
          await page.waitForTimeout(TYPING_MS);
          for (const [index, question] of questions.entries()) {
            (index === 0 ? firsts : others).push(await timeAnswer(page, question));
          }
        });
        await inSafety(profile, url, async (page) => {
          atOnce.push(await timeAnswer(page, questions[0] ?? ''));
        });
      }
      const target = { atMost: 300 };
      const worst = others.toSorted((a, b) => a - b).at(-1) ?? 0;
      const from = `${kept}; from sending the question to the frame after its answer is drawn`;
      return [
        {
          name: 'first question after opening',
          value: median(firsts),
          unit: 'ms',
          target,
          note: `${RUNS} fresh browsers, asked ${TYPING_MS / 1000} s after opening, ${range(firsts)}; ${from}`,
        },
        {
          name: 'further questions',
          value: median(others),
          unit: 'ms',
          target,
          note: `${others.length} questions, ${range(others)}; ${from}`,
        },
        { name: 'slowest of the further questions', value: worst, unit: 'ms', target },
        {
          name: 'asked in the moment of opening',
          value: median(atOnce),
          unit: 'ms',
          note: `the texts are still being read then, ${range(atOnce)}`,
        },
      ];
    } finally {
      await removeProfile(profile);
    }
  },
};

/** Keeps every document on the phone, then the server is gone. Gives what is kept in words. */
async function keepLibrary(profile: string): Promise<{ url: string; kept: string }> {
  const server = await startProduct();
  try {
    const account = await server.addPerson();
    const { context, page } = await openBrowser(profile);
    try {
      await signIn(context, { url: server.url, ...account });
      await openAppOnce(page, `${server.url}/safety`);
      await page.getByRole('button', { name: 'Keep all on this phone' }).click({ timeout: 60_000 });
      const line = page.getByText(/^(\d+) of \1 on this phone \(/);
      await line.waitFor({ timeout: 60_000 });
      return { url: server.url, kept: (await line.innerText()).split(',')[0] ?? '' };
    } finally {
      await context.close();
    }
  } finally {
    await server.stop();
    await server.remove();
  }
}

async function inSafety(profile: string, url: string, use: (page: Page) => Promise<void>): Promise<void> {
  const { context, page } = await openBrowser(profile);
  try {
    await goOffline(page);
    await slowDown(page, SLOWER);
    await page.addInitScript(watchDrawing);
    await page.goto(`${url}/safety?tab=chat`);
    await page.getByRole('textbox', { name: 'Your question' }).waitFor();
    await page.getByText(/^Asks \d\d+ documents$/).waitFor();
    await use(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds in the page from the sending of a question to the frame after its answer has been drawn. */
async function timeAnswer(page: Page, question: string): Promise<number> {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const log = document.querySelector('[role=log]');
        const form = document.querySelector<HTMLFormElement>('main form');
        if (log === null || form === null) {
          reject(new Error('There is no chat'));
          return;
        }
        const before = log.querySelectorAll('[data-answer]').length;
        const from = performance.now();
        form.requestSubmit();
        const isAnswered = () => log.querySelectorAll('[data-answer]').length > before;
        void window.whenDrawn(isAnswered).then((at) => resolve(at - from));
      }),
  );
}
