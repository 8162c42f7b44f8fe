import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isActive, OTHER_FUNCTION_ID } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import type { Pace } from '../../../platform/process/pace.js';
import { FloorsToday } from '../../grids/index.js';
import {
  MatchProfiles,
  PeopleInPlace,
  startsVisible,
  type ImportedValuation,
  type ProfileMatch,
  type Viewer,
} from '../../valuations/index.js';
import type { ImportSetting } from '../mapping/imported-row.js';
import type { ImportChoices } from '../reading/choices.js';
import { Questions, type ColumnQuestion } from '../reading/column-questions.js';
import { NO_VALUATION, shownOf, titleOf } from './accepted-row.js';
import { withAmounts, type BroughtPerson } from './import-amounts.js';
import { differencesOf, goneChange, newChange, updateOf } from './import-changes.js';
import type { AcceptedRow, PlannedProfile, RowChange, RowUpdate, SamePerson, SoundRow } from './import-plan.js';

export interface MatchedRows {
  readonly accepted: readonly AcceptedRow[];
  readonly profiles: readonly PlannedProfile[];
  readonly monthTotalCents: number;
  readonly updates: readonly RowUpdate[];
  readonly changes: readonly RowChange[];
  /** Rows that are there just so. */
  readonly unchanged: number;
  readonly samePeople: readonly SamePerson[];
  readonly questions: readonly ColumnQuestion[];
  /** Rows that may mean a person whose name is written otherwise. */
  readonly misspelt: readonly SoundRow[];
}

interface MatchSetting {
  readonly choices: ImportChoices;
  readonly setting: ImportSetting;
  /** Our own file adds its rows, another one changes those that are there. */
  readonly isOwn: boolean;
}

type OpenProfile = PlannedProfile & { readonly valuations: ImportedValuation[]; readonly lines: number[] };

/** Finds the people of a file among those of the establishment, and what the file changes. */
@Injectable()
export class ImportMatcher {
  constructor(
    private readonly queries: QueryBus,
    private readonly floors: FloorsToday,
  ) {}

  async match(
    { establishmentId, accountId, associated }: Member,
    rows: readonly SoundRow[],
    { choices, setting, isOwn }: MatchSetting,
    pace: Pace,
  ): Promise<MatchedRows> {
    const viewer = { establishmentId, accountId, associated };
    const { names, matches, samePeople } = await this.samePeople(viewer, rows, choices);
    const questions = new Questions(choices.answers);
    const isThere = rows.some(
      ({ brought }, index) => brought !== null && placeOf(brought, matches[index]) !== undefined,
    );
    const changesRows =
      isThere &&
      questions.ask({ kind: 'present', column: null, choices: ['update', 'add'], likely: isOwn ? 'add' : 'update' })
        .chosen === 'update';
    const profiles = new Map<number, OpenProfile>();
    const functions = new Map<number, Set<string>>();
    const people = new Map<number, BroughtPerson & { readonly rows: Parameters<typeof startsVisible>[0][number][] }>();
    const matricules = new Map<number, string>();
    const placed = new Set<number>();
    const misspelt: SoundRow[] = [];
    const accepted: AcceptedRow[] = [];
    const updates: RowUpdate[] = [];
    /** People whose rows are there: only their payroll number is kept. */
    const numbered: PlannedProfile[] = [];
    const changes: RowChange[] = [];
    let unchanged = 0;
    for (const [index, sound] of rows.entries()) {
      await pace.step();
      const { line, brought, cells, person: given } = sound;
      const name = names[index] ?? sound.profile;
      const { first, profileId, rows: present, taken, alike } = matches[index] ?? unmatched(index);
      if (alike !== null && decisionOn(line, choices) !== false) {
        cells.fault('profile', 'nom_proche', { nom: alike });
        misspelt.push(sound);
        continue;
      }
      const matricule = matricules.get(first);
      if (matricule !== undefined && given.matricule !== null && given.matricule !== matricule) {
        cells.fault('profile', 'nom_partage', {});
        misspelt.push(sound);
        continue;
      }
      if (given.matricule !== null) matricules.set(first, given.matricule);
      const place = brought === null ? undefined : placeOf(brought, matches[index], placed);
      if (changesRows && brought !== null && place !== undefined) {
        placed.add(place.id);
        const told = { line, profileId, profileName: name };
        const found = differencesOf(given, brought, place, told, setting.gridInForce.grid);
        numbered.push({ profileId, name, matricule: given.matricule, valuations: [], lines: [], isTaken: false });
        if (found.length === 0) unchanged += 1;
        else updates.push(updateOf(place.id, given, brought));
        changes.push(...found);
        continue;
      }
      const before = present.filter(({ status }) => isActive(status));
      const known = profiles.get(first);
      const profile = known ?? {
        profileId,
        name,
        matricule: given.matricule,
        valuations: [],
        lines: [],
        isTaken: taken,
      };
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
      const title = titleOf(brought, setting);
      const key = made.state.inputs.functionId === OTHER_FUNCTION_ID ? title : String(made.state.inputs.functionId);
      accepted.push({ ...row, ...shownOf(sound, title, isVisible, setting), isRepeated: active.has(key) });
      if (changesRows) changes.push(newChange({ line, profileId, profileName: name }, title));
      active.add(key);
    }
    if (changesRows && placed.size * 2 >= rows.length) {
      const there = new Set(matches.map(({ profileId }) => profileId));
      const inPlace = await this.queries.execute(new PeopleInPlace({ viewer }));
      changes.push(...inPlace.filter(({ profileId }) => !there.has(profileId)).map(goneChange));
    }
    const amounts = withAmounts(accepted, [...people.values()], await this.floors.of(establishmentId));
    return {
      ...amounts,
      profiles: [...profiles.values(), ...numbered],
      updates,
      changes,
      unchanged,
      samePeople,
      questions: questions.asked,
      misspelt,
    };
  }

