import { Controller, Get, Param } from '@nestjs/common';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { GridCatalogue } from '../domain/grid-catalogue.js';
import { wasEverInForce } from '../domain/grid-version.js';
import { toReference } from './reference.mapper.js';
import { referenceResponse } from './reference.response.js';

/** An amount is read with the words and values of the grid that it was computed on, also once a newer one is in force. */
@Controller('v1/grids')
@Access('member')
export class GridsController {
  constructor(private readonly grids: GridCatalogue) {}

  @Get(':id')
  @Summary('A grid that is or was in force', 'A draft or a scheduled version is not found.')
  @Answers(referenceResponse)
  @Refuses('introuvable')
  async one(@Param('id', IdPipe) id: number): Promise<z.infer<typeof referenceResponse>> {
    const version = await this.grids.byId(id);
    if (!wasEverInForce(version)) throw notFound('grid');
    return toReference(version);
  }
}
