import { expect, type Locator, type Page } from '@playwright/test';

/** /claims and /claims/{id}. */
export class ClaimsScreen {
  readonly page: Page;
  readonly list: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('list', { name: 'Claims', exact: true });
    this.rows = this.list.locator('> li');
  }

  async goto(): Promise<void> {
    await this.page.goto('/claims');
  }

  row(text: string): Locator {
    return this.rows.filter({ has: this.page.getByText(text, { exact: true }) });
  }

  /** Opens the row with this text in place. */
  async open(text: string): Promise<Locator> {
    const row = this.row(text);
    await row.locator('button[aria-expanded=false]').click();
    await expect(row.getByText('Case Agent')).toBeVisible();
    return row;
  }

  /** From the list to the page of a claim. */
  async see(text: string): Promise<void> {
    const row = await this.open(text);
    // By keyboard: what an opened row still asks for may move the link away from under a finger.
    await row.getByRole('link', { name: 'View Details' }).press('Enter');
    await expect(this.page.getByRole('link', { name: 'Back to claims' })).toBeVisible();
    await this.unfold();
  }

  /** Opens what a claim's page keeps folded on a phone. */
  async unfold(): Promise<void> {
    const folded = this.page.locator('main section > details:not([open]) > summary');
    await expect(this.page.getByRole('heading', { level: 2, name: 'Related Incident' })).toBeVisible();
    while ((await folded.count()) > 0) await folded.first().click();
  }

  /** A card of a claim's page. */
  card(title: string): Locator {
    return this.page
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { level: 2, name: title, exact: true }) });
  }

  /** What stands beside the name of a fact. */
  fact(name: string, within: Locator = this.page.locator('main')): Locator {
    return within
      .locator('dl > div')
      .filter({
        has: this.page.locator('dt').getByText(name, { exact: true }),
      })
      .locator('dd');
  }
}

/** /incidents/{id}/claim. */
export class FileClaimScreen {
  readonly page: Page;
  readonly amount: Locator;
  readonly description: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.amount = page.getByLabel('Amount you ask for, in dollars');
    this.description = page.getByLabel('Description');
    this.submit = page.getByRole('button', { name: /^(File claim|Filing\.\.\.)$/ });
  }

  async goto(incidentId: number): Promise<void> {
    await this.page.goto(`/incidents/${incidentId}/claim`);
    await expect(this.submit).toBeVisible();
  }
}

/** /review and /review/{id}. */
export class ReviewScreen {
  readonly page: Page;
  readonly rows: Locator;
  readonly search: Locator;
  readonly amount: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('list', { name: 'Claims to review' }).locator('> li');
    this.search = page.getByRole('searchbox');
    this.amount = page.getByLabel('Approved amount, in dollars');
  }

  async goto(claimId?: number): Promise<void> {
    await this.page.goto(claimId === undefined ? '/review' : `/review/${claimId}`);
  }

  choice(name: 'Approve' | 'Reject' | 'Ask for more'): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }
}
