import { expect, type Locator, type Page } from '@playwright/test';
import type { People } from '../people.ts';

/** Sent with the question; nothing else on the page says it. */
export const PENDING = 'Searching OSHA documents for the answer...';

/** A server that has just been started fills its library while it serves. */
export async function libraryFilled({ admin }: People): Promise<void> {
  await expect(async () => {
    const { body } = await admin.get('/api/osha/documents');
    expect((body as { key: string }[]).map(({ key }) => key)).toContain('ladders');
  }).toPass({ timeout: 120_000 });
}

/** /safety: documents and chat beside each other, on a phone in two tabs. */
export class SafetyScreen {
  readonly page: Page;
  readonly question: Locator;
  readonly send: Locator;
  readonly chat: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    this.page = page;
    this.question = page.getByRole('textbox', { name: 'Your question' });
    this.send = page.getByRole('button', { name: 'Send', exact: true });
    this.chat = page.getByRole('log', { name: 'Questions and answers' });
    this.search = page.getByRole('searchbox', { name: 'Search documents' });
  }

  async goto(): Promise<void> {
    await this.page.goto('/safety');
    await expect(this.page.getByRole('heading', { name: 'Safety Guidelines Documents' })).toBeVisible();
    await expect(this.title('Ladders')).toBeVisible();
  }

  /** The link to a document's reader. */
  title(name: string): Locator {
    return this.page.getByRole('list', { name: 'Documents' }).getByRole('link', { name });
  }

  async openChat(): Promise<void> {
    await this.openTab('Chat');
    await expect(this.question).toBeVisible();
  }

  async openDocuments(): Promise<void> {
    await this.openTab('Documents');
    await expect(this.search).toBeVisible();
  }

  /** At the desk both are there. */
  private async openTab(name: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name, exact: true });
    if ((this.page.viewportSize()?.width ?? 0) < 768) await tab.click();
  }

  /** Types a question, sends it by Enter, and waits until what was pending is answered. */
  async ask(question: string): Promise<void> {
    await this.question.fill(question);
    await this.question.press('Enter');
    await expect(this.chat.getByText(question).last()).toBeVisible();
    await expect(this.chat.getByText(PENDING)).toBeHidden();
  }

  /** Keeps every document on the phone. */
  async keepAll(): Promise<void> {
    await this.openDocuments();
    await this.page.getByRole('button', { name: 'Keep all on this phone' }).click();
    await expect(this.page.getByText(/^(\d+) of \1 on this phone \(/)).toBeVisible({ timeout: 30_000 });
  }
}
