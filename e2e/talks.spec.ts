import type { Talk, TalkList, TalkTopic } from '@tailboard/contract/talks.ts';
import { holdOne, present } from '../server/testing/talks.ts';
import { become } from './claim-people.ts';
import { expect, installed, signal, test } from './fixtures.ts';
import { killPage } from './kill-page.ts';
import { heardNow } from './heard-now.ts';
import { draftsOf, openInstalled } from './on-device.ts';
import type { Witness } from './people.ts';
import { TalksScreen } from './screens/talks.ts';

async function topicOf({ person }: Witness): Promise<TalkTopic> {
  const [topic] = (await person.get('/api/talks/topics')).body as TalkTopic[];
  if (topic === undefined) throw new Error('There is no topic');
  return topic;
}
const talksOf = async ({ person }: Witness) => ((await person.get('/api/talks')).body as TalkList).talks;
const recordOf = async ({ person }: Witness, id: number) =>
  (await person.get(`/api/talks/${id}`)).body as Talk;

test(
  'somebody else’s talk looks as if there were none',
  { tag: '@phone' },
  async ({ page, me, people, watch }) => {
    watch.allow(/status of 404/);
    expect(me.id).toBeGreaterThan(0);
    const theirs = (await holdOne((await people.witness(await people.add())).person)) as Talk;
    for (const id of [String(theirs.id), '999999', '-7', 'one']) {
      await page.goto(`/talks/${id}`);
      await expect(page.getByText('Talk not found')).toBeVisible();
    }
  },
);

