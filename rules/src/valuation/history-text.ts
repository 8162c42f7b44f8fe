/** valor_historique: `editor*monthly minimum*date` entries, separated by commas. */
import { hundredthsText } from '../exact/decimal.js';

/** The editor's name after the account was erased. */
export const FORMER_EDITOR = 'ancien collaborateur';

export interface HistoryEntry {
  readonly editor: string;
  readonly minimumCents: number;
  /** ISO date, with or without a time. */
  readonly editedAt: string;
}

function cleanName(name: string): string {
  return name.replace(/[,*]/g, ' ').replace(/\s+/g, ' ').trim();
}

/** One entry. Commas and asterisks are removed from the name, because they separate the parts. */
export function formatHistoryEntry(entry: HistoryEntry): string {
  return `${cleanName(entry.editor)}*${hundredthsText(entry.minimumCents)}*${entry.editedAt}`;
}

export function formatHistory(entries: readonly HistoryEntry[]): string {
  return entries.map(formatHistoryEntry).join(',');
}
