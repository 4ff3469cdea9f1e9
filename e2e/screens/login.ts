import { expect, type Locator, type Page } from '@playwright/test';

export class LoginScreen {
  readonly page: Page;
  readonly username: Locator;
  readonly password: Locator;
  readonly button: Locator;

  constructor(page: Page) {
    this.page = page;
    this.username = page.getByLabel('Username');
    this.password = page.getByLabel('Password');
    this.button = page.getByRole('button', { name: /^(Sign in|Signing in\.\.\.)$/ });
  }

  async signIn(person: { username: string; password: string }): Promise<void> {
    await this.username.fill(person.username);
    await this.password.fill(person.password);
    await this.button.click();
  }

  /** Opens the screen, signs in and arrives at the dashboard. */
  async enter(person: { username: string; password: string }): Promise<void> {
    await this.page.goto('/login');
    await this.signIn(person);
    await expect(this.page).toHaveURL(/\/dashboard$/);
  }
}
