/** Rows whose share is so small that a fraction may have been meant: 0,8 for 80 %, 1 for 100 %. Pure. */
import type { ImportPreview } from '@valorisation/contract';

type AcceptedRow = ImportPreview['accepted'][number];

/** 1 %, in hundredths of a percent. */
const LARGEST_DOUBTFUL = 100;

/** The lines of the file. */
export function tinyShares(rows: readonly Pick<AcceptedRow, 'line' | 'shareHundredths'>[]): readonly number[] {
  return rows
    .filter(({ shareHundredths }) => shareHundredths !== null && shareHundredths <= LARGEST_DOUBTFUL)
    .map(({ line }) => line);
}
