/**
 * What is not saved outlives a reload: kept in this tab only, since it may be about a person, per account, and let go as
 * soon as the server has it.
 */
import type { SavedSheet } from '../../api/jobSheet';
import { session } from '../../api/session';
import type { Autosave } from '../saving/autosave';
import { readChanges, type SheetChanges } from './sheetChanges';

/** By then the screen has found its way to the server. */
const RESUME_MS = 300;

interface Kept {
  readonly changes: SheetChanges;
  readonly version: number;
}

function keyOf(profileId: number): string {
  const current = session.get();
  return `fiche.${'user' in current ? current.user.id : 0}.${profileId}`;
}

function read(key: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('changes' in kept) || !('version' in kept)) return undefined;
    const changes = readChanges(kept.changes);
    return changes && typeof kept.version === 'number' ? { changes, version: kept.version } : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, kept: Kept | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or closed: the text lives as long as the page.
  }
}

/** Takes up what the tab still holds, on the version that it was written on, and keeps what comes. */
export function keepInTab(profileId: number, autosave: Autosave<SheetChanges, SavedSheet>): void {
  const key = keyOf(profileId);
  const kept = read(key);
  if (kept !== undefined) {
    autosave.adopt(autosave.sender, kept.version);
    autosave.add(kept.changes, RESUME_MS);
  }
  autosave.subscribe(() => {
    const { unsaved } = autosave.read();
    write(key, unsaved === null ? null : { changes: unsaved, version: autosave.basis });
  });
}
