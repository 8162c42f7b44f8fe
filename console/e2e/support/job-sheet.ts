/** The job sheet of a profile, as a person writes it. */
import type { Locator } from 'playwright-core';
import type { Person } from './person.js';

export class JobSheetOnScreen {
  constructor(
    private readonly person: Person,
    private readonly profileId: number,
  ) {}

  get paper(): Locator {
    return this.person.page.getByRole('article', { name: /^Fiche de poste de/ });
  }

  section(name: string): Locator {
    return this.person.page.getByRole('textbox', { name, exact: true });
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
    await this.paper.waitFor();
  }

  async saved(): Promise<void> {
    await this.person.page.getByText('Texte enregistré').waitFor();
  }

  /** Puts the caret at the end of a section and types. */
  async write(section: string, text: string): Promise<void> {
    await this.section(section).click();
    await this.person.press('Control+End');
    await this.person.page.keyboard.type(text);
  }

  /** What the sheet says, without the tools around it and without its spaces. */
  async words(): Promise<string> {
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
