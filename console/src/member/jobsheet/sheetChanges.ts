import { JOB_SHEET_SECTIONS, plainLine, type JobSheetSection } from '@valorisation/rules';
import type { WrittenSections } from '../../api/jobSheet';

export interface SectionChange {
  /** HTML; null restores the prefilled text of the section. */
  readonly text: string | null;
  /** The text on the server when the change began; null when there was none. */
  readonly over: string | null;
}

export type SheetChanges = Partial<Record<JobSheetSection, SectionChange>>;

function changedSections(changes: SheetChanges): JobSheetSection[] {
  return JOB_SHEET_SECTIONS.filter((name) => changes[name] !== undefined);
}

/** Merges two changes of a section. The text of the second one wins, and the base of the first one stays. */
export function mergeChanges(first: SheetChanges, second: SheetChanges): SheetChanges {
  const merged: SheetChanges = { ...first };
  for (const name of changedSections(second)) {
    const { text, over } = second[name] ?? { text: null, over: null };
    merged[name] = { text, over: first[name]?.over === undefined ? over : first[name].over };
  }
  return merged;
}

export function textsOf(changes: SheetChanges): Partial<Record<JobSheetSection, string | null>> {
  return Object.fromEntries(changedSections(changes).map((name) => [name, changes[name]?.text ?? null]));
}

/** A text as it was sent, and as the server keeps it: cleaned, without an empty last line. */
export interface Echo {
  readonly sent: string;
  readonly stored: string;
}

export type Echoes = ReadonlyMap<JobSheetSection, Echo>;

/** Without the parts that the server may remove: invisible characters, spaces at the end of a line, empty lines. */
const kept = (html: string): string =>
  plainLine(html.replaceAll('&nbsp;', ' ')).replaceAll(' </p>', '</p>').replaceAll('<p></p>', '');

/**
 * The changed sections that another person has edited since. If the two texts are equal, there is no conflict. That
 * happens, for example, after a save just before a reload.
 */
export function writtenByOthers(changes: SheetChanges, written: WrittenSections, own: Echoes): JobSheetSection[] {
  return changedSections(changes).filter((name) => {
    const stored = written[name] ?? null;
    const { text, over } = changes[name] ?? { text: null, over: null };
    const isSent =
      stored === own.get(name)?.stored || (text !== null && stored !== null && kept(stored) === kept(text));
    return stored !== over && stored !== text && !isSent;
  });
}

export function readChanges(kept: unknown): SheetChanges | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';
  const changes: SheetChanges = {};
  const entries = new Map<string, unknown>(Object.entries(kept));
  for (const name of JOB_SHEET_SECTIONS) {
    const change = entries.get(name);
    if (typeof change !== 'object' || change === null || !('text' in change) || !('over' in change)) continue;
    const { text, over } = change;
    if (isText(text) && isText(over)) changes[name] = { text, over };
  }
  return Object.keys(changes).length === 0 ? undefined : changes;
}
