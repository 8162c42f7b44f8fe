/** A person at the console: every click and every field filled is a step of theirs. */
import type { Download, Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../backend/src/install/demo/demo-data.js';
import { signIn } from '../../../backend/test/support/role-clients.js';
import type { TestMailbox } from '../../../backend/test/support/test-mailbox.js';
import { emptyStorage } from './browser.js';

/** No-break spaces are spaces to a reader. */
export function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** Many pages, drawn by a browser that waits its turn. */
const PRINTING_MS = 120_000;

/** How somebody works at the console. */
export type Hand = 'mouse' | 'keyboard';

/** Ticked by Space; all else is taken by Enter. */
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

  /** The steps among them that are no typing. */
  get clicks(): number {
    return this.clicked;
  }

  startCounting(): void {
    this.taken = 0;
    this.clicked = 0;
  }

  /** By keyboard, every step is one that Tab, or the arrows of a menu, has led to. */
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

  /** Of a list of choices. */
  async choose(target: Locator, label: string): Promise<void> {
    if (this.hand === 'keyboard') return this.fill(target, label);
    this.taken += 1;
    await target.selectOption({ label });
  }

  /** A CSV file, as if picked from the disk. */
  async attach(target: Locator, name: string, text: string): Promise<void> {
    this.taken += 1;
    if (this.hand === 'keyboard') await this.reach(target);
    await target.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  /** To the target without a mouse: by Tab, within an opened menu by its arrows. */
  private async reach(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    if (await target.evaluate((element) => element === document.activeElement)) return;
    const inMenu = await target.evaluate((element) => element.matches('[role="menuitem"]'));
    await this.goThrough(inMenu ? 'ArrowDown' : 'Tab', target, MOST_TABS);
  }

  async download(target: Locator): Promise<Download> {
    const coming = this.page.waitForEvent('download', { timeout: PRINTING_MS });
    const [download] = await Promise.all([coming, this.click(target)]);
    return download;
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(`${this.url}/#${path}`);
  }

  /** The session is stored as the login form stores it, which tests of its own fill in. */
  async holdSession(email: string): Promise<void> {
    const { token = '' } = await signIn(this.url, email);
    // Within one page, another address after the # would not start the console anew.
    await emptyStorage(this.page, this.url, { 'valorisation.token': token });
  }

  /** To a page, in a session of theirs. */
  async openAs(email: string, path: string): Promise<void> {
    await this.holdSession(email);
    await this.goTo(path);
  }

  /** To the dashboard, with its live stream open: what others change from now on is told there. */
  async signIn(email = 'direction@demo.example'): Promise<void> {
    await this.holdSession(email);
    const live = this.page.waitForResponse((response) => response.url().endsWith('/v1/live') && response.ok());
    await Promise.all([live, this.goTo('/dashboard')]);
    await this.heading('Vos valorisations').waitFor();
  }

  /** The same from the login form on: what follows goes on from the place where the form has led. */
  async signInByForm(email?: string): Promise<void> {
    const live = this.page.waitForResponse((response) => response.url().endsWith('/v1/live') && response.ok());
    await this.goTo('/login');
    await Promise.all([live, this.enter(email)]);
    await this.heading('Vos valorisations').waitFor();
  }

  /** Fills in the login form that is there. */
  async enter(email = 'direction@demo.example', password = DEMO_PASSWORD): Promise<void> {
    await this.fill(this.page.getByLabel('Adresse e-mail'), email);
    await this.fill(this.page.getByLabel('Mot de passe', { exact: true }), password);
    await this.click(this.page.getByRole('button', { name: 'Se connecter' }));
  }

  /** Waits for a mail to the address, opens it where the mails are read, and follows its link into the console. */
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

  /** Moves by Tab alone until the focus is on the target. */
  async tabTo(target: Locator, atMost = 60): Promise<void> {
    await target.first().waitFor();
    await this.goThrough('Tab', target, atMost);
  }

  private async goThrough(key: 'Tab' | 'ArrowDown', target: Locator, atMost: number): Promise<void> {
    // Found once, and anew when the page has drawn another in its place: to find by role is to read the whole page.
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
