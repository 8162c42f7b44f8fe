/** The dashboard as a person finds their way on it, as a table or as cards. */
import type { Locator } from 'playwright-core';
import { plain, type Person } from './person.js';
import { becomes, menuLabels } from './settled.js';

export class Dashboard {
  constructor(private readonly person: Person) {}

  get toasts(): Locator {
    return this.person.page.getByRole('region', { name: 'Notifications' });
  }

  /** « Annuler » beside what a message tells. */
  get undo(): Locator {
    return this.toasts.getByRole('button', { name: 'Annuler' });
  }

  get dialog(): Locator {
    return this.person.page.getByRole('dialog').or(this.person.page.getByRole('alertdialog'));
  }

  /** Waits for the dialog to say it, as a whole or by a matcher. */
  async asks(expected: unknown): Promise<void> {
    await becomes(async () => plain(await this.dialog.textContent()), expected);
  }

  profile(name: string): Locator {
    return this.person.page.locator('[data-profile]').filter({ hasText: name });
  }

  /** What the table's column « Fonctions actives » says of a profile. */
  async activeFunctions(name: string): Promise<string | undefined> {
    const headings = await this.person.page.locator('thead').locator('th, td').allTextContents();
    const cells = await this.profile(name).locator('tr').first().locator('th, td').allTextContents();
    return cells[headings.indexOf('Fonctions actives')];
  }

  /** The valuations of a profile. */
  rows(name: string): Locator {
    return this.profile(name).locator('[data-row]');
  }

  /** The way from a row to its calculation or classification. */
  functionLink(row: Locator): Locator {
    return row.locator('a[href*="/conclusion/"], a[href*="/valorisation/"]').first();
  }

  /** Archived rows are folded under the others; where there are no others, nothing is folded. */
  async openArchived(): Promise<void> {
    const fold = this.person.page.getByRole('button', { name: /^\d+ valorisations? archivées?$/ });
    const unfolded = this.person.page.locator('[data-row]').filter({ hasText: 'Inactif' });
    await fold.or(unfolded).first().waitFor();
    if ((await fold.count()) > 0 && (await fold.getAttribute('aria-expanded')) === 'false') {
      await this.person.click(fold);
    }
  }

  /** The first archived row of a profile, unfolded. */
  async archived(name: string): Promise<Locator> {
    await this.openArchived();
    const row = this.rows(name).filter({ hasText: 'Inactif' });
    await row.first().waitFor();
    return row.first();
  }

  /** An entry of the strip of what is to be done. */
  toDo(label: string | RegExp): Locator {
    return this.person.page.getByRole('region', { name: 'À traiter' }).getByRole('link', { name: label });
  }

  renameButton(name: string): Locator {
    return this.person.page.getByRole('button', { name: `Renommer ${name}`, exact: true });
  }

  menuButton(row: Locator): Locator {
    return row.getByRole('button', { name: /^Actions pour/ }).first();
  }

  /** The labels of a row's menu, which is closed again. */
  async offered(row: Locator): Promise<string[]> {
    await this.menuButton(row).click();
    const labels = await menuLabels(this.person.page.getByRole('menuitem'));
    await this.person.press('Escape');
    return labels;
  }

  async choose(row: Locator, label: string): Promise<void> {
    await this.person.click(this.menuButton(row));
    await this.person.click(this.person.page.getByRole('menuitem', { name: label, exact: true }));
  }

  /** A copy for the person whose row it is. */
  async duplicateForSame(row: Locator): Promise<void> {
    await this.choose(row, 'Dupliquer');
    await this.person.click(this.dialog.getByLabel(/^La même personne/));
    await this.person.click(this.dialog.getByRole('button', { name: 'Dupliquer' }));
  }

  /** The bar of the selection. */
  get bar(): Locator {
    return this.person.page.getByRole('region', { name: 'Actions sur la sélection' });
  }

  /** Comes to the row's menu from elsewhere, and sees whether the bar leaves it in view. */
  async isFocusedAboveBar(row: Locator): Promise<boolean> {
    const button = this.menuButton(row);
    await this.selectAll.focus();
    await button.focus();
    const [place, bar] = [await button.boundingBox(), await this.bar.boundingBox()];
    return place !== null && bar !== null && place.y + place.height <= bar.y;
  }

  get selectAll(): Locator {
    return this.person.page.getByRole('checkbox', { name: 'Tout sélectionner' });
  }

  get moreActions(): Locator {
    return this.bar.getByRole('button', { name: /^(Autres actions|Actions)$/ });
  }

  /** The box of a person: of their only function, or of all of them. */
  boxOf(name: string): Locator {
    return this.profile(name).getByRole('checkbox').first();
  }

  box(name: string | RegExp): Locator {
    return this.person.page.getByRole('checkbox', { name, exact: true });
  }

  /** What the bar offers, on buttons of its own and in its menu. */
  async bulkLabels(): Promise<string[]> {
    await this.moreActions.waitFor();
    const buttons = await this.bar.getByRole('button').allTextContents();
    await this.moreActions.click();
    const items = this.person.page.getByRole('menuitem');
    await items.first().waitFor();
    const labels = await items.evaluateAll((all) =>
      all.map((item) => item.firstElementChild?.firstChild?.textContent ?? ''),
    );
    await this.person.press('Escape');
    return [...buttons, ...labels];
  }

  /** An action on the selection, wherever this width has it. */
  async chooseBulk(label: string): Promise<void> {
    await this.moreActions.waitFor();
    const button = this.bar.getByRole('button', { name: label });
    if ((await button.count()) > 0) {
      await this.person.click(button);
      return;
    }
    await this.person.click(this.moreActions);
    await this.person.click(this.person.page.getByRole('menuitem', { name: label }));
  }

  /** Waits for a message that was not told before: one that is still there from an earlier act does not count. */
  async told(message: string | RegExp): Promise<void> {
    const unread = this.toasts.locator('p:not([data-read])').filter({ hasText: message, visible: true });
    await unread.first().evaluate((read) => read.setAttribute('data-read', ''));
  }

  /** What has the focus, by its name. */
  async focus(): Promise<string | null> {
    return this.person.page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
    );
  }
}
