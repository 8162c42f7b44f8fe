import { Controller, Header, type StreamableFile } from '@nestjs/common';
import { gridCalls, type InputOf } from '@valorisation/contract';
import { Access } from '../../../platform/access/access.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { wasEverInForce, type GridVersion } from '../domain/grid-version.js';
import { publicodesModel } from '../open-rules/publicodes-model.js';
import { rulesPack } from '../open-rules/rules-pack.js';
import { GridCatalogue } from '../persistence/grid-catalogue.js';
import { CaseBench } from '../queries/case-bench.js';
import { jsonFile } from './json-file.js';

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
