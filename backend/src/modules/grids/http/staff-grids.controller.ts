import { Controller } from '@nestjs/common';
import { staffGridCalls, type GridChange, type InputOf } from '@valorisation/contract';
import { compareGrids, gridChangeWords, roughGrid } from '@valorisation/rules';
import { Access } from '../../../platform/access/access.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { GridCatalogue } from '../persistence/grid-catalogue.js';

/** Versions of the grid for staff, drafts and scheduled ones included. */
@Controller()
@Access('staff')
export class StaffGridsController {
  constructor(private readonly grids: GridCatalogue) {}

  @Costly('read')
  @Serves(
    staffGridCalls.difference,
    'The difference between two versions of the grid, in words and figures',
    'For any two versions: the values of both side by side; a draft as far as it can be read.',
  )
  async difference(@Input() { params }: InputOf<typeof staffGridCalls.difference>): Promise<readonly GridChange[]> {
    const [before, after] = await Promise.all([this.grids.asWritten(params.id), this.grids.asWritten(params.otherId)]);
    return compareGrids(roughGrid(before.document), roughGrid(after.document)).map(gridChangeWords);
  }
}
