/** A person at the console; every click and every filled field counts as a step. */
import type { Download, Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../backend/src/install/demo/demo-data.js';
import { signIn } from '../../../backend/test/support/role-clients.js';
import type { TestMailbox } from '../../../backend/test/support/test-mailbox.js';
import { emptyStorage } from './browser.js';

/** A reader sees no-break spaces as spaces. */
export function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** The wait for many pages from a shared browser. */
const PRINTING_MS = 120_000;

/** How a person works at the console. */
export type Hand = 'mouse' | 'keyboard';

/** Ticked by Space; everything else reacts to Enter. */
const TICKED = '[type="checkbox"], [type="radio"]';
/** Beyond the longest list of the demo. */
const MOST_TABS = 250;

export class Person {
  private taken = 0;
  private clicked = 0;
  private hand: Hand = 'mouse';

  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  /** Clicks and fields since the last `startCounting`. */
  get steps(): number {
    return this.taken;
  }

  /** The steps that are not typing. */
  get clicks(): number {
    return this.clicked;
  }

  startCounting(): void {
    this.taken = 0;
    this.clicked = 0;
  }

  /** By keyboard, Tab or the arrows of a menu lead to every step. */
  worksBy(hand: Hand): void {
    this.hand = hand;
  }

  async click(target: Locator): Promise<void> {
    this.taken += 1;
    this.clicked += 1;
    if (this.hand === 'mouse') return target.click();
    await this.reach(target);
    await this.press((await target.evaluate((element, ticked) => element.matches(ticked), TICKED)) ? 'Space' : 'Enter');
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.taken += 1;
    if (this.hand === 'mouse') return target.fill(text);
    await this.reach(target);
    await this.page.keyboard.type(text);
  }

  /** Chooses from a list. */
  async choose(target: Locator, label: string): Promise<void> {
    if (this.hand === 'keyboard') return this.fill(target, label);
    this.taken += 1;
    await target.selectOption({ label });
  }

  /** Attaches a CSV file, as if picked from the disk. */
  async attach(target: Locator, name: string, text: string): Promise<void> {
    this.taken += 1;
    if (this.hand === 'keyboard') await this.reach(target);
    await target.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  /** Reaches the target without a mouse: by Tab, within an open menu by its arrows. */
  private async reach(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    if (await target.evaluate((element) => element === document.activeElement)) return;
    const inMenu = await target.evaluate((element) => element.matches('[role="menuitem"]'));
    const isTab = await target.evaluate((element) => element.matches('[role="tab"]'));
    // In a row of tabs, the Tab key reaches only the chosen tab. The arrow keys reach the other tabs.
    if (isTab) await this.tabTo(this.page.getByRole('tab', { selected: true }));
    if (isTab && !(await target.evaluate((element) => element === document.activeElement))) {
      return this.goThrough('ArrowRight', target, MOST_TABS);
    }
    if (!isTab) await this.goThrough(inMenu ? 'ArrowDown' : 'Tab', target, MOST_TABS);
  }

  async download(target: Locator): Promise<Download> {
    const coming = this.page.waitForEvent('download', { timeout: PRINTING_MS });
    const [download] = await Promise.all([coming, this.click(target)]);
    return download;
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(`${this.url}/#${path}`);
  }

  /** Stores a session as the login form does, which has its own tests. */
  async holdSession(email: string): Promise<void> {
    const { token = '' } = await signIn(this.url, email);
    // Within one page, another address after the # would not restart the console.
    await emptyStorage(this.page, this.url, { 'valorisation.token': token });
  }

  /** Opens a page in the person's own session. */
  async openAs(email: string, path: string): Promise<void> {
    await this.holdSession(email);
    await this.goTo(path);
  }

  /** Opens the dashboard with its live stream, so that later changes by others arrive. */
  async signIn(email = 'direction@demo.example'): Promise<void> {
    await this.holdSession(email);
    const live = this.page.waitForResponse((response) => response.url().endsWith('/v1/live') && response.ok());
    await Promise.all([live, this.goTo('/dashboard')]);
    await this.heading('Vos valorisations').waitFor();
  }

  /** Signs in by the login form, and continues where the form leads. */
  async signInByForm(email?: string): Promise<void> {
    const live = this.page.waitForResponse((response) => response.url().endsWith('/v1/live') && response.ok());
    await this.goTo('/login');
    await Promise.all([live, this.enter(email)]);
    await this.heading('Vos valorisations').waitFor();
  }

  /** Fills in the shown login form. */
  async enter(email = 'direction@demo.example', password = DEMO_PASSWORD): Promise<void> {
    await this.fill(this.page.getByLabel('Adresse e-mail'), email);
    await this.fill(this.page.getByLabel('Mot de passe', { exact: true }), password);
    await this.click(this.page.getByRole('button', { name: 'Se connecter' }));
  }

  /** Waits for a mail to the address, opens it where mails are read, and follows its link into the console. */
  async followMail(mailbox: TestMailbox | undefined, address: string, count = 1): Promise<void> {
    if (mailbox === undefined) throw new Error('The product was started without a mailbox');
    const { subject } = await mailbox.next(address, count);
    await this.page.goto(mailbox.pageUrl);
    await this.page.getByRole('listitem').filter({ hasText: address }).first().getByRole('link').click();
    await this.page.getByRole('heading', { name: subject }).waitFor();
    await this.page.locator('a[href*="/#/"]').first().click();
    await this.page.waitForURL(({ origin }) => origin === new URL(this.url).origin);
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name });
  }

  /** An entry of the menu of the staff area. */
  inMenu(name: string | RegExp): Locator {
    return this.page.getByRole('navigation', { name: 'Menu de l’espace de gestion' }).getByRole('link', { name });
  }

  /** Moves by Tab alone until the focus is on the target. */
  async tabTo(target: Locator, atMost = 60): Promise<void> {
    await target.first().waitFor();
    await this.goThrough('Tab', target, atMost);
  }

  private async goThrough(key: 'Tab' | 'ArrowDown' | 'ArrowRight', target: Locator, atMost: number): Promise<void> {
    // Found once, and again when the page has replaced it, since a search by role reads the whole page.
    let element = await target.first().elementHandle();
    for (let presses = 0; presses < atMost; presses += 1) {
      await this.page.keyboard.press(key);
      const [isReached, isThere] = (await element?.evaluate((one) => [
        one === document.activeElement,
        one.isConnected,
      ])) ?? [false, false];
      if (isReached === true) return;
      if (isThere === true) continue;
      element = await target.first().elementHandle();
      if (await element?.evaluate((one) => one === document.activeElement)) return;
    }
    throw new Error(`Not reached by ${key}: ${String(target)}`);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
}
