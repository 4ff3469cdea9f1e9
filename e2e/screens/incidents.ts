import { expect, type Locator, type Page } from '@playwright/test';

/** /incidents, /incidents/{id}/edit. */
export class IncidentsScreen {
  readonly page: Page;
  readonly list: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    const [onPhone, onDesk] = [
      page.getByRole('list', { name: 'Incidents' }),
      page.getByRole('table', { name: 'Incidents' }),
    ];
    this.list = onPhone.or(onDesk);
    this.rows = onPhone.locator('> li').or(onDesk.locator('> tbody[data-index]'));
  }

  async goto(): Promise<void> {
    await this.page.goto('/incidents');
  }

  /** The row with this text in it, open or closed. */
  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** Opens the row with this text; gives the one open row, whatever it says later. */
  async open(text: string): Promise<Locator> {
    await this.row(text).locator('button[aria-expanded=false]').click();
    const row = this.rows.filter({ has: this.page.locator('button[aria-expanded=true]') });
    await expect(row.getByText('Reported by')).toBeVisible();
    return row;
  }

  /** From the list into the edit screen, without loading the app anew. */
  async edit(text: string): Promise<void> {
    const row = await this.open(text);
    await row.getByRole('link', { name: 'Edit', exact: true }).last().click();
    await expect(this.page.getByRole('heading', { name: 'Edit Incident' })).toBeVisible();
    await expect(this.page.getByLabel('Description')).toBeVisible();
  }

  get saveChanges(): Locator {
    return this.page.getByRole('button', { name: 'Save Changes' });
  }
}
