/** What staff ask of versions of the grid beside their list. */
import { staffGridCalls, type GridChange } from '@valorisation/contract';
import { call } from './call';

export const staffGrids = {
  /** What the later version changes of the earlier one. */
  async difference(id: number, otherId: number): Promise<readonly GridChange[]> {
    return call(staffGridCalls.difference, { params: { id, otherId } });
  },
};
