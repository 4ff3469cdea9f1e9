import { expect, test } from './fixtures.ts';
import { libraryFilled, SafetyScreen } from './screens/documents.ts';

/** What the eye meets on a phone, from the top: the warning, the button that calls, whom to call, and the steps. */
const CRIES = [
  {
    language: 'en',
    cry: 'my buddy touched a line and is not moving',
    warning: 'Do not touch the person',
    call: 'Call 911 and the utility.',
    step: '1. Keep everybody else away',
  },
  {
    language: 'es',
    cry: '¿qué hago si mi compañero tocó un cable y no se mueve?',
    warning: 'No toque a la persona',
    call: 'Llame al 911 y a la compañía de luz.',
    step: '1. No deje que nadie se acerque',
  },
] as const;

test.use({ viewport: { width: 360, height: 740 } });

test.beforeAll(async ({ people }) => {
  test.setTimeout(150_000);
  await libraryFilled(people);
});

for (const { language, cry, warning, call, step } of CRIES) {
  test(`touched by current, ${language}: what not to do stands above the button, the steps below @phone`, async ({
    page,
    me,
  }) => {
    expect(me.id).toBeGreaterThan(0);
    const safety = new SafetyScreen(page);
    await safety.goto();
    await safety.openChat();
    await safety.question.fill(cry);
    await safety.send.click();
    const parts = [
      safety.chat.getByText(warning),
      safety.chat.getByRole('link', { name: 'Call 911' }),
      safety.chat.getByText(call),
      safety.chat.getByText(step),
    ];
    const tops: number[] = [];
    for (const part of parts) {
      await expect(part.first()).toBeVisible();
      tops.push((await part.first().boundingBox())?.y ?? -1);
    }
    expect(tops.slice(0, 3)).toEqual(tops.slice(0, 3).toSorted((one, other) => one - other));
    await expect(safety.chat.getByText(warning).first()).toBeInViewport();
    await expect(safety.chat).not.toContainText(/stay with the person|\bcab\b|cabina/i);
  });
}