test('a talk is read, checked, signed by everybody and closed; its record says so @phone', async ({
  page,
  me,
  people,
  around,
}) => {
  const topic = await topicOf(me.witness);
  await people.add({ crewId: me.username, name: 'Mia Mate' });
  await people.add({ crewId: me.username, name: 'Olaf Other' });
  const talks = new TalksScreen(page);
  await page.goto('/incidents');
  await expect(around.sync).toBeVisible();
  // On a phone the navigation is behind the menu.
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Toolbox talks' }).click();
  await expect(page.getByText('No talk was held yet')).toBeVisible();
  await page.getByRole('link', { name: 'Hold a talk' }).click();
  await page.getByRole('searchbox').fill(topic.title);
  await page.getByRole('list', { name: 'Topics' }).getByRole('link', { name: topic.title }).first().click();

  await talks.atStep('Read');
  for (const point of topic.points) await expect(page.getByText(point)).toBeVisible();
  // By the server's voice, the sentence that is heard marked in the list.
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect.poll(async () => topic.points[0]?.startsWith((await heardNow(page)) ?? 'nothing')).toBe(true);
  await page.getByRole('button', { name: 'Stop reading' }).click();
  await expect(page.getByRole('link', { name: 'Open Document' })).toHaveAttribute(
    'href',
    `/safety/${topic.documentKey}`,
  );
  await talks.next.click();
  await expect(page.getByText('Read every point to the crew, then check the box.')).toBeVisible();
  await talks.read();

  await talks.choose(topic, (correct, index) => (index === 0 ? (correct + 1) % 2 : correct));
  const [first] = topic.questions;
  await expect(page.getByText(`Read “${first?.section}” again, then try again.`)).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(`“${first?.quote}”`);
  await talks.atStep('Check');
  await talks.answer(topic);

  await talks.next.click();
  await expect(page.getByText('At least one person must be present and sign.')).toBeVisible();
  await talks.sign(me.name);
  await talks.next.click();
  await expect(page.getByText('Everybody on the list signs, or is excused with a reason.')).toBeVisible();
  await talks.agree('Mia Mate');
  await talks.excuse('Olaf Other', 'At the dentist');
  await page.getByLabel('Somebody else who is here').fill('Vera Visitor');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('1 person has not signed yet.')).toBeVisible();
  await talks.sign('Vera Visitor');
  await talks.next.click();

  await talks.atStep('Close');
  await page.getByLabel('Place').fill('Gate 3');
  await page.getByLabel('Notes').fill('New ladder ordered.');
  await talks.close.click();
  await around.says('Success', 'The talk is closed and on the server.');
  const [listed] = await talksOf(me.witness);
  await expect(page).toHaveURL(new RegExp(`/talks/${listed?.id}$`));
  const record = await recordOf(me.witness, listed?.id ?? 0);
  expect(record).toMatchObject({
    documentKey: topic.documentKey,
    place: 'Gate 3',
    timeZone: 'America/Chicago',
    signed: 3,
    excused: 1,
    notes: 'New ladder ordered.',
  });
  expect(Object.fromEntries(record.attendees.map((each) => [each.name, each]))).toMatchObject({
    [me.name]: { userId: me.id, signature: { by: 'finger' } },
    'Mia Mate': { signature: { by: 'agrees' } },
    'Olaf Other': { attendance: 'excused', reason: 'At the dentist' },
    'Vera Visitor': { userId: null, signature: { by: 'finger' } },
  });
  await expect(page.getByRole('heading', { name: '3 signed' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Signature of Vera Visitor' })).toBeVisible();
  await expect(page.getByText('At the dentist')).toBeVisible();
  const pdf = await page.getByRole('link', { name: 'PDF of the record' }).getAttribute('href');
  const answer = await page.request.get(pdf ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(await draftsOf(page)).toEqual([]);
  await page.goto('/talks');
  await expect(page.getByRole('list', { name: 'Talks that were held' }).getByRole('listitem')).toHaveCount(1);
});

test(
  'a killed page loses no signature',
  { tag: '@phone' },
  async ({ context, page: firstPage, me, people }) => {
    const topic = await topicOf(me.witness);
    await people.add({ crewId: me.username, name: 'Mia Mate' });
    let talks = new TalksScreen(firstPage);
    await talks.goto(topic);
    await talks.read();
    await talks.answer(topic);
    await talks.sign(me.name);
    await expect.poll(async () => (await draftsOf(firstPage))[0]?.text).toContain('"finger"');
    await killPage(context, firstPage);

    const page = await context.newPage();
    talks = new TalksScreen(page);
    await page.goto('/talks');
    await page.getByRole('link', { name: 'Continue' }).click();
    await talks.atStep('Sign');
    await expect(page.getByText('This talk is under way')).toBeVisible();
    await expect(talks.person(me.name)).toContainText('Signed');
    await talks.agree('Mia Mate');
    await talks.next.click();
    await talks.close.click();
    await expect.poll(async () => await talksOf(me.witness)).toMatchObject([{ signed: 2, excused: 0 }]);
  },
);

test('the keyboard alone holds a talk', { tag: '@desk' }, async ({ page, me }) => {
  const topic = await topicOf(me.witness);
  const talks = new TalksScreen(page);
  await talks.goto(topic);
  await talks.read();
  await talks.answer(topic);
  await talks.person(me.name).focus();
  await page.keyboard.press('Enter');
  const agree = page.getByRole('button', { name: 'Present, agrees' });
  for (let presses = 0; presses < 8; presses += 1) {
    if (await agree.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(agree).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(talks.person(me.name)).toContainText('Agreed');
  await talks.next.focus();
  await page.keyboard.press('Enter');
  await talks.close.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => await talksOf(me.witness)).toMatchObject([{ signed: 1 }]);
});

test.describe('without signal', () => {
  test.use(installed);

  test('a talk is held, kept over a reload, shown as its record, and sent once @phone', async ({
    page,
    context,
    watch,
    me,
    people,
    around,
  }) => {
    const topic = await topicOf(me.witness);
    await people.add({ crewId: me.username, name: 'Mia Mate' });
    const talks = new TalksScreen(page);
    await openInstalled(page);
    // Nobody has opened a talk yet: topics and crew are brought to the phone all the same.
    await expect
      .poll(async () =>
        page.evaluate(async () => {
          const db = await new Promise<IDBDatabase>((resolve) => {
            const request = indexedDB.open('tailboard-answers');
            request.addEventListener('success', () => resolve(request.result));
          });
          const paths = await new Promise<IDBValidKey[]>((resolve) => {
            const request = db.transaction('answers').objectStore('answers').getAllKeys();
            request.addEventListener('success', () => resolve(request.result));
          });
          db.close();
          return paths
            .map((key) => (Array.isArray(key) && typeof key[1] === 'string' ? key[1] : ''))
            .filter((path) => /talks/.test(path));
        }),
      )
      .toEqual(expect.arrayContaining(['/api/talks/crew', '/api/talks/topics']));
    await signal(context, watch, false);
    await talks.goto(topic);
    await talks.read();
    await talks.answer(topic);
    await talks.sign(me.name);
    await page.reload();
    await talks.atStep('Sign');
    await expect(talks.person(me.name)).toContainText('Signed');
    await talks.excuse('Mia Mate', 'On leave');
    await talks.next.click();
    await talks.close.click();
    await around.says('Saved on this phone.', 'The talk is closed. It will be sent when there is signal.');
    await expect(page).toHaveURL(/\/talks\/-\d+$/);
    await page.reload();
    await expect(page.getByRole('img', { name: `Signature of ${me.name}` })).toBeVisible();
    await expect(page.getByText('On leave')).toBeVisible();
    await expect(page.getByText('This is the whole record.')).toBeVisible();
    await expect(around.sync).toHaveAccessibleName('Sync: 1 report waits');
    expect(await talksOf(me.witness)).toEqual([]);

    await signal(context, watch, true);
    await expect.poll(async () => (await talksOf(me.witness)).length).toBe(1);
    await expect(page.getByRole('link', { name: 'PDF of the record' })).toBeVisible();
    await expect(around.sync).toHaveAccessibleName('Sync');
    await page.reload();
    await expect(page.getByRole('heading', { name: '1 signed' })).toBeVisible();
    expect(await talksOf(me.witness)).toHaveLength(1);
  });
});

test('a refused talk says why and is put right', { tag: '@phone' }, async ({ page, me, people, watch }) => {
  watch.allow(/status of 4/);
  const topic = await topicOf(me.witness);
  const mate = await people.add({ crewId: me.username, name: 'Mia Mate' });
  const talks = new TalksScreen(page);
  await talks.goto(topic);
  await talks.read();
  await talks.answer(topic);
  await talks.sign(me.name);
  await talks.agree('Mia Mate');
  // Moved to another crew while the talk was held.
  await people.admin.put(`/api/users/${mate.id}/access`, { crewId: 'elsewhere' });
  await talks.next.click();
  await talks.close.click();
  await expect(page.getByText('The server did not accept this')).toBeVisible();
  await expect(page.getByText('Mia Mate is not of your crew', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Fix it' }).click();
  await talks.answer(topic);
  const sheet = await talks.open('Mia Mate');
  await sheet.getByRole('button', { name: 'Undo the signature' }).click();
  await (await talks.open('Mia Mate')).getByRole('button', { name: 'Remove from the list' }).click();
  await talks.next.click();
  await talks.close.click();
  await expect.poll(async () => await talksOf(me.witness)).toMatchObject([{ signed: 1 }]);
});

test('a supervisor sees which crew has no talk today, and who held which @desk', async ({
  page,
  context,
  me,
  lead,
}) => {
  await become(context, lead);
  await page.goto('/talks');
  const crews = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Crews today' });
  await expect(crews.getByText('No talk yet')).toBeVisible();
  await expect(crews.getByText('1 without a talk')).toBeVisible();
  const now = new Date().toISOString();
  const talk = (await holdOne(me.witness.person, {
    heldAt: now,
    closedAt: now,
    attendees: [present({ name: 'Sam Carter' })],
  })) as Talk;
  await page.reload();
  await expect(crews.getByText('All crews had one')).toBeVisible();
  await expect(crews.getByRole('link')).toContainText(talk.title);
  const row = page.getByRole('list', { name: 'Talks that were held' }).getByRole('link');
  await expect(row).toContainText(`Led by ${me.name}`);
  await row.click();
  await expect(page.getByRole('img', { name: 'Signature of Sam Carter' })).toBeVisible();
});
