import { Injectable } from '@nestjs/common';
import { withLiveAmounts, type LiveSources } from '@valorisation/rules';
import { FloorsToday, GridCatalogue } from '../../grids/index.js';

const MAY_NAME_AN_AMOUNT = '{{';

/** Fills the amounts of the grid in force and of today's wage into texts (ADR 30). */
@Injectable()
export class LiveTexts {
  constructor(
    private readonly grids: GridCatalogue,
    private readonly floors: FloorsToday,
  ) {}

  /** The grid in force and the metropolitan wage of today. */
  async sources(): Promise<LiveSources> {
    const [{ grid, effectiveOn }, { wage }] = await Promise.all([
      this.grids.inForce(),
      this.floors.inTerritory('metropole'),
    ]);
    return { grid, effectiveOn, wage };
  }

  /** The same record, with the amounts filled into each text. */
  async fill<Of extends object>(answer: Of): Promise<Of> {
    if (!JSON.stringify(answer).includes(MAY_NAME_AN_AMOUNT)) return answer;
    // The type stays valid: texts become texts.
    return filled(answer, await this.sources()) as Of;
  }
}

function filled(value: unknown, sources: LiveSources): unknown {
  if (typeof value === 'string') return withLiveAmounts(value, sources);
  if (Array.isArray(value)) return value.map((part) => filled(part, sources));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part, sources)]));
}
