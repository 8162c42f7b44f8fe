import { Controller, Req, Res } from '@nestjs/common';
import { encode, gridCalls } from '@valorisation/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { pageOf, type CachedPage, replyCached } from '../../../platform/http/cached-pages.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { FloorsToday } from '../persistence/floors-today.js';
import { GridCatalogue } from '../persistence/grid-catalogue.js';
import { toFloorsAnswer, toReference } from './reference.mapper.js';

/** The published grid is public: estimates and the pages about the agreement use it. */
@Controller()
@Access('public')
export class GridInForceController {
  private kept: { readonly key: string; readonly page: CachedPage } | undefined;

  constructor(
    private readonly grids: GridCatalogue,
    private readonly floors: FloorsToday,
  ) {}

  @Serves(
    gridCalls.inForce,
    'The grid in force, without an account',
    'With today’s minimum wages of metropolitan France and Mayotte. Send If-None-Match again: an unchanged grid is answered 304.',
  )
  async inForce(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<RawJson> {
    const [version, floors, { wage: mayotteWage }] = await Promise.all([
      this.grids.inForce(),
      this.floors.inTerritory('metropole'),
      this.floors.inTerritory('mayotte'),
    ]);
    const { id, effectiveOn, confirmed } = version;
    const key = JSON.stringify([id, effectiveOn, confirmed, floors.gridInForceId, floors.wage, mayotteWage]);
    if (this.kept?.key !== key) {
      const answer = { ...toReference(version), ...toFloorsAnswer(floors), mayotteWage };
      const text = JSON.stringify({ payload: encode(gridCalls.inForce.answer, answer) });
      this.kept = { key, page: await pageOf([text]) };
    }
    return replyCached(request, reply, this.kept.page, 'anybody');
  }
}
