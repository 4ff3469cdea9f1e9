import { expect, type Locator, type Page } from '@playwright/test';

/** The side sheet, and its page. */
export class AssistantScreen {
  readonly page: Page;
  readonly button: Locator;
  readonly sheet: Locator;
  readonly field: Locator;
  readonly log: Locator;
  readonly suggestions: Locator;
  readonly send: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole('button', { name: 'Ask the assistant' });
    this.sheet = page.getByRole('dialog', { name: 'Tailboard Assistant' });
    this.field = page.getByPlaceholder('Type your question...');
    this.log = page.getByRole('log', { name: 'Conversation' });
    this.suggestions = page.getByRole('region', { name: 'Suggested questions' });
    this.send = page.getByRole('button', { name: 'Send', exact: true });
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.field).toBeFocused();
    await expect(this.suggestions).toBeVisible();
  }

  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
  }
}
