import { expect, type Page } from '@playwright/test';
import { reportOne, upload } from '../server/testing/incident-with-files.ts';
import { jpeg, tooLarge } from './files.ts';
import type { People, Witness } from './people.ts';
import { Around } from './screens/around.ts';
import { AssistantScreen } from './screens/assistant.ts';
import { IncidentsScreen } from './screens/incidents.ts';
import { LoginScreen } from './screens/login.ts';
import { aReport, ReportScreen } from './screens/report.ts';

/**
 * Each walk goes through some screens and stops at every state that looks different, with its name. Whoever walks along
 * looks at the page at each stop: with axe, with a ruler, with a camera.
 */
export type Walk = AsyncGenerator<string, void, undefined>;

const told3 = [
  {
    type: 'Workplace Injury',
    location: 'Substation 12, Harry Hines Blvd',
    description: 'A ladder rung broke; he came off with a bruise.',
    priority: 'low',
    status: 'closed',
  },
  {
    type: 'Vehicle Accident',
    location: 'Yard 3, Singleton Blvd',
    description: 'A pickup backed into the transformer fence.',
    priority: 'medium',
    status: 'in_progress',
  },
  {
    type: 'Equipment Damage',
    location: 'Pole 1187, Lemmon Ave',
    description: 'The bucket truck leaks hydraulic oil under the boom.',
    priority: 'high',
    status: 'open',
  },
] as const;

/** Three incidents in three statuses, one with a photo and a film. */
export async function giveReports(people: People, { person }: Witness): Promise<void> {
  const photo = await jpeg();
  for (const { status, ...told } of told3) {
    const id = await reportOne(person, told);
    if (told.priority === 'high') {
      await upload(person, id, { bytes: photo.buffer, fileName: 'boom.jpg' });
      await upload(person, id, { bytes: tooLarge().buffer.subarray(0, 4096), fileName: 'leak.mp4' });
    }
    // One that could have been grave is closed once it is known why it happened.
    if (status === 'closed') {
      const investigation = { timeline: [], whys: [], causes: [], state: 'done' };
      await people.admin.put(`/api/incidents/${id}/investigation`, investigation);
    }
    for (const next of status === 'open' ? [] : status === 'closed' ? ['in_progress', 'closed'] : [status]) {
      const { body } = await person.get(`/api/incidents/${id}`);
      await people.admin.put(`/api/incidents/${id}`, { ...(body as object), status: next });
    }
  }
}

export async function* outside(page: Page): Walk {
  const login = new LoginScreen(page);
  await page.goto('/login');
  await expect(page.getByText('Demo accounts')).toBeVisible();
  yield 'login';
  await login.button.click();
  await expect(page.getByText('Username is required')).toBeVisible();
  yield 'login-errors';
  await page.goto('/auth');
  await expect(login.button).toBeVisible();
  yield 'auth';
  await page.goto('/tts-isolated');
  await expect(page.getByLabel('Text to read')).toBeVisible();
  yield 'tts-isolated';
}

export async function* empty(page: Page): Walk {
  await page.goto('/dashboard');
  await expect(page.getByText('No incidents found')).toBeVisible();
  yield 'dashboard-empty';
  await page.goto('/incidents');
  await expect(page.getByText('No incidents found')).toBeVisible();
  yield 'incidents-empty';
}

export async function* dashboard(page: Page): Walk {
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'All incidents' })).toBeVisible();
  yield 'dashboard';
  await page.getByRole('tab', { name: 'Active Claims' }).click();
  yield 'dashboard-claims';
  await page.getByRole('tab', { name: 'Report Incident' }).click();
  yield 'dashboard-report';
  const header = page.getByRole('banner');
  for (const button of ['Menu', 'Notifications', 'Help']) {
    if (!(await header.getByRole('button', { name: button }).isVisible())) continue;
    await header.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    yield `dashboard-${button.toLowerCase()}`;
    await page.keyboard.press('Escape');
  }
}

