/**
 * The words between two pages: each line that stands in the main part of a page on the way, once. What stays the same
 * around it (header, menu, footer) is not counted, nor are the pages before and after the way.
 */
import type { Locator } from 'playwright-core';

/** Words a minute of a text that one acts upon. */
const READING_PACE = 200;
/** The time for a click or a field, for a person who searches for it. */
const STEP_SECONDS = 5;

export class Reading {
  readonly #lines = new Set<string>();

  /** Looks at a part of a page before it changes or is left. */
  async look(part: Locator): Promise<void> {
    for (const line of (await part.innerText()).split('\n')) this.#lines.add(line.trim());
  }

  get words(): number {
    return [...this.#lines].flatMap((line) => line.split(/\s+/)).filter((word) => /[\p{L}\d]/u.test(word)).length;
  }

  /** Whole minutes for the words and this many clicks and fields. */
  minutes(steps: number): number {
    return Math.ceil(this.words / READING_PACE + (steps * STEP_SECONDS) / 60);
  }
}
