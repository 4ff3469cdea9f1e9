import { expect, type Locator, type Page } from '@playwright/test';

/** What stands around every page: header, navigation, toasts. */
export class Around {
  readonly page: Page;
  readonly sync: Locator;
  readonly badge: Locator;

  constructor(page: Page) {
    this.page = page;
    const header = page.getByRole('banner');
    this.sync = header.getByRole('button', { name: /^Sync/ });
    this.badge = header.getByText(/^(Online|Offline)$/);
  }

  /** The one toast there is. */
  get toast(): Locator {
    return this.page.getByRole('region', { name: /^Notifications/ }).locator('li');
  }

  /** It looks and reads as disabled at times, and says why when it is pressed then. */
  async pressSync(): Promise<void> {
    await this.sync.click({ force: true });
  }

  /** While it still sends by itself, at the start say, it answers that it does; then it is pressed again. */
  async syncSays(title: string, description: string): Promise<void> {
    await expect(async () => {
      await this.pressSync();
      await expect(this.toast).toContainText(title, { timeout: 2000 });
    }).toPass();
    await expect(this.toast).toContainText(description);
  }

  /** If it is still there: it goes away by itself. */
  async closeToast(): Promise<void> {
    await this.toast.evaluateAll((toasts) => {
      for (const toast of toasts) toast.querySelector<HTMLElement>('[aria-label=Close]')?.click();
    });
    await expect(this.toast).toBeHidden();
  }

  async says(title: string, description: string): Promise<void> {
    await expect(this.toast).toContainText(title);
    await expect(this.toast).toContainText(description);
  }

  /** At the desk in the header, on a phone in the profile. */
  async pressLogout(): Promise<void> {
    if (this.isPhone()) await this.go('Profile');
    await this.page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click();
  }

  /** In the bottom bar on a phone, else in the sidebar; without loading the app anew. */
  async go(place: 'Dashboard' | 'Incidents' | 'Claims' | 'Profile'): Promise<void> {
    if (!this.isPhone()) {
      return this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place }).click();
    }
    const bar = this.page.getByRole('navigation', { name: 'Quick access' });
    await bar.getByRole('link', { name: place === 'Dashboard' ? 'Home' : place, exact: true }).click();
  }

  private isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }
}