  /** The names as they are written here: those of known people where a person said that they are the same. */
  private async samePeople(
    viewer: Viewer,
    rows: readonly SoundRow[],
    choices: ImportChoices,
  ): Promise<{
    readonly names: readonly string[];
    readonly matches: readonly ProfileMatch[];
    readonly samePeople: SamePerson[];
  }> {
    const names = rows.map(({ profile }) => profile);
    const matricules = rows.map(({ person }) => person.matricule);
    const matches = await this.queries.execute(new MatchProfiles({ viewer, names, matricules }));
    const samePeople = rows.flatMap(({ line, profile }, index): SamePerson[] => {
      const knownName = matches[index]?.alike ?? null;
      return knownName === null
        ? []
        : [{ line, profileName: profile, knownName, isSame: decisionOn(line, choices) ?? null }];
    });
    const known = new Map(samePeople.filter(({ isSame }) => isSame === true).map((one) => [one.line, one.knownName]));
    if (known.size === 0) return { names, matches, samePeople };
    const called = rows.map(({ line, profile }) => known.get(line) ?? profile);
    return {
      names: called,
      matches: await this.queries.execute(new MatchProfiles({ viewer, names: called, matricules })),
      samePeople,
    };
  }
}

const unmatched = (index: number): ProfileMatch => ({
  first: index,
  profileId: null,
  taken: false,
  alike: null,
  rows: [],
});

/** True or false for the same or another person; undefined while nothing is decided. */
function decisionOn(line: number, { samePeople: { all, rows } }: ImportChoices): boolean | undefined {
  const own = rows.find((row) => row.line === line)?.same;
  return own ?? (all === null ? undefined : all === 'same');
}

/** The active row of the same function that a row of the file means, if no other row means it already. */
function placeOf(
  { made }: NonNullable<SoundRow['brought']>,
  match: ProfileMatch | undefined,
  placed: ReadonlySet<number> = new Set(),
): ProfileMatch['rows'][number] | undefined {
  const { functionId, shareHundredths } = made.state.inputs;
  if (functionId === OTHER_FUNCTION_ID) return undefined;
  const free =
    match?.rows.filter((row) => row.functionId === functionId && isActive(row.status) && !placed.has(row.id)) ?? [];
  return free.find((row) => row.shareHundredths === shareHundredths) ?? free[0];
}
