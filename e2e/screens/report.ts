import { expect, type Locator, type Page } from '@playwright/test';
import type { ChosenFile } from '../files.ts';

export const stepNames = [
  'Basic Information',
  'Incident Location',
  'Incident Details',
  'Attach Media',
  'Review Information',
  'AI Analysis',
] as const;
export type StepName = (typeof stepNames)[number];

export type Told = {
  type: string;
  date?: string;
  location: string;
  description: string;
  priority?: 'Low' | 'Medium' | 'High';
  files?: readonly ChosenFile[];
};

export const aReport: Told = {
  type: 'Equipment Damage',
  location: 'Pole 1187, Lemmon Ave',
  description: 'The bucket truck leaks hydraulic oil.',
};

/** /report: the wizard and the standard form. */
export class ReportScreen {
  readonly page: Page;
  readonly date: Locator;
  readonly location: Locator;
  readonly description: Locator;
  readonly next: Locator;
  readonly back: Locator;
  readonly submit: Locator;
  readonly tiles: Locator;
  readonly useLocation: Locator;

  constructor(page: Page) {
    this.page = page;
    this.date = page.getByLabel('Date and Time');
    this.location = page.getByLabel('Location', { exact: true });
    this.description = page.getByLabel('Description');
    this.next = page.getByRole('button', { name: 'Next', exact: true });
    this.back = page.getByRole('button', { name: 'Back', exact: true });
    this.submit = page.getByRole('button', { name: /^Submit (Incident )?Report$/ });
    this.tiles = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove / }) });
    this.useLocation = page.getByRole('button', { name: 'Use Current Location' });
  }

  async goto(way?: 'wizard' | 'form'): Promise<void> {
    await this.page.goto(way === undefined ? '/report' : `/report?way=${way}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.next.or(this.submit).first()).toBeVisible();
  }

  async atStep(name: StepName): Promise<void> {
    await expect(this.page.getByText(`Step ${stepNames.indexOf(name) + 1} of 6: ${name}`)).toBeVisible();
  }

  choice(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  async choose(files: readonly ChosenFile[]): Promise<void> {
    await this.page.getByLabel('Choose files').setInputFiles([...files]);
  }

  /** Fills in what `step` asks. */
  async answer(step: StepName, told: Told): Promise<void> {
    if (step === 'Basic Information') {
      await this.choice(told.type).check();
      if (told.date !== undefined) await this.date.fill(told.date);
    }
    if (step === 'Incident Location') await this.location.fill(told.location);
    if (step === 'Incident Details') {
      await this.description.fill(told.description);
      if (told.priority !== undefined) await this.choice(told.priority).check();
    }
    if (step === 'Attach Media' && told.files !== undefined) {
      await this.choose(told.files);
      await expect(this.tiles).toHaveCount(told.files.length);
    }
  }

  /** Walks the wizard from its first step, answering every one, until `goal` stands there unanswered. */
  async walkTo(goal: StepName, told: Told = aReport): Promise<void> {
    for (const step of stepNames.slice(0, stepNames.indexOf(goal))) {
      await this.atStep(step);
      await this.answer(step, told);
      await this.next.click();
    }
    await this.atStep(goal);
  }

  /** Fills in the whole standard form. */
  async fillForm(told: Told = aReport): Promise<void> {
    for (const step of stepNames) await this.answer(step, told);
  }
}
