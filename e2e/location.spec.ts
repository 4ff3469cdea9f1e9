import { expect, test } from './fixtures.ts';
import { knownAddress, knownPlace, unknownPlace } from './outside.ts';

test.beforeEach(async ({ me, report }) => {
  expect(me.id).toBeGreaterThan(0);
  await report.goto('wizard');
  await report.walkTo('Incident Location');
});

test('the current location gives marker and address @phone', async ({ page, context, me, report }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(knownPlace);
  await report.useLocation.click();
  await expect(report.location).toHaveValue(knownAddress);
  await expect(page.getByText('Marker at 32.776700, -96.797000')).toBeVisible();
  await expect(page.getByText('© OpenStreetMap contributors').first()).toBeVisible();
  await report.next.click();
  await report.description.fill('A cable is down.');
  await report.next.click();
  await report.next.click();
  await report.submit.click();
  await expect(page.getByText('Incident reported successfully!').first()).toBeVisible();
  expect((await me.witness.reports())[0]).toMatchObject({
    location: knownAddress,
    latitude: '32.776700',
    longitude: '-96.797000',
  });
});

test(
  'where no address is found the field stays free, and the position is enough',
  { tag: '@phone' },
  async ({ page, context, me, report, incidents }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ ...unknownPlace, accuracy: 12 });
    await report.useLocation.click();
    await expect(page.getByText('Marker at 30.123456, -90.654321')).toBeVisible();
    await expect(page.getByText('Accurate to about 40 ft')).toBeVisible();
    await expect(report.location).toHaveValue('');
    await report.next.click();
    await report.atStep('Incident Details');
    await report.description.fill('A cable is down.');
    await report.next.click();
    await report.next.click();
    await report.submit.click();
    await expect(page.getByText('Incident reported successfully!').first()).toBeVisible();
    expect((await me.witness.reports())[0]).toMatchObject({
      location: '30.123456, -90.654321',
      latitude: '30.123456',
      longitude: '-90.654321',
    });
    await incidents.goto();
    await incidents.edit('A cable is down.');
    await expect(report.location).toHaveValue('');
    await expect(page.getByText('Marker at 30.123456, -90.654321')).toBeVisible();
  },
);

test(
  'words typed by hand stay beside the position, and a position that is far off says so',
  { tag: '@phone' },
  async ({ page, context, report }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ ...unknownPlace, accuracy: 900 });
    await report.location.fill('north gate');
    await report.useLocation.click();
    await expect(page.getByText('It can be off by 0.6 mi. Check the marker on the map.')).toBeVisible();
    await expect(report.location).toHaveValue('north gate');
  },
);

test(
  'an address typed by hand is never overwritten without asking',
  { tag: '@phone' },
  async ({ page, context, report }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(knownPlace);
    await report.location.fill('Behind the blue shed');
    await report.useLocation.click();
    await expect(page.getByText(knownAddress)).toBeVisible();
    await expect(report.location).toHaveValue('Behind the blue shed');
    await page.getByRole('button', { name: 'Keep what I typed' }).click();
    await expect(report.location).toHaveValue('Behind the blue shed');
    await report.useLocation.click();
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(report.location).toHaveValue(knownAddress);
    await page.getByRole('button', { name: 'Remove marker' }).click();
    await expect(report.location).toHaveValue('');
  },
);

test('a refused location says so', { tag: '@phone' }, async ({ context, report, around }) => {
  await context.clearPermissions();
  await report.useLocation.click();
  await around.says(
    'Location Error',
    'Unable to get your current location. Please try again or select a location on the map.',
  );
  await expect(report.useLocation).toBeEnabled();
});

test('the map takes a tap, and the keyboard', { tag: '@phone' }, async ({ page, report }) => {
  const map = page.getByRole('application', { name: 'Map of the incident location' });
  await map.tap();
  await expect(page.getByText(/^Marker at 37\.7\d{5}, -122\.4\d{5}$/)).toBeVisible();
  await expect(report.location).toHaveValue('');
  await page.getByRole('button', { name: 'Remove marker' }).click();
  await expect(page.getByText(/^Marker at/)).toBeHidden();
  await map.press('ArrowUp');
  await map.press('Enter');
  await expect(page.getByText(/^Marker at 37\.\d{6}, -122\.4\d{5}$/)).toBeVisible();
});
