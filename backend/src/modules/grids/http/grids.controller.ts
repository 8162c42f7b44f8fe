import { Controller, Req, Res, Header, type StreamableFile } from '@nestjs/common';
import {
  gridCalls,
  type GridReference,
  type InputOf,
  encode,
  type GridStep,
  staffGridCalls,
  type GridChange,
} from '@valorisation/contract';
import { Access } from '../../../platform/access/access.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { isAnnounced, wasEverInForce, type GridVersion } from '../domain/grid-version.js';
import { GridCatalogue } from '../persistence/grid-catalogue.js';
import { toReference, toFloorsAnswer } from './reference.mapper.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageOf, type CachedPage, replyCached } from '../../../platform/http/cached-pages.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { FloorsToday } from '../persistence/floors-today.js';
import { compareGrids, gridChangeWords, roughGrid } from '@valorisation/rules';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { publicodesModel } from '../open-rules/publicodes-model.js';
import { rulesPack } from '../open-rules/rules-pack.js';
import { CaseBench } from '../queries/grid-proof.query.js';
import { jsonFile } from './json-file.js';

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

const PUBLISHED = 'For a version that is or was in force; a draft or a scheduled one is answered 404.';
/** The data never change. The model and the cases change only with a release that changes a formula (ADR 48). */
const KEPT = 'public, max-age=3600';

/** The rules of a version for other software (ADR 48). */
@Controller()
@Access('public')
export class OpenRulesController {
  constructor(
    private readonly grids: GridCatalogue,
    private readonly bench: CaseBench,
  ) {}

  @Costly('read')
  @Serves(gridCalls.pack, 'A version of the grid as a file, with its schema, fingerprint and sample cases', PUBLISHED)
  @Header('cache-control', KEPT)
  @Header('access-control-allow-origin', '*')
  async pack(@Input() { params }: InputOf<typeof gridCalls.pack>): Promise<StreamableFile> {
    const version = await this.published(params.id);
    const judged = await this.bench.replay(version);
    const signed = judged.flatMap(({ case: one, state }) => (state === 'signed' ? [one] : []));
    return jsonFile(rulesPack(version, signed), `grille-${version.effectiveOn}.json`);
  }

  @Serves(gridCalls.publicodes, 'A version of the grid as a Publicodes model, in integers', PUBLISHED)
  @Header('cache-control', KEPT)
  @Header('access-control-allow-origin', '*')
  async publicodes(@Input() { params }: InputOf<typeof gridCalls.publicodes>): Promise<StreamableFile> {
    const version = await this.published(params.id);
    return jsonFile(publicodesModel(version.document), `grille-${version.effectiveOn}.publicodes.json`);
  }

  private async published(id: number): Promise<GridVersion> {
    return this.grids.byId(id, wasEverInForce);
  }
}

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
