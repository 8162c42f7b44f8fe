import { Injectable } from '@nestjs/common';
import type { Member } from '../../../platform/access/actor.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { GridCatalogue } from '../../grids/index.js';
import type { SavedSheet, SheetTexts } from '../domain/profile.aggregate.js';
import { isReadable, sheetSources } from '../domain/sheet-sources.js';
import { Profiles } from '../persistence/profiles.js';
import { Valuations } from '../persistence/valuations.js';

/**
 * The stored job sheets: their texts and the functions that these describe, because an associated account may not see
 * all of them.
 */
@Injectable()
export class SheetSaving {
  constructor(
    private readonly profiles: Profiles,
    private readonly valuations: Valuations,
    private readonly grids: GridCatalogue,
  ) {}

  /**
   * Sections that the actor may not read stay as they are.
   * @throws 422 `section_reservee` naming one of them that the actor would write
   */
  async toSave(tx: Transaction, actor: Member, profileId: number, texts: SheetTexts): Promise<SavedSheet> {
    const rows = await this.profiles.rowsOf(tx, profileId);
    const found = await this.valuations.findMany(
      tx,
      rows.map(({ id }) => id),
    );
    const functions = await Promise.all(
      found.map(async ({ state, texts: own }) => ({ state, texts: own, grid: await this.grids.content(state.gridId) })),
    );
    const sheet = { texts: { ...texts }, sources: { ...sheetSources(texts, functions) } };
    const stored = actor.associated ? await this.profiles.sheetOf(tx, profileId) : undefined;
    for (const [section, text] of Object.entries(stored?.texts ?? {})) {
      const sources = stored?.sources[section] ?? [];
      if (isReadable(sources, actor, rows)) continue;
      if (texts[section] !== undefined) throw refuseFields({ [`sheet.${section}`]: { code: 'section_reservee' } });
      sheet.texts[section] = text;
      sheet.sources[section] = sources;
    }
    return sheet;
  }
}
