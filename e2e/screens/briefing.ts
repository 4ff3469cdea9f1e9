import type { BrowserContext, Locator, Page } from '@playwright/test';

/** The daily briefing, by what a person sees and reads. */
export class BriefingScreen {
  readonly page: Page;
  readonly refresh: Locator;
  readonly table: Locator;
  /** Cells of the stop-work table that clear something. */
  readonly cleared: Locator;

  constructor(page: Page) {
    this.page = page;
    this.refresh = page.getByRole('button', { name: /^Refresh(ing\.\.\.)?$/ });
    this.table = page.getByRole('table', { name: /^Stop-work levels/ });
    this.cleared = this.table.getByText('OK', { exact: true });
  }

  goto = (): Promise<unknown> => this.page.goto('/daily-briefing');
  task = (name: string): Locator => this.page.getByRole('checkbox', { name });
  row = (task: string): Locator => this.table.getByRole('row', { name: new RegExp(`^${task}`) });
  tab = (name: string): Locator => this.page.getByRole('tab', { name });
  card = (title: string): Locator =>
    this.page
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });

  /** Hours of the table, the first of them the one that is under way. */
  hours = (): Locator => this.table.getByRole('columnheader').getByRole('button');
}

/** The device finds itself here. */
export async function standAt(
  context: BrowserContext,
  place: { latitude: number; longitude: number },
): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);
}
