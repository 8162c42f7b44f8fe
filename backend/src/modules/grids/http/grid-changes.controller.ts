import { gridCalls, type GridStep } from '@valorisation/contract';
import { compareGrids, gridChangeWords } from '@valorisation/rules';
import { Controller, Header } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { GridCatalogue } from '../domain/grid-catalogue.js';
import type { GridVersion } from '../domain/grid-version.js';

/** What changed between versions of the grid, told from the versions themselves. */
@Controller()
@Access('public')
export class GridChangesController {
  /** Published versions never change: the words between two of them are found once per process. */
  private readonly told = new Map<string, GridStep['changes']>();

  constructor(private readonly grids: GridCatalogue) {}

  @Serves(
    gridCalls.changes,
    'What changed from one version of the grid to the next',
    'Versions that are or were in force; the latest first.',
  )
  @Header('cache-control', 'public, no-cache')
  async changes(): Promise<readonly GridStep[]> {
    // A scheduled version that the body makes public beforehand would come in here.
    const heads = await this.grids.effective();
    const versions = await Promise.all(heads.map(async ({ id }) => this.grids.byId(id)));
    const inOrder = versions.toSorted((one, other) => one.effectiveOn.localeCompare(other.effectiveOn));
    return inOrder.map((version, index) => this.step(inOrder[index - 1], version)).toReversed();
  }

  private step(before: GridVersion | undefined, after: GridVersion): GridStep {
    const { id, effectiveOn, confirmed } = after;
    const changes = before === undefined ? [] : this.between(before, after);
    return { id, effectiveOn, confirmed, previousOn: before?.effectiveOn ?? null, changes };
  }

  private between(before: GridVersion, after: GridVersion): GridStep['changes'] {
    const key = `${before.id}-${after.id}`;
    const known = this.told.get(key) ?? compareGrids(before.grid, after.grid).map(gridChangeWords);
    this.told.set(key, known);
    return known;
  }
}
