/** The job sheet of a profile, as a person writes it. */
import type { Locator } from 'playwright-core';
import { plain, type Person } from './person.js';
import { becomes } from './settled.js';

/** In the order of the sheet. */
export const SECTION_NAMES = [
  'Finalité',
  'Missions',
  'Activités principales',
  'Compétences',
  'Relations',
  'Conditions d’exercice',
  'Rattachement',
  'Moyens',
];

export class JobSheetOnScreen {
  constructor(
    private readonly person: Person,
    private readonly profileId: number,
  ) {}

  get paper(): Locator {
    return this.person.page.getByRole('article', { name: /^Fiche de poste d/ });
  }

  section(name: string): Locator {
    return this.person.page.getByRole('textbox', { name, exact: true });
  }

  async text(section: string): Promise<string> {
    return plain(await this.section(section).textContent());
  }

  /** Waits for a section's markup, whole or by a matcher. */
  async holds(section: string, html: unknown): Promise<void> {
    await becomes(async () => this.section(section).innerHTML(), html);
  }

  /** The keys of unsaved sheets in the tab's own storage. */
  async keptInTab(): Promise<string[]> {
    return this.person.page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('fiche')));
  }

  tool(section: string, name: string): Locator {
    return this.person.page.getByRole('toolbar', { name: `Mise en forme, ${section}` }).getByRole('button', { name });
  }

  /** The page of a print route, inside its frame. */
  get printed(): Locator {
    return this.person.page.frameLocator('iframe').locator('body');
  }

  async open(): Promise<void> {
    await this.person.goTo(`/job/description/${this.profileId}`);
    await this.drawn();
  }

  /** Waits until the editors of its sections are there. */
  async drawn(): Promise<void> {
    await this.paper.waitFor();
    for (const name of SECTION_NAMES) await this.section(name).waitFor();
  }

  async saved(): Promise<void> {
    await this.person.page.getByText(/^Enregistré à/).waitFor();
  }

  /** Puts the caret at the end of a section and types. */
  async write(section: string, text: string): Promise<void> {
    await this.section(section).click();
    await this.person.press('Control+End');
    await this.person.page.keyboard.type(text);
  }

  /** The text of the sheet, without its tools and spaces. */
  async words(): Promise<string> {
    await this.drawn();
    return this.paper.evaluate((paper) => {
      const copy = paper.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('[role="toolbar"], [data-tools]').forEach((tool) => tool.remove());
      return (copy.textContent ?? '').replace(/\s+/g, '');
    });
  }

  async printedWords(): Promise<string> {
    return this.printed.evaluate((body) => (body.textContent ?? '').replace(/\s+/g, ''));
  }
}
