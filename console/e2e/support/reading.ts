/** The text that a person reads, each line once: the amount and its reason are on several screens. */
import type { Locator } from 'playwright-core';

/** Scanned for one line, not read: the functions that were found, and the grid to browse. */
const LOOKED_THROUGH = '[role="listbox"], [aria-labelledby="parcourir"]';

/** Words a minute of a text that one acts upon. */
const READING_PACE = 200;
/** The time for a click or a field, for a person who searches for it. */
const STEP_SECONDS = 5;

export class Reading {
  readonly #lines = new Set<string>();

  async look(...parts: readonly Locator[]): Promise<void> {
    for (const part of parts) {
      const texts = await part.innerText();
      const passed = await part.locator(LOOKED_THROUGH).allInnerTexts();
      const skipped = new Set(passed.flatMap((text) => text.split('\n')));
      for (const line of texts.split('\n')) if (!skipped.has(line)) this.#lines.add(line.trim());
    }
  }

  get words(): number {
    return [...this.#lines].flatMap((line) => line.split(/\s+/)).filter((word) => /[\p{L}\d]/u.test(word)).length;
  }

  /** Whole minutes for the words and this many clicks and fields. */
  minutes(steps: number): number {
    return Math.ceil(this.words / READING_PACE + (steps * STEP_SECONDS) / 60);
  }
}
