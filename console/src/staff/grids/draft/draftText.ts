/** The unsaved text of a draft, compared with the saved draft. Pure. */
import { deriveParams, GRID_PARTS, isSameValue, type GridDocument, type GridPart } from '@valorisation/rules';
import type { Given, staffGridCalls, WholeGrid } from '@valorisation/contract';

export type DraftEdit = Given<typeof staffGridCalls.edit>['body'];

export interface DraftText {
  readonly title: string;
  readonly effectiveOn: string;
  readonly document: GridDocument;
}

export const textOf = ({ title, effective_on: effectiveOn, document }: WholeGrid): DraftText => ({
  title,
  effectiveOn,
  document,
});

export function changedParts(saved: GridDocument, typed: GridDocument): readonly GridPart[] {
  return GRID_PARTS.filter((part) => saved[part] !== typed[part] && !isSameValue(saved[part], typed[part]));
}

export function editOf(saved: WholeGrid, typed: DraftText): DraftEdit | null {
  const names = changedParts(saved.document, typed.document);
  const parts = Object.fromEntries(names.map((part) => [part, typed.document[part]]));
  const title = typed.title.trim();
  const edit = {
    ...(title !== saved.title && { title }),
    ...(typed.effectiveOn !== saved.effective_on && { effectiveOn: typed.effectiveOn }),
    ...(names.length > 0 && { parts }),
  };
  return Object.keys(edit).length === 0 ? null : { version: saved.version, ...edit };
}

/** The saved draft after a save. The two params that are never typed are derived, as the server derives them. */
export function savedAs(before: WholeGrid, { title, effectiveOn, document }: DraftText, version: number): WholeGrid {
  return { ...before, version, title: title.trim(), effective_on: effectiveOn, document: deriveParams(document) };
}

/** Applies typed text to the text that another person has saved. A part that was typed stays as typed. */
export function rebased(base: WholeGrid, typed: DraftText, theirs: WholeGrid): DraftText {
  const mine = changedParts(base.document, typed.document);
  const own = Object.fromEntries(mine.map((part) => [part, typed.document[part]]));
  return {
    title: typed.title.trim() === base.title ? theirs.title : typed.title,
    effectiveOn: typed.effectiveOn === base.effective_on ? theirs.effective_on : typed.effectiveOn,
    document: { ...theirs.document, ...own },
  };
}

export function changedByBoth(base: WholeGrid, typed: DraftText, theirs: WholeGrid): readonly GridPart[] {
  const others = changedParts(base.document, theirs.document);
  return changedParts(base.document, typed.document).filter((part) => others.includes(part));
}
