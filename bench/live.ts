import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newProfile, openBrowser, removeProfile, signIn } from './browser.ts';
import { onBothEngines, withServer } from './engines.ts';
import { median, range, type Bench, type Figure } from './figure.ts';
import { openAppOnce } from './open-app.ts';
import { startProduct, type ProductServer } from './product-server.ts';
import { watchDrawing } from './when-drawn.ts';

const RUNS = 20;
/** What one report set going has ended by then, ms. */
const AT_REST_MS = 700;

/** From the press of Submit on a crew member's phone until the report is drawn on the supervisor's dashboard, which is open. */
export const liveBench: Bench = {
  name: 'live',
  about:
    'a grave report, from Submit in one browser until another one shows it, over one server and across two of one database',
  run: async () =>
    onBothEngines(
      async ({ databaseUrl }) => [databaseUrl === undefined ? await overOne() : await acrossTwo(databaseUrl)],
      (reason) => ({ name: `${NAME}: two servers on PostgreSQL`, value: null, unit: 'ms', note: reason }),
    ),
};

const NAME = "Submit until the supervisor's open dashboard shows it";

async function overOne(): Promise<Figure> {
  const server = await startProduct();
  return withServer(server, () =>
    measure({ name: `${NAME}: one server`, phones: server, desks: server, atMost: 1_000 }),
  );
}

async function acrossTwo(databaseUrl: string): Promise<Figure> {
  const phones = await startProduct({ databaseUrl });
  return withServer(phones, async () => {
    const desks = await startProduct({ databaseUrl });
    return withServer(desks, () =>
      measure({ name: `${NAME}: two servers on PostgreSQL`, phones, desks, atMost: 1_500 }),
    );
  });
}

/** The reporter's browser asks `phones`, the supervisor's `desks`. */
async function measure(options: {
  name: string;
  phones: ProductServer;
  desks: ProductServer;
  atMost: number;
}): Promise<Figure> {
  const { name, phones, desks, atMost } = options;
  const profiles = [await newProfile(), await newProfile()] as const;
  const phone = await openBrowser(profiles[0]);
  const desk = await openBrowser(profiles[1]);
  try {
    const account = await phones.addPerson();
    await signIn(phone.context, { url: phones.url, ...account });
    await signIn(desk.context, { url: desks.url, username: 'lead', password: 'demo-lead-2025' });
    await desk.page.setViewportSize({ width: 1280, height: 800 });
    await desk.page.addInitScript({ content: `(${watchDrawing.toString()})()` });
    await openAppOnce(desk.page, `${desks.url}/dashboard`);
    await openAppOnce(phone.page, `${phones.url}/report?way=form`);
    const times: number[] = [];
    for (let run = 0; run <= RUNS; run += 1)
      times.push(await reportOne({ phone: phone.page, desk: desk.page, run }));
    // The first one warms up.
    const measured = times.slice(1);
    return {
      name,
      value: median(measured),
      unit: 'ms',
      target: { atMost },
      note: `${RUNS} reports, ${range(measured)}; two browsers and all servers on the same processors`,
    };
  } finally {
    await Promise.all([phone.context.close(), desk.context.close()]);
    await Promise.all(profiles.map(removeProfile));
  }
}

/** Milliseconds by the clock of the machine, which both pages read. */
async function reportOne({ phone, desk, run }: { phone: Page; desk: Page; run: number }): Promise<number> {
  const place = `Pole ${1_100 + run}, Lemmon Ave, Dallas`;
  await phone.goto(new URL('/report?way=form', phone.url()).href);
  await phone.getByRole('radio', { name: 'Workplace Injury' }).check({ force: true });
  await phone.getByLabel('Location', { exact: true }).fill(place);
  await phone
    .getByRole('textbox', { name: 'Description' })
    .fill(`Fell 12 feet from scaffold ${run}, admitted to the hospital.`);
  // Typed text is kept half a second after the last key.
  await sleep(AT_REST_MS);
  const shown = desk.evaluate(
    (text) =>
      window
        .whenDrawn(() => document.querySelector('main')?.textContent.includes(text) === true)
        .then((at) => performance.timeOrigin + at),
    place,
  );
  const pressed = phone.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const first = { once: true, capture: true };
        window.addEventListener(
          'click',
          ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp),
          first,
        );
      }),
  );
  await phone.getByRole('button', { name: 'Submit Report' }).click();
  const time = (await shown) - (await pressed);
  await sleep(AT_REST_MS);
  return time;
}
