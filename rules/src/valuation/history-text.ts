/** valor_historique: `editor*monthly minimum*date` entries with commas between. */
import { hundredthsText, toHundredths } from '../exact/decimal.js';

/** Who edited, once the account was erased. */
export const FORMER_EDITOR = 'ancien collaborateur';

export interface HistoryEntry {
  readonly editor: string;
  /** Monthly minimum at that time, in cents. */
  readonly minimumCents: number;
  /** ISO date, with or without a time. */
  readonly editedAt: string;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;

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

/** The entries of a text, in order; a part that is no entry is left out. */
export function parseHistory(text: string | null): readonly HistoryEntry[] {
  return (text ?? '').split(',').flatMap((part) => {
    const [editor, minimum = '', editedAt = '', ...rest] = part.split('*');
    const minimumCents = toHundredths(minimum);
    if (editor === undefined || minimumCents === null || !ISO_DATE.test(editedAt) || rest.length > 0) return [];
    return [{ editor, minimumCents, editedAt }];
  });
}
