import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RecordState } from '../offline/public.ts';
import { inSpanish } from '../../testing/languages.ts';
import { NeedsYouNotice } from './needs-you-notice.tsx';

afterEach(cleanup);

const english =
  'Claim CLM-2026-000004 is already filed on this incident. File another one only if it is for something else.';
const field = 'Confirm that this is a second claim on the incident';
const refused: Extract<RecordState<unknown>, { kind: 'needs-you' }> = {
  ...{ kind: 'needs-you', about: 'claim', reason: english, code: 'claim-exists' },
  errors: [{ field: 'confirmSecond', message: field }],
  ...{ current: null, files: [], remedies: [] },
};
const nothing = () => undefined;
const remedies = {
  ...{ busy: false, failure: undefined, retry: nothing, keepMine: nothing, keepTheirs: nothing },
  ...{ exportIt: nothing, removeFiles: nothing },
};

function show(state: typeof refused): void {
  inSpanish();
  render(
    <I18nProvider i18n={i18n}>
      <NeedsYouNotice
        title="T"
        state={state}
        errors={state.errors}
        remedies={remedies as never}
        giveUp={null}
        edit={null}
      />
    </I18nProvider>,
  );
}

it('says a refusal that was kept with its codes in the language of the person', () => {
  const sentences = [
    { text: english, code: 'problem.claim-exists.named', values: { number: 'CLM-2026-000004' } },
    { text: field, code: 'field.second-claim' },
  ];
  show({ ...refused, sentences });
  expect(screen.getByText(/El reclamo CLM-2026-000004 ya está presentado/).closest('[lang]')).toBeNull();
  expect(screen.getByText('Confirme que este es un segundo reclamo sobre el incidente')).toBeTruthy();
});

it('shows one that was kept before there were codes in English, marked as English', () => {
  show(refused);
  expect(screen.getByText(english).getAttribute('lang')).toBe('en');
});
