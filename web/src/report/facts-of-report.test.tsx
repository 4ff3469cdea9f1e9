import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inSpanish, openApp } from '../../testing/open-app.tsx';
import { device } from '../offline/public.ts';

const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const answer = async (question: RegExp, value: string) =>
  fireEvent.click(
    within(await screen.findByRole('group', { name: question })).getByRole('radio', { name: value }),
  );

it('the phone judges the form, asks what the text leaves open, and keeps the answers with the report', async () => {
  openApp('/report?way=form');
  fireEvent.click(await screen.findByRole('radio', { name: 'Workplace Injury' }));
  type('Location', 'Pole 12');
  type('Description', 'Rosa fell from the scaffold, 12 feet. She was taken to the hospital.');
  expect(await screen.findByText('You may have to call OSHA within 24 hours')).toBeTruthy();
  expect(screen.getByText(/Judged on this phone\./)).toBeTruthy();
  expect(screen.queryByText('Was an eye lost or removed?')).toBeNull();
  await answer(/^Was anybody admitted/, 'Yes');
  expect(await screen.findByText('Call OSHA within 24 hours')).toBeTruthy();
  await answer(/^Was anybody admitted/, 'No');
  expect(await screen.findByText(/^No call to OSHA needed/)).toBeTruthy();
  await answer(/^Was anybody admitted/, 'Yes');
  fireEvent.click(screen.getByRole('button', { name: 'Submit Report' }));
  await expect
    .poll(async () => (await device.listIncidents(7)).map(({ besides }) => besides))
    .toEqual([{ facts: { admitted: 'yes' } }]);
});

it('what the text says stands in the answer, with its words, and all of it in Spanish', async () => {
  openApp('/report?way=form', {}, inSpanish);
  fireEvent.click(await screen.findByRole('radio', { name: 'Lesión en el trabajo' }));
  type('Descripción', 'A coworker lost a finger in the winch.');
  expect(await screen.findByText('La descripción habla de una amputación.')).toBeTruthy();
  const group = await screen.findByRole('group', { name: /dedo/ });
  expect(within(group).getByRole('radio', { name: 'Sí', checked: true })).toBeTruthy();
  expect(group.textContent).toContain('A coworker lost a finger in the winch');
  expect(document.querySelectorAll('main [lang=en]')).toHaveLength(0);
});
