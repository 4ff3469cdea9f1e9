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
    .poll(async () => (await device.listIncidents(7)).map(({ besides }) => besides), { timeout: 15_000 })
    .toEqual([{ facts: { admitted: 'yes' } }]);
});

it('what the text says stands in the answer, with its words, and all of it in Spanish', async () => {
  openApp('/report?way=form', {}, inSpanish);
  fireEvent.click(await screen.findByRole('radio', { name: 'Lesión en el trabajo' }));
  type('Descripción', 'A coworker lost a finger in the winch.');
  expect(await screen.findByText('La descripción menciona una amputación.')).toBeTruthy();
  const group = await screen.findByRole('group', { name: /dedo/ });
  expect(within(group).getByRole('radio', { name: 'Sí', checked: true })).toBeTruthy();
  expect(group.textContent).toContain('A coworker lost a finger in the winch');
  expect(document.querySelectorAll('main [lang=en]')).toHaveLength(0);
});

it('who is hurt and who saw it travel with the report, and what was done for them counts as said', async () => {
  openApp('/report?way=form', {
    'GET /api/talks/crew': { status: 200, body: { people: [{ userId: 9, name: 'Rosa Ruiz' }] } },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Workplace Injury' }));
  type('Location', 'Pole 13');
  type('Description', 'Rosa fell from the ladder. She was taken to the hospital.');
  fireEvent.click(await screen.findByText('Add somebody hurt'));
  await screen.findByText('Rosa Ruiz');
  type('Name', 'Rosa Ruiz');
  fireEvent.click(screen.getByRole('radio', { name: 'Arm' }));
  fireEvent.change(screen.getByLabelText('Treatment so far'), { target: { value: 'admitted' } });
  expect(await screen.findByText('Call OSHA within 24 hours')).toBeTruthy();
  fireEvent.click(screen.getByText('Add a witness'));
  fireEvent.click(screen.getByLabelText('I have told my supervisor'));
  fireEvent.click(screen.getByRole('button', { name: 'Submit Report' }));
  const person = { name: 'Rosa Ruiz', userId: 9, role: 'employee', bodyPart: 'Arm', injury: null };
  await expect
    .poll(
      async () => (await device.listIncidents(7)).find(({ location }) => location === 'Pole 13')?.besides,
      { timeout: 15_000 },
    )
    .toEqual({ people: [{ ...person, treatment: 'admitted' }], supervisorTold: true });
});
