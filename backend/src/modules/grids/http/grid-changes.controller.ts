import { Controller, Header } from '@nestjs/common';
import { gridCalls, type GridStep } from '@valorisation/contract';
import { compareGrids, gridChangeWords } from '@valorisation/rules';
import { Access } from '../../../platform/access/access.decorator.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { isAnnounced, wasEverInForce, type GridVersion } from '../domain/grid-version.js';
import { GridCatalogue } from '../persistence/grid-catalogue.js';

/** What changed between versions of the grid, computed from the versions. */
@Controller()
@Access('public')
export class GridChangesController {
  /** Published versions never change, so the words between two of them are computed once per process. */
  private readonly told = new Map<string, GridStep['changes']>();

  constructor(private readonly grids: GridCatalogue) {}

  @Costly('read')
  @Serves(
    gridCalls.changes,
    'The changes from each version of the grid to the next',
    'Versions that are or were in force, and announced scheduled ones; the latest first.',
  )
  @Header('cache-control', 'public, no-cache')
  async changes(): Promise<readonly GridStep[]> {
    const heads = (await Promise.all([this.grids.effective(), this.grids.announced()])).flat();
    const versions = await Promise.all(heads.map(async ({ id }) => this.grids.byId(id)));
    // A version that was withdrawn since its header was read is a draft.
    const readable = versions.filter((version) => wasEverInForce(version) || isAnnounced(version));
    const inOrder = readable.toSorted(
      (one, other) => one.effectiveOn.localeCompare(other.effectiveOn) || one.id - other.id,
    );
    return inOrder.map((version, index) => this.step(inOrder[index - 1], version)).toReversed();
  }

  private step(before: GridVersion | undefined, after: GridVersion): GridStep {
    const { id, effectiveOn, confirmed } = after;
    const changes = before === undefined ? [] : this.between(before, after);
    const isToCome = isAnnounced(after);
    return { id, effectiveOn, confirmed, isToCome, previousOn: before?.effectiveOn ?? null, changes };
  }

  private between(before: GridVersion, after: GridVersion): GridStep['changes'] {
    // A scheduled version may still change, so it is not cached.
    if (isAnnounced(before) || isAnnounced(after)) return changesBetween(before, after);
    const key = `${before.id}-${after.id}`;
    const known = this.told.get(key) ?? changesBetween(before, after);
    this.told.set(key, known);
    return known;
  }
}

function changesBetween(before: GridVersion, after: GridVersion): GridStep['changes'] {
  return compareGrids(before.grid, after.grid).map(gridChangeWords);
}
