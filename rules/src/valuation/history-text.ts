/** valor_historique: `editor*monthly minimum*date` entries with commas between. */
import { hundredthsText } from '../exact/decimal.js';

/** Who edited, once the account was erased. */
export const FORMER_EDITOR = 'ancien collaborateur';

export interface HistoryEntry {
  readonly editor: string;
  /** Monthly minimum at that time, in cents. */
  readonly minimumCents: number;
  /** ISO date, with or without a time. */
  readonly editedAt: string;
}

function cleanName(name: string): string {
  return name.replace(/[,*]/g, ' ').replace(/\s+/g, ' ').trim();
}

/** One entry; commas and asterisks are stripped from the name, which would break the text. */
export function formatHistoryEntry(entry: HistoryEntry): string {
  return `${cleanName(entry.editor)}*${hundredthsText(entry.minimumCents)}*${entry.editedAt}`;
}

export function formatHistory(entries: readonly HistoryEntry[]): string {
  return entries.map(formatHistoryEntry).join(',');
}
