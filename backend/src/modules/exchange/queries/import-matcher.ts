import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isActive, OTHER_FUNCTION_ID, type PaidAmount } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import type { Pace } from '../../../platform/process/pace.js';
import { FloorsToday } from '../../grids/index.js';
import { PeopleInPlace, startsVisible, viewerOf } from '../../valuations/index.js';
import type { ImportSetting } from '../mapping/imported-row.js';
import type { ImportChoices } from '../reading/choices.js';
import { Questions } from '../reading/column-questions.js';
import { NO_VALUATION, shownOf, titleOf } from './accepted-row.js';
import { withAmounts, type BroughtPerson } from './import-amounts.js';
import { differencesOf, goneChange, newChange, updateOf } from './import-changes.js';
import { formerPay, payChange, payOf, type PayReading } from './import-pay.js';
import type {
  AcceptedRow,
  MatchedRows,
  PlannedProfile,
  PlannedValuation,
  RowChange,
  RowUpdate,
  SoundRow,
} from './import-plan.js';
import { formerFunction, formerTitle, functionChange, shareOf } from './function-changes.js';
import { KnownPeople, placeOf } from './known-people.js';
import { ShareTotals } from './share-totals.js';

interface MatchSetting {
  readonly choices: ImportChoices;
  readonly setting: ImportSetting;
  /** Our own file adds its rows, another one changes those that are there. */
  readonly isOwn: boolean;
  readonly pay: PayReading;
}

type OpenProfile = PlannedProfile & { readonly valuations: PlannedValuation[]; readonly lines: number[] };

/** Finds the people of a file among those of the establishment, and what the file changes. */
@Injectable()
export class ImportMatcher {
  constructor(
    private readonly queries: QueryBus,
    private readonly known: KnownPeople,
    private readonly floors: FloorsToday,
  ) {}

