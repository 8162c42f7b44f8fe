import { Controller } from '@nestjs/common';
import { gridCalls, type GridReference, type InputOf } from '@valorisation/contract';
import { Access } from '../../../platform/access/access.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { isAnnounced, wasEverInForce } from '../domain/grid-version.js';
import { GridCatalogue } from '../persistence/grid-catalogue.js';
import { toReference } from './reference.mapper.js';

/**
 * An amount is shown with the words and values of its own grid, also after a newer one is in force. Members read it,
 * and so do staff with a head's grant.
 */
@Controller()
@Access('active')
export class GridsController {
  constructor(private readonly grids: GridCatalogue) {}

  @Serves(
    gridCalls.one,
    'A grid that is or was in force, or that is announced',
    'A draft, or a scheduled version that is not announced, is answered 404.',
  )
  async one(@Input() { params }: InputOf<typeof gridCalls.one>): Promise<GridReference> {
    return toReference(await this.grids.byId(params.id, (head) => wasEverInForce(head) || isAnnounced(head)));
  }
}
