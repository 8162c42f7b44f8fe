/** What changed from one version of the grid to the next, the latest first. */
import { gridCalls, type GridStep } from '@valorisation/contract';
import { call } from './call';

export type { GridStep } from '@valorisation/contract';

/** Path from the root of the site, of what other software takes of a published version. */
export function rulesFile(id: number, which: 'pack' | 'publicodes'): string {
  return gridCalls[which].path.replace(':id', String(id)).slice(1);
}

export async function readGridChanges(): Promise<readonly GridStep[]> {
  return call(gridCalls.changes);
}
