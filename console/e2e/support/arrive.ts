/** Comes to a path as from outside, and waits until its screen is drawn. */
import type { Person } from './person.js';

const UNDER_WAY = /^(Chargement (?:en cours|de la page)|Lecture des valorisations)/;

/** Waits until the screen is drawn: its heading, or the frame of a printed page. */
export async function drawn({ page }: Person): Promise<void> {
  await page.locator('h1, iframe').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.getByText(UNDER_WAY).first().waitFor({ state: 'detached' });
}

/**
 * Opens the page in a new document: within the old one, that would show the new address until the next page is drawn.
 */
export async function arrive(person: Person, path: string): Promise<void> {
  await person.page.goto('about:blank');
  await person.goTo(path);
  await drawn(person);
}
