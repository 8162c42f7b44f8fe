import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Pace } from '../../../platform/process/pace.js';
import { GridCatalogue } from '../../grids/index.js';
import { ImportService, viewerOf, type ImportedValuation } from '../../valuations/index.js';
import { sheetWords } from '../files/sheet-words.js';
import { cellsOfPerson, type RowCells } from '../mapping/cells.js';
import { criteriaOf, inputColumns } from '../mapping/columns.js';
import { columnOfField, isRefusal } from '../mapping/refused-fields.js';
import { partsToTry, readValuation, type ImportSetting, type ReadValuation } from '../mapping/imported-row.js';
import type { ImportChoices } from '../reading/choices.js';
import { type ImportPlan, type RefusedRow, type SoundRow, refusalWords } from './import-plan.js';
import { ImportMatcher } from './import-matcher.js';
import { PeopleSources } from './people-source.js';

/** Reads a file and tries every row with the aggregates that would write it. It writes nothing. */
@Injectable()
export class ImportPlanner {
  constructor(
    private readonly sources: PeopleSources,
    private readonly service: ImportService,
    private readonly matcher: ImportMatcher,
    private readonly grids: GridCatalogue,
    private readonly clock: Clock,
  ) {}

  /** @throws 413, 415, 422 for a file in which no people are found */
  async plan(actor: Member, file: Buffer, choices: ImportChoices): Promise<ImportPlan> {
    const setting = await this.setting(actor);
    const pace = new Pace();
    const source = await this.sources.read(viewerOf(actor), file, choices, setting, pace);
    const tell = refusalWords(inputColumns(setting.words, setting.criteria));
    const sound: SoundRow[] = [];
    const refused: RefusedRow[] = [];
    for (const [place, person] of source.people.entries()) {
      await pace.step();
      const cells = cellsOfPerson(person);
      const made = this.dryRun(actor, cells, setting);
      const row = { line: person.line, place, cells, person };
      if (made === null) refused.push(tell(row));
      else sound.push({ ...row, ...made });
    }
    const wish = {
      choices,
      setting,
      isOwn: source.sheet.isOwn,
      pay: { basis: source.pay.basis, from: choices.paidFrom },
    };
    const { questions, misspelt, ...found } = await this.matcher.match(actor, sound, wish, pace);
    for (const row of misspelt) refused.push(tell(row));
    refused.sort((a, b) => a.place - b.place);
    // A refused row may be that of a person who seems to be gone.
    const changes = refused.length === 0 ? found.changes : found.changes.filter(({ kind }) => kind !== 'gone');
    const matched = { ...found, changes };
    const { today, gridInForce } = setting;
    const hash = createHash('sha256').update(JSON.stringify([gridInForce.id, today, choices.paidFrom]));
    for (const row of [...matched.accepted, ...refused, ...matched.changes]) {
      await pace.step();
      hash.update(JSON.stringify(row));
    }
    return {
      ...matched,
      source: { ...source, questions: [...source.questions, ...questions] },
      grid: gridInForce.grid,
      refused,
      today,
      digest: hash.digest('hex'),
    };
  }

  private async setting({ associated }: Member): Promise<ImportSetting> {
    const gridInForce = await this.grids.inForce();
    const heads = await this.grids.effective();
    const versions = await Promise.all(
      heads.map(async ({ id, effectiveOn }) => ({ id, effectiveOn, grid: await this.grids.content(id) })),
    );
    return {
      words: sheetWords(),
      criteria: criteriaOf(versions.map(({ grid }) => grid)),
      gridInForce,
      // Two versions may have the same day: the one in force is listed first, and kept.
      gridsByDay: new Map(versions.toReversed().map((version) => [version.effectiveOn, version])),
      today: this.clock.today(),
      associated,
    };
  }

  /** Null when the row is refused; its cells then hold the faults. */
  private dryRun(actor: Member, cells: RowCells, setting: ImportSetting): Pick<SoundRow, 'profile' | 'brought'> | null {
    const profile = this.guarded(cells, () => this.service.dryRunProfile(actor, cells.text('profile')));
    const read = readValuation(cells, setting);
    if (read === null) return profile === null || cells.faults.length > 0 ? null : { profile, brought: null };
    const isSound = profile !== null && cells.faults.length === 0;
    const brought = isSound ? this.guarded(cells, () => this.make(actor, read, setting)) : null;
    if (isSound && brought !== null) return { profile, brought };
    for (const part of partsToTry(cells, read)) this.guarded(cells, () => this.make(actor, part, setting));
    return null;
  }

  private make(
    { accountId }: Member,
    { valuation, calculates }: ReadValuation,
    { gridInForce, today }: ImportSetting,
  ): NonNullable<SoundRow['brought']> {
    const context = {
      actorId: accountId,
      now: this.clock.now(),
      today,
      gridInForce,
      rowGrid: gridInForce,
      newTextId: '',
    };
    const made = (imported: ImportedValuation) => ({ imported, made: this.service.dryRun(imported, context) });
    const waiting = { ...valuation, terms: { ...valuation.terms, asked: 'in-progress', calculatedOn: null } } as const;
    if (calculates !== 'maybe') return made(valuation);
    try {
      return made(valuation);
    } catch (error) {
      // The file leaves the status open: an incomplete row stays in progress, unless the rules refuse that too.
      if (error instanceof DomainError) return made(waiting);
      throw error;
    }
  }

  private guarded<Result>(cells: RowCells, work: () => Result): Result | null {
    try {
      return work();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      for (const [field, { code, params }] of Object.entries(error.details.fields ?? {})) {
        const column = columnOfField(field);
        if (!cells.isAtFault(column)) cells.fault(column, code, params);
      }
      return null;
    }
  }
}
