/** Merges three texts of one record (ADR 36): the common base, the saved text and the typed text. Pure. */
import { isSameValue } from '@valorisation/rules';
import type { ContentValues } from '../../api/staffContent';

export type Side = 'mine' | 'theirs';

export interface FieldMerge {
  readonly name: string;
  /** The side that has changed the field. `both`: a person must choose. */
  readonly changedBy: Side | 'both';
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The fields that differ between the two texts. Each says whether only one side has changed it. */
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
