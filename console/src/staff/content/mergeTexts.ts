/** Merges three texts of one record (ADR 36): the common base, the saved one and the typed one. Pure. */
import { isSameValue } from '@valorisation/rules';
import type { ContentValues } from '../../api/staffContent';

export type Side = 'mine' | 'theirs';

export interface FieldMerge {
  readonly name: string;
  /** Who has changed it; both: a person must choose. */
  readonly changedBy: Side | 'both';
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The fields that differ between the two; changes by only one of them are marked. */
export function mergesOf(base: ContentValues, mine: ContentValues, theirs: ContentValues): FieldMerge[] {
  return Object.keys(mine).flatMap((name) => {
    if (isSameValue(mine[name], theirs[name])) return [];
    const isTheirs = isSameValue(mine[name], base[name]);
    const isMine = isSameValue(theirs[name], base[name]);
    const changedBy = isTheirs ? 'theirs' : isMine ? 'mine' : 'both';
    return [{ name, changedBy, mine: mine[name], theirs: theirs[name] }];
  });
}

export function proposedSide({ changedBy }: FieldMerge): Side {
  return changedBy === 'theirs' ? 'theirs' : 'mine';
}

export function merged(
  mine: ContentValues,
  merges: readonly FieldMerge[],
  sides: Readonly<Record<string, Side>>,
): ContentValues {
  const taken = merges.filter((merge) => (sides[merge.name] ?? proposedSide(merge)) === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) };
}
