/** The text of valor_historique: entries in the form `editor*monthly minimum*date`, separated by commas. */
import { hundredthsText } from '../exact/decimal.js';

/** The name of the editor after the account was deleted. */
export const FORMER_EDITOR = 'ancien collaborateur';

export interface HistoryEntry {
  readonly editor: string;
  readonly minimumCents: number;
  /** An ISO date, with or without a time. */
  readonly editedAt: string;
}

function cleanName(name: string): string {
  return name.replace(/[,*]/g, ' ').replace(/\s+/g, ' ').trim();
}

/** The text of one entry. Commas and asterisks are removed from the name, because they separate the parts. */
export function formatHistoryEntry(entry: HistoryEntry): string {
  return `${cleanName(entry.editor)}*${hundredthsText(entry.minimumCents)}*${entry.editedAt}`;
}

export function formatHistory(entries: readonly HistoryEntry[]): string {
  return entries.map(formatHistoryEntry).join(',');
}