export async function* incidentList(page: Page, { person }: Witness): Walk {
  const incidents = new IncidentsScreen(page);
  await incidents.goto();
  await expect(incidents.rows).toHaveCount(3);
  yield 'incidents';
  const row = await incidents.open('High Priority');
  await expect(row.getByText('leak.mp4')).toBeVisible();
  yield 'incidents-open';
  await row.getByRole('button', { name: 'Open the picture boom.jpg' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield 'incidents-picture';
  await page.keyboard.press('Escape');
  await row.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(incidents.saveChanges).toBeVisible();
  yield 'edit';
  const { body } = await person.get(page.url().replace(/.*(\/incidents\/\d+)\/edit$/, '/api$1'));
  await person.put(`/api/incidents/${(body as { id: number }).id}`, {
    ...(body as object),
    description: 'The bucket truck leaks oil. The hose is cracked.',
  });
  await page.getByLabel('Description').fill('The bucket truck leaks a gallon an hour.');
  await incidents.saveChanges.click();
  const conflict = await incidents.open('Needs you');
  await expect(conflict.getByText('Two versions of this report')).toBeVisible();
  // It would lie over the buttons.
  await new Around(page).closeToast();
  yield 'incidents-conflict';
  await page.goto('/incidents/999999999/edit');
  await expect(page.getByText('Incident not found')).toBeVisible();
  yield 'edit-not-found';
}

export async function* wizard(page: Page): Walk {
  const report = new ReportScreen(page);
  await report.goto('wizard');
  yield 'wizard-1';
  await report.next.click();
  await expect(page.getByText('Choose the type of incident')).toBeVisible();
  yield 'wizard-1-errors';
  await report.choice('Workplace Injury').check();
  await report.next.click();
  await report.atStep('Incident Location');
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await report.next.click();
  await expect(page.getByText('Location is required')).toBeVisible();
  yield 'wizard-2-errors';
  await page.getByRole('application', { name: 'Map of the incident location' }).click();
  await expect(page.getByText(/^Marker at/)).toBeVisible();
  yield 'wizard-2';
  await report.location.fill(aReport.location);
  await report.next.click();
  await report.atStep('Incident Details');
  await report.next.click();
  await expect(page.getByText('Description is required')).toBeVisible();
  yield 'wizard-3-errors';
  await report.description.fill('A coworker lost a finger in the winch.');
  yield 'wizard-3';
  await report.next.click();
  await report.atStep('Attach Media');
  yield 'wizard-4';
  await report.choose([await jpeg('winch.jpg'), tooLarge()]);
  await expect(page.getByText('Not added')).toBeVisible();
  await expect(report.tiles).toHaveCount(1);
  yield 'wizard-4-files';
  await page.getByRole('button', { name: 'Remove winch.jpg' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield 'wizard-4-remove';
  await page.getByRole('button', { name: 'Keep it' }).click();
  await report.next.click();
  await report.atStep('Review Information');
  yield 'wizard-5';
  await page.getByRole('button', { name: 'Get AI Analysis' }).click();
  await expect(page.getByText('Call OSHA within 24 hours').first()).toBeVisible();
  yield 'wizard-6';
  await report.submit.click();
  await expect(page.getByText('Incident reported successfully!').first()).toBeVisible();
  yield 'report-sent';
}

export async function* form(page: Page): Walk {
  const report = new ReportScreen(page);
  await report.goto('form');
  yield 'form';
  await report.submit.click();
  await expect(page.getByText('Location is required')).toBeVisible();
  yield 'form-errors';
}

export async function* rest(page: Page): Walk {
  await page.goto('/settings');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  yield 'settings';
  await page.getByRole('button', { name: 'Clear cached data' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield 'settings-clear';
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Ask for a code too' }).click();
  await expect(page.getByText('Enter the password that you have now')).toBeVisible();
  yield 'settings-security';
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  yield 'profile';
  await page.getByLabel('Email').fill('none');
  await page.getByLabel('Add a certification').fill('OSHA 30-hour construction');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter a valid e-mail address')).toBeVisible();
  // It would lie over the fields of a narrow screen.
  await new Around(page).closeToast();
  yield 'profile-error';
  await page.goto('/history');
  await expect(page.getByText('Signed in').first()).toBeVisible();
  yield 'history';
  await page.getByLabel('Search what happened').fill('nothing like it');
  await expect(page.getByText('Nothing here matches your search.')).toBeVisible();
  yield 'history-none';
  await page.goto('/tts-test');
  await expect(page.getByLabel('Text to read')).toBeVisible();
  yield 'tts-test';
  await page.goto('/nowhere');
  await expect(page.getByText('404 Page Not Found').last()).toBeVisible();
  yield 'not-found';
}

export async function* assistantScreens(page: Page): Walk {
  const assistant = new AssistantScreen(page);
  await page.goto('/incidents');
  await assistant.open();
  yield 'assistant-sheet';
  await page.goto('/assistant');
  await expect(assistant.suggestions).toBeVisible();
  yield 'assistant';
  for (const [question, answer] of [
    ['Mike slipped on the ladder at the north gate, twisted his ankle', 'Open the report'],
    ['At what height do I need fall protection?', 'Sources'],
    ['A man is not breathing', 'Call 911'],
  ] as const) {
    await assistant.ask(question);
    await expect(assistant.log.getByText(answer).last()).toBeVisible();
  }
  yield 'assistant-answers';
}

/** Of somebody who has been given a password, which is `password`, and has not signed in yet. */
export async function* setUpScreens(page: Page, person: { username: string; password: string }): Walk {
  await page.goto('/login');
  await new LoginScreen(page).signIn(person);
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await new Around(page).closeToast();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Enter the password that you have now')).toBeVisible();
  yield 'set-up-password';
}

/** Needs the service worker. `off` takes the signal away. */
export async function* withoutSignal(page: Page, off: () => Promise<void>): Walk {
  const report = new ReportScreen(page);
  await off();
  await page.goto('/dashboard');
  await expect(page.getByText(/^As of/).first()).toBeVisible();
  yield 'offline-dashboard';
  await report.goto('wizard');
  await report.walkTo('Review Information');
  yield 'offline-review';
  await report.submit.click();
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  yield 'offline-saved';
  await new Around(page).go('Incidents');
  await expect(page.getByText('Saved on this phone', { exact: true })).toBeVisible();
  yield 'offline-incidents';
}
