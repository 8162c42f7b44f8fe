/** What changed from one version of the grid to the next, the latest first. */
import { gridCalls, type GridStep } from '@valorisation/contract';
import { call } from './call';

export type { GridStep } from '@valorisation/contract';

export async function readGridChanges(): Promise<readonly GridStep[]> {
  return call(gridCalls.changes);
}
