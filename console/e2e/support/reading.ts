/**
 * The words between two pages: each line that stands in the main part of a page on the way, once. What stays the same
 * around it (header, menu, footer) is not counted, nor are the pages before and after the way.
 */
import type { Locator } from 'playwright-core';

/** Scanned for one line, not read: the functions that were found, and the grid to browse. */
const LOOKED_THROUGH = '[role="listbox"], [aria-labelledby="parcourir"]';

/** Words a minute of a text that one acts upon. */
const READING_PACE = 200;
/** The time for a click or a field, for a person who searches for it. */
const STEP_SECONDS = 5;

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

const wordsOf = (lines: ReadonlySet<string>): number =>
  [...lines].flatMap((line) => line.split(/\s+/)).filter((word) => /[\p{L}\d]/u.test(word)).length;

export class Reading {
  readonly #visible = new Set<string>();
  readonly #read = new Set<string>();

  /** Looks at a part of a page before it changes or is left. */
  async look(part: Locator): Promise<void> {
    const lines = linesOf(await part.innerText());
    const scanned = new Set((await part.locator(LOOKED_THROUGH).allInnerTexts()).flatMap(linesOf));
    for (const line of lines) {
      this.#visible.add(line);
      if (!scanned.has(line)) this.#read.add(line);
    }
  }

  /** Every word, the lists included. */
  get visibleWords(): number {
    return wordsOf(this.#visible);
  }

  /** Without the lists that one only scans. */
  get words(): number {
    return wordsOf(this.#read);
  }

  /** Whole minutes for the words and this many clicks and fields. */
  minutes(steps: number): number {
    return Math.ceil(this.words / READING_PACE + (steps * STEP_SECONDS) / 60);
  }
}
