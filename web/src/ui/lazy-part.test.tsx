import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import '../../testing/open-app.tsx';
import { startEnglish } from '../language/language.ts';
import { lazyPart } from './lazy-part.tsx';

/** Fails as often as is said, then loads. */
function part(failures: number, Instead?: ComponentType) {
  let left = failures;
  const Loaded = () => <p>Loaded</p>;
  return lazyPart<object>(
    () => ((left -= 1) >= 0 ? Promise.reject(new Error('No signal')) : Promise.resolve({ default: Loaded })),
    Instead,
  );
}

const open = (part: ReactNode) => {
  startEnglish();
  return render(
    <I18nProvider i18n={i18n}>
      <Suspense fallback={null}>{part}</Suspense>
    </I18nProvider>,
  );
};

it('a part that could not be loaded is tried again by its button, as often as it takes', async () => {
  const Part = part(2);
  open(<Part />);
  for (const _ of [1, 2]) fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Loaded')).toBeTruthy();
});

it('what stands in for it goes when signal is back', async () => {
  const Part = part(1, () => <p>Plain</p>);
  open(<Part />);
  expect(await screen.findByText('Plain')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Loaded')).toBeTruthy();
});
