import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { findFunction, functionTitle, isActive, OTHER_FUNCTION_ID } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Pace } from '../../../platform/process/pace.js';
import { FloorsToday, GridCatalogue } from '../../grids/index.js';
import { ImportService, MatchProfiles, startsVisible, type ImportedValuation } from '../../valuations/index.js';
import { sheetWords } from '../files/sheet-words.js';
import { cellsOfPerson, type RowCells } from '../mapping/cells.js';
import { criteriaOf, inputColumns } from '../mapping/columns.js';
import { columnOfField, isRefusal } from '../mapping/refused-fields.js';
import { trainingWords } from '../mapping/degree-cell.js';
import { partsToTry, readValuation, type ImportSetting, type ReadValuation } from '../mapping/imported-row.js';
import type { ImportChoices } from '../reading/choices.js';
import { withAmounts, type BroughtPerson } from './import-amounts.js';
import {
  type AcceptedRow,
  type ImportPlan,
  type PlannedProfile,
  type RefusedRow,
  type SoundRow,
  refusalWords,
} from './import-plan.js';
import { PeopleSources } from './people-source.js';

/** The line of a row that only names a profile. */
const NO_VALUATION = {
  functionTitle: null,
  status: null,
  visible: null,
  shareHundredths: null,
  seniorityOn: null,
  training: null,
  notes: [],
  due: null,
  conventionalCents: null,
  isRepeated: false,
  functionId: null,
  foundBy: null,
  matricule: null,
  paid: null,
};

/** Reads a file and tries every row with the aggregates that would write it. It writes nothing. */
@Injectable()
export class ImportPlanner {
  constructor(
    private readonly sources: PeopleSources,
    private readonly service: ImportService,
    private readonly queries: QueryBus,
    private readonly grids: GridCatalogue,
    private readonly floors: FloorsToday,
    private readonly clock: Clock,
  ) {}

  /** @throws 413, 415, 422 for a file in which no people are found */
  async plan(actor: Member, file: Buffer, choices: ImportChoices): Promise<ImportPlan> {
    const setting = await this.setting(actor);
    const pace = new Pace();
    const source = await this.sources.read(file, choices, setting, pace);
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
    const { accepted, monthTotalCents, profiles, misspelt } = await this.match(actor, sound, setting, pace);
    for (const row of misspelt) refused.push(tell(row));
    refused.sort((a, b) => a.place - b.place);
    const { today, gridInForce } = setting;
    const hash = createHash('sha256').update(JSON.stringify([gridInForce.id, today]));
    for (const row of [...accepted, ...refused]) {
      await pace.step();
      hash.update(JSON.stringify(row));
    }
    return {
      source,
      grid: gridInForce.grid,
      accepted,
      refused,
      profiles,
      monthTotalCents,
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

  private async match(
    actor: Member,
    rows: readonly SoundRow[],
    setting: ImportSetting,
    pace: Pace,
  ): Promise<Pick<ImportPlan, 'accepted' | 'monthTotalCents' | 'profiles'> & { readonly misspelt: SoundRow[] }> {
    const { establishmentId, accountId, associated } = actor;
    const { gridInForce } = setting;
    const names = rows.map(({ profile }) => profile);
    const matches = await this.queries.execute(
      new MatchProfiles({ viewer: { establishmentId, accountId, associated }, names }),
    );
    const profiles = new Map<
      number,
      PlannedProfile & { readonly valuations: ImportedValuation[]; readonly lines: number[] }
    >();
    const functions = new Map<number, Set<string>>();
    const people = new Map<number, BroughtPerson & { readonly rows: Parameters<typeof startsVisible>[0][number][] }>();
    const misspelt: SoundRow[] = [];
    const accepted: AcceptedRow[] = [];
    for (const [index, sound] of rows.entries()) {
      await pace.step();
      const { line, profile: name, brought, cells, person: given } = sound;
      const unmatched = { first: index, profileId: null, taken: false, alike: null, rows: [] };
      const { first, profileId, rows: present, taken, alike } = matches[index] ?? unmatched;
      if (alike !== null) {
        cells.fault('profile', 'nom_proche', { nom: alike });
        misspelt.push(sound);
        continue;
      }
      const before = present.filter(({ status }) => isActive(status));
      const known = profiles.get(first);
      const profile = known ?? { profileId, name, valuations: [], lines: [], isTaken: taken };
      profile.lines.push(line);
      const active =
        functions.get(first) ?? new Set(before.map(({ functionId }) => String(functionId)).filter((id) => id !== '0'));
      const person = people.get(first) ?? { before, brought: [], rows: [...present] };
      people.set(first, person);
      profiles.set(first, profile);
      functions.set(first, active);
      const row = {
        ...NO_VALUATION,
        line,
        profileName: name,
        isNewProfile: known === undefined && profileId === null,
        foundBy: given.foundBy,
        matricule: given.matricule,
        paid: given.paid,
      };
      if (brought === null) {
        accepted.push(row);
        continue;
      }
      const { imported, made } = brought;
      const isVisible = imported.terms.visible ?? startsVisible(person.rows);
      person.rows.push({ status: made.state.status, visible: isVisible });
      profile.valuations.push({ ...imported, terms: { ...imported.terms, visible: isVisible } });
      person.brought.push({ place: accepted.length, made });
      const { inputs, status } = made.state;
      const title = functionTitle(
        { ...inputs, ...made.texts },
        findFunction(imported.terms.grid.grid, inputs.functionId) ?? findFunction(gridInForce.grid, inputs.functionId),
      );
      const key = inputs.functionId === OTHER_FUNCTION_ID ? title : String(inputs.functionId);
      accepted.push({
        ...row,
        functionId: inputs.functionId,
        functionTitle: title,
        status,
        visible: isVisible,
        shareHundredths: inputs.hourly && !given.isShareGiven ? null : inputs.shareHundredths,
        seniorityOn: inputs.seniorityOn,
        training: trainingWords(made.state, imported.terms.grid.grid, setting.words),
        notes: cells.notes.map(fieldMessage),
        isRepeated: active.has(key),
      });
      active.add(key);
    }
    const amounts = withAmounts(accepted, [...people.values()], await this.floors.of(establishmentId));
    return { ...amounts, profiles: [...profiles.values()], misspelt };
  }
}