  async match(
    actor: Member,
    rows: readonly SoundRow[],
    { choices, setting, isOwn, pay }: MatchSetting,
    pace: Pace,
  ): Promise<MatchedRows & { readonly questions: Questions['asked']; readonly misspelt: readonly SoundRow[] }> {
    const viewer = viewerOf(actor);
    const floors = await this.floors.of(actor.establishmentId);
    const { people: found, samePeople } = await this.known.find(viewer, rows, choices, setting.gridInForce.grid);
    const questions = new Questions(choices.answers);
    const isThere = rows.some(
      ({ brought }, index) => brought !== null && placeOf(brought, found[index]?.rows ?? []) !== undefined,
    );
    const changesRows =
      isThere &&
      questions.ask({ kind: 'present', column: null, choices: ['update', 'add'], likely: isOwn ? 'add' : 'update' })
        .chosen === 'update';
    const replacesRows = isThere ? changesRows : !isOwn;
    const rowsOf = new Map<number, number>();
    for (const { first } of found) rowsOf.set(first, (rowsOf.get(first) ?? 0) + 1);
    const formers = rows.map((sound, index) => {
      const person = found[index];
      const isAsked = replacesRows && person !== undefined && rowsOf.get(person.first) === 1;
      return isAsked ? formerFunction(sound, person) : undefined;
    });
    /** The changes are listed as soon as something that is there changes. */
    const listsChanges =
      changesRows || rows.some(({ person }, index) => formers[index] && person.functionChange === 'changed');
    const profiles = new Map<number, OpenProfile>();
    const functions = new Map<number, Set<string>>();
    const people = new Map<number, BroughtPerson & { readonly rows: Parameters<typeof startsVisible>[0][number][] }>();
    const matricules = new Map<number, string>();
    const placed = new Set<number>();
    /** Rows that may mean a person whose name is written otherwise. */
    const misspelt: SoundRow[] = [];
    const accepted: AcceptedRow[] = [];
    const updates: RowUpdate[] = [];
    /** People whose rows are there: only their payroll number is kept. */
    const numbered: PlannedProfile[] = [];
    const paid: MatchedRows['paid'][number][] = [];
    const otherUnits: number[] = [];
    const enteredFor = ({ line, person }: SoundRow, row: Parameters<typeof payOf>[1]): PaidAmount | null => {
      const amount = payOf(person, row, pay);
      if (amount === 'other-unit') otherUnits.push(line);
      return amount === 'other-unit' ? null : amount;
    };
    const replaced: number[] = [];
    const changes: RowChange[] = [];
    const totals = new ShareTotals();
    let unchanged = 0;
    let changedRows = 0;
    for (const [index, { name, first, profileId, taken, rows: present, refused }] of found.entries()) {
      await pace.step();
      const sound = rows[index];
      if (sound === undefined) continue;
      const { line, brought, cells, person: given } = sound;
      if (refused !== null) {
        cells.fault('profile', refused.code, { nom: refused.name });
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
      totals.begin(
        first,
        name,
        present.map(shareOf).reduce((sum, share) => sum + share, 0),
      );
      const place = brought === null ? undefined : placeOf(brought, present, placed);
      if (changesRows && brought !== null && place !== undefined) {
        placed.add(place.id);
        if (given.isShareGiven)
          totals.add(first, shareOf({ ...brought.made.state.inputs, status: place.status }) - shareOf(place));
        const told = { line, profileId, profileName: name };
        const differences = differencesOf(given, brought, place, told, setting.gridInForce.grid);
        numbered.push({ profileId, name, matricule: given.matricule, valuations: [], lines: [], isTaken: false });
        const { shareHundredths } = given.isShareGiven ? brought.made.state.inputs : place;
        const entered = enteredFor(sound, { ...place, shareHundredths });
        const former = entered === null ? undefined : formerPay(entered, place);
        if (differences.length > 0) updates.push(updateOf(place.id, given, brought));
        changes.push(...differences);
        if (entered !== null && former !== undefined) {
          const functionTitle = titleOf(brought, setting);
          paid.push({ valuationId: place.id, amount: entered });
          changes.push(payChange({ ...told, functionTitle }, entered, former, { place, rows: present, floors }));
        }
        if (differences.length > 0 || former !== undefined) changedRows += 1;
        else unchanged += 1;
        continue;
      }
      const former = formers[index];
      if (former !== undefined && brought !== null && given.functionChange === null) {
        const title = { avant: formerTitle(former, setting.gridInForce.grid), apres: titleOf(brought, setting) };
        cells.fault('function', 'fonction_changee', title);
        misspelt.push(sound);
        continue;
      }
      const isReplaced = former !== undefined && given.functionChange === 'changed';
      const before = present.filter((one) => isActive(one.status) && !(isReplaced && one === former));
      const open = profiles.get(first);
      const profile = open ?? {
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
      const person = people.get(first) ?? {
        before,
        replaced: isReplaced ? [former] : [],
        brought: [],
        rows: [...present],
      };
      people.set(first, person);
      profiles.set(first, profile);
      functions.set(first, active);
      const row = {
        ...NO_VALUATION,
        line,
        profileName: name,
        isNewProfile: open === undefined && profileId === null,
        foundBy: given.foundBy,
        matricule: given.matricule,
      };
      if (brought === null) {
        accepted.push(row);
        continue;
      }
      const { imported, made } = brought;
      const isVisible = imported.terms.visible ?? startsVisible(person.rows);
      person.rows.push({ status: made.state.status, visible: isVisible });
      const { inputs, result } = made.state;
      const dueIn = { ...inputs, remunerationValueCents: result?.remunerationValueCents ?? null };
      const entered = enteredFor(sound, dueIn);
      profile.valuations.push({ ...imported, terms: { ...imported.terms, visible: isVisible }, paid: entered });
      person.brought.push({ place: accepted.length, made });
      const title = titleOf(brought, setting);
      const key = made.state.inputs.functionId === OTHER_FUNCTION_ID ? title : String(made.state.inputs.functionId);
      const shownPaid = entered && { cents: entered.parts.base, unit: entered.unit };
      const shown = shownOf(sound, title, isVisible, setting);
      accepted.push({ ...row, ...shown, paid: shownPaid, isRepeated: active.has(key) });
      totals.add(first, shareOf({ ...made.state.inputs, status: made.state.status }));
      const told = { line, profileId, profileName: name };
      if (isReplaced) {
        totals.add(first, -shareOf(former));
        replaced.push(former.id);
        changes.push(functionChange(told, formerTitle(former, setting.gridInForce.grid), title));
      } else if (listsChanges) changes.push(newChange(told, title));
      active.add(key);
    }
    if (changesRows && placed.size * 2 >= rows.length) {
      const there = new Set(found.map(({ profileId }) => profileId));
      const inPlace = await this.queries.execute(new PeopleInPlace({ viewer }));
      changes.push(...inPlace.filter(({ profileId }) => !there.has(profileId)).map(goneChange));
    }
    const amounts = withAmounts(accepted, [...people.values()], floors);
    return {
      ...amounts,
      profiles: [...profiles.values(), ...numbered],
      updates,
      paid,
      otherUnits,
      changedRows,
      replaced,
      aboveFull: totals.aboveFull(),
      changes,
      unchanged,
      samePeople,
      questions: questions.asked,
      misspelt,
    };
  }
}
