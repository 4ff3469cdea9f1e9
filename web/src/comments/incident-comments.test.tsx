import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp, serverSays } from '../../testing/open-app.tsx';
import { device } from '../offline/public.ts';
import { anIncident } from '../offline/testing/a-device.ts';

const incident = anIncident({ id: 4, userId: 7, description: 'A pallet fell off the forks.' });
const lead = { id: 9, name: 'Lena Lead', username: 'lead' };
const sam = { id: 7, name: 'Sam Carter', username: 'sam' };
const at = '2026-11-20T15:30:00.000Z';
const comment = (id: number, text: string, more: object = {}) => ({
  ...{ id, incidentId: 4, clientRef: null, text, visibility: 'everybody-on-it', by: lead, at },
  ...{ struckAt: null, media: [], ...more },
});
const says = (comments: object[], more: object = {}) => ({
  'GET /api/incidents': { status: 200, body: [incident] },
  'GET /api/incidents/4/comments': { status: 200, body: comments },
  'POST /api/sync': undefined,
  ...more,
});
const open = async (answers: ReturnType<typeof says>) => {
  openApp('/incidents', answers);
  fireEvent.click(await screen.findByRole('button', { name: /A pallet fell/ }));
  return within(await screen.findByRole('region', { name: 'Comments' }));
};

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

beforeEach(async () => {
  for (const { thread } of await device.outbox(7)) await device.discardThread(7, thread);
});

it('are listed with those struck crossed out; one strikes only what is one’s own, after being asked', async () => {
  const own = comment(2, 'It was the left fork', { by: sam });
  const section = await open(
    says([comment(1, 'Wrong bay', { struckAt: at }), own, comment(3, 'Fork is locked out')]),
  );
  expect((await section.findByText('Wrong bay')).closest('s')).toBeTruthy();
  expect(section.getByText('Fork is locked out').closest('s')).toBeNull();
  // A crew member writes for everybody on it.
  expect(section.queryByText('Supervisors only')).toBeNull();
  fireEvent.click(section.getByRole('button', { name: 'Strike it out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Strike this comment out?' }));
  const struck = { ...own, struckAt: at };
  serverSays(says([struck], { 'POST /api/incidents/4/comments/2/strike': { status: 200, body: struck } }));
  fireEvent.click(dialog.getByText('Strike it out'));
  await waitFor(() => expect(section.getByText('It was the left fork').closest('s')).toBeTruthy());
});

it('without an answer one waits on the phone, once', async () => {
  const section = await open(says([]));
  expect(await section.findByText('No comments yet')).toBeTruthy();
  fireEvent.change(await section.findByLabelText('Write a comment'), {
    target: { value: 'Tagged out, @lead' },
  });
  fireEvent.click(section.getByRole('button', { name: 'Send comment' }));
  expect(await section.findByText('Waiting to be sent')).toBeTruthy();
  const kept = await device.outbox(7);
  expect(kept).toMatchObject([
    { kind: 'comment', on: { incidentId: 4 }, record: { text: 'Tagged out, @lead' } },
  ]);
  await waitFor(() => expect(section.getByLabelText<HTMLTextAreaElement>('Write a comment').value).toBe(''));
});

it('what is typed stays over leaving the page; photos wait with their comment, and are sent with it once', async () => {
  const section = await open(says([]));
  fireEvent.change(await section.findByLabelText('Write a comment'), { target: { value: 'See the crack' } });
  await waitFor(async () => {
    const draft = await device.drafts.load(7, `comment-${incident.clientRef}`);
    expect(draft?.values).toMatchObject({ text: 'See the crack' });
  });
  const again = await open(says([]));
  const field = await again.findByLabelText<HTMLTextAreaElement>('Write a comment');
  expect(field.value).toBe('See the crack');
  const photo = new File(['a crack'], 'crack.jpg', { type: 'image/jpeg' });
  fireEvent.change(again.getByLabelText('Add photos'), { target: { files: [photo] } });
  fireEvent.click(again.getByRole('button', { name: 'Send comment' }));
  expect(await again.findByText('Waiting to be sent')).toBeTruthy();
  expect(again.getByText('1 photo')).toBeTruthy();
  await waitFor(() => expect(field.value).toBe(''));
  const [said, kept] = await device.outbox(7);
  expect(said).toMatchObject({
    kind: 'comment',
    record: { text: 'See the crack', media: [kept?.clientRef] },
  });
  expect(kept).toMatchObject({ kind: 'comment-photo', of: { commentClientRef: said?.clientRef } });
});
