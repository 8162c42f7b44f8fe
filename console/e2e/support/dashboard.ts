/** The dashboard as a person uses it, as a table or as cards. */
import type { Locator } from 'playwright-core';
import { plain, type Person } from './person.js';
import { becomes, menuLabels } from './settled.js';

export class Dashboard {
  constructor(private readonly person: Person) {}

  get toasts(): Locator {
    return this.person.page.getByRole('region', { name: 'Notifications' });
  }

  /** « Annuler » beside a message. */
  get undo(): Locator {
    return this.toasts.getByRole('button', { name: 'Annuler' });
  }

  get dialog(): Locator {
    return this.person.page.getByRole('dialog').or(this.person.page.getByRole('alertdialog'));
  }

  /** Waits until the dialog shows it, whole or by a matcher. */
  async waitForDialog(expected: unknown): Promise<void> {
    await becomes(async () => plain(await this.dialog.textContent()), expected);
  }

  profile(name: string): Locator {
    return this.person.page.locator('[data-profile]').filter({ hasText: name });
  }

  /** Hides the functions of a person who has several. */
  folded(name: string): Locator {
    return this.profile(name).getByRole('button', { name: /^\d+ fonctions/, expanded: false });
  }

  async unfold(name: string): Promise<void> {
    await this.person.click(this.folded(name));
  }

  async openHistory(row: Locator): Promise<void> {
    await this.choose(row, 'Voir l’historique');
  }

  /** The valuations of a profile. */
  rows(name: string): Locator {
    return this.profile(name).locator('[data-row]');
  }

  /** The link from a row to its calculation or classification. */
  functionLink(row: Locator): Locator {
    return row.locator('a[href*="/conclusion/"], a[href*="/valorisation/"]').first();
  }

  /** Archived rows are folded below the others; without others, nothing is folded. */
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

  /** A list of the row of filters, by its words. */
  filter(label: string): Locator {
    return this.person.page.getByRole('tab', { name: new RegExp(`^${label}\\s*\\d*$`) });
  }

  nameLink(name: string): Locator {
    return this.person.page.getByRole('link', { name, exact: true });
  }

  async rename(name: string): Promise<void> {
    await this.choose(this.profile(name), 'Renommer');
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

  /** A copy for the same person. */
  async duplicateForSame(row: Locator): Promise<void> {
    await this.choose(row, 'Dupliquer');
    await this.person.click(this.dialog.getByLabel(/^La même personne/));
    await this.person.click(this.dialog.getByRole('button', { name: 'Dupliquer' }));
  }

  /** The bar of the selection. */
  get bar(): Locator {
    return this.person.page.getByRole('region', { name: 'Actions sur la sélection' });
  }

  /** Focuses the row's menu from elsewhere, and checks that the bar does not cover it. */
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
    return this.bar.getByRole('button', { name: /^(Autres actions|Autres)$/ });
  }

  /** The box of a person: of their only function, or of all of them. */
  boxOf(name: string): Locator {
    return this.profile(name).getByRole('checkbox').first();
  }

  box(name: string | RegExp): Locator {
    return this.person.page.getByRole('checkbox', { name, exact: true });
  }

  /** The actions of the bar, on its own buttons and in its menu. */
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

  /** Chooses an action on the selection, wherever this width has it. */
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

  /** Waits for a new message; one that remains from an earlier act does not count. */
  async waitForMessage(message: string | RegExp): Promise<void> {
    const unread = this.toasts.locator('p:not([data-read])').filter({ hasText: message, visible: true });
    await unread.first().evaluate((read) => read.setAttribute('data-read', ''));
  }

  /** All at once, since any of them may go by itself. They lie over the last row for ten seconds. */
  async closeMessages(): Promise<void> {
    const close = this.toasts.getByRole('button', { name: 'Fermer la notification' });
    await close.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await close.first().waitFor({ state: 'detached' });
  }

  /** The name of the focused element. */
  async focus(): Promise<string | null> {
    return this.person.page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
    );
  }
}
