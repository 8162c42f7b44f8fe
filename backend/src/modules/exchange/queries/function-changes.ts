/** A person who has one function here, and another one in the file. */
import { findFunction, isActive, OTHER_FUNCTION_ID, type Grid } from '@valorisation/rules';
import type { MatchedRow } from '../../valuations/index.js';
import type { RowChange, SoundRow } from './import-plan.js';
import type { KnownPerson } from './known-people.js';

/** The function that the one of the row may take the place of; undefined when nothing is to be asked. */
export function formerFunction({ brought }: SoundRow, { profileId, rows }: KnownPerson): MatchedRow | undefined {
  const [only, ...others] = rows.filter(({ status }) => isActive(status));
  if (brought === null || profileId === null || others.length > 0) return undefined;
  const { status, inputs } = brought.made.state;
  // Two functions outside the grid may be the same or not: their titles do not tell.
  const isSame = only?.functionId === inputs.functionId && inputs.functionId !== OTHER_FUNCTION_ID;
  return isActive(status) && !isSame ? only : undefined;
}

export const formerTitle = ({ functionId }: MatchedRow, grid: Grid): string =>
  findFunction(grid, functionId)?.title ?? '';

export const functionChange = (
  told: Pick<RowChange, 'line' | 'profileId' | 'profileName'>,
  before: string,
  after: string,
): RowChange => ({ ...told, kind: 'function', functionTitle: null, before, after });

type Shared = Pick<MatchedRow, 'status' | 'hourly' | 'shareHundredths'>;

export const shareOf = ({ status, hourly, shareHundredths }: Shared): number =>
  hourly || !isActive(status) ? 0 : shareHundredths;
