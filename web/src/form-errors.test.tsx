import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, inSpanish, sent, serverSays, toastSays } from '../testing/open-app.tsx';
import { anIncident } from './offline/testing/a-device.ts';

// What a form says at its fields, and where the focus goes then.

const type = (label: string | RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.input(field, { target: { value: text } });
  return field;
};
const focused = () => document.activeElement;

it('wrong amounts of a claim are named in words, with the focus on the first', async () => {
  const incident = anIncident({ id: 3, userId: 7, type: 'Equipment Damage' });
  openApp('/incidents/3/claim', {
    'GET /api/incidents': { status: 200, body: [incident] },
    'GET /api/incidents/3': { status: 200, body: { ...incident, facts: { facts: [] } } },
  });
  const submit = await screen.findByRole('button', { name: 'File claim' });
  for (const [typed, words] of [
    ['-5', 'Enter an amount of at least 1 dollar'],
    ['0', 'Enter an amount of at least 1 dollar'],
    ['12.50', 'Enter whole dollars, without cents'],
    ['a lot', 'Enter the amount in dollars, like 1200'],
    ['100000001', 'Enter at most 100,000,000 dollars'],
  ] as const) {
    const amount = type('Amount you ask for, in dollars', typed);
    fireEvent.click(submit);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(focused()).toBe(amount);
  }
  type('Amount you ask for, in dollars', '1200');
  type('Estimate of the cost, or the lowest of several', '300');
  type('Highest estimate, if there are several', '200');
  fireEvent.click(submit);
  expect(await screen.findByText('The highest estimate is below the lowest')).toBeTruthy();
  type('Description', '   ');
  fireEvent.click(submit);
  expect(await screen.findByText('Description is required')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('the standard form puts the focus on the first of all mistakes', async () => {
  openApp('/report?way=form');
  const submit = await screen.findByRole('button', { name: /^Submit (Incident )?Report$/ });
  fireEvent.click(submit);
  for (const words of ['Choose the type of incident', 'Location is required', 'Description is required'])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(focused()).toBe(screen.getByRole('radio', { name: 'Equipment Damage' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Property Damage' }));
  fireEvent.click(submit);
  await expect.poll(focused).toBe(screen.getByLabelText('Location'));
  type('Location', 'Fence, north');
  fireEvent.click(submit);
  await expect.poll(focused).toBe(screen.getByLabelText('Description'));
  expect(sent).toEqual([]);
});

const me = {
  ...{
    id: 7,
    username: 'sam',
    name: 'Sam Carter',
    role: 'field-crew',
    crewId: 'north',
    email: null,
    phone: null,
  },
  ...{ jobTitle: null, department: null, supervisorId: null, emergencyContact: null, emergencyPhone: null },
  ...{ certifications: [], profileImage: null, lastTraining: null, active: true },
  ...{ createdAt: '2026-11-20T15:31:00.000Z', updatedAt: '2026-11-20T15:31:00.000Z' },
};

it('a profile that the server refuses says why, and keeps what was typed', async () => {
  const detail = 'This e-mail address is already in use.';
  const taken = { type: 't', title: 'Conflict', status: 409, code: 'email-taken', detail };
  openApp('/profile', { 'GET /api/users/7': { status: 200, body: { data: me } } });
  await screen.findByRole('button', { name: 'Save Changes' });
  type('Email', 'sam@example.com');
  serverSays({
    'GET /api/users/7': { status: 200, body: { data: me } },
    'PUT /api/users/7': { status: 409, body: taken },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await toastSays('Update Failed', `Failed to update profile: ${detail}`);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('sam@example.com');
});

it('what is wrong is said in Spanish, by the contract and by the server', async () => {
  openApp('/profile', { 'GET /api/users/7': { status: 200, body: { data: me } } }, inSpanish);
  const save = await screen.findByRole('button', { name: 'Guardar cambios' });
  type('Correo electrónico', 'nada');
  fireEvent.click(save);
  expect(await screen.findByText('Escriba un correo electrónico válido')).toBeTruthy();
  type('Correo electrónico', 'sam@example.com');
  const refused = {
    type: 't',
    title: 't',
    status: 409,
    code: 'email-taken',
    detail: 'This e-mail address is already in use.',
  };
  serverSays({ 'PUT /api/users/7': { status: 409, body: refused } });
  fireEvent.click(save);
  await toastSays('No se pudo actualizar', 'Este correo electrónico ya está en uso.');
});
