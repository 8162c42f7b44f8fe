/** Writes valuations and profiles in the form of the answers. Their setting gives the values that a row does not hold. */
import type {
  Profile,
  Valuation,
  ValuationDetail as DetailAnswer,
  ValuationRow as RowAnswer,
} from '@valorisation/contract';
import {
  FORMER_EDITOR,
  explained,
  functionTitle,
  isActive,
  isBirthday,
  findFunction,
  payGap,
  toValorData,
  type Grid,
} from '@valorisation/rules';
import { displayName } from '../../accounts/index.js';
import type { SheetTexts } from '../domain/profile.aggregate.js';
import { withTexts } from '../domain/valuation.merge.js';
import {
  dueAfterUpdate,
  dueOfPerson,
  dueOfRow,
  isAloneRow,
  personAfterUpdate,
  tracedDueOfRow,
} from '../queries/amount-due.js';
import { paidToday, payOfPerson } from '../queries/paid-today.js';
import type { ProfileView } from '../queries/list-profiles.query.js';
import type { ValuationSetting } from '../queries/valuation-settings.js';
import {
  isComputed,
  type ComputedRow,
  type ListedRow,
  type ValuationDetail,
  type ValuationRow,
} from '../queries/valuation.view.js';

/** Names each field: a spread of the whole row halves the rate of the list (`npm run bench -- list`). */
export function toRowAnswer(row: ListedRow, setting: ValuationSetting): RowAnswer {
  const known = setting.functions.get(row.gridId)?.get(row.functionId);
  const { displayedCents: cents, displayedUnit: unit } = row;
  const due = dueOfRow(row, setting);
  const paid = paidToday(row, setting);
  return {
    id: row.id,
    version: row.version,
    profileId: row.profileId,
    profileName: row.profileName,
    gridId: row.gridId,
    status: row.status,
    visible: row.visible,
    isCopy: row.isCopy,
    otherFunction: row.otherFunction,
    functionId: row.functionId,
    categoryLevel: row.categoryLevel,
    shareHundredths: row.shareHundredths,
    seniorityOn: row.seniorityOn,
    withoutSeniority: row.withoutSeniority,
    leaveWeeks: row.leaveWeeks,
    hourly: row.hourly,
    fixedDays: row.fixedDays,
    guaranteedCents: row.guaranteedCents,
    fixedAmountCents: row.fixedAmountCents,
    calculatedOn: row.calculatedOn,
    rulesVersion: row.rulesVersion,
    indexHundredths: row.indexHundredths,
    majoredIndexHundredths: row.majoredIndexHundredths,
    minimumCents: row.minimumCents,
    hourlyCents: row.hourlyCents,
    remunerationValueCents: row.remunerationValueCents,
    nextChangeOn: row.nextChangeOn,
    gridDay: setting.gridDays.get(row.gridId) ?? null,
    functionTitle: functionTitle(row, known),
    familyId: known?.familyId ?? null,
    displayed: cents === null || unit === null ? null : { cents, unit },
    due,
    dueAfterUpdate: dueAfterUpdate(row, setting),
    paid,
    gapCents: isActive(row.status) ? payGap(paid, due) : null,
    alone: isAloneRow(row),
    hidesOthers: row.hidesRows,
    belowMinimum: isComputed(row) ? isBelowMinimum(row, setting) : null,
    isBirthday: isActive(row.status) && isBirthday(row.nextChangeOn, setting.today),
    history: row.history.map(({ by, cents, at }) => ({
      editor: editorName(by, setting),
      minimumCents: cents,
      editedAt: at,
    })),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    own: row.createdBy === setting.viewerId,
  };
}

/** The valuation with its answers, in the words of its own grid. */
export function toValuationAnswer(row: ValuationRow, setting: ValuationSetting): Valuation {
  return { ...toRowAnswer(row, setting), valorData: valorDataOf(row, setting) };
}

function valorDataOf(row: ValuationRow, { grids }: ValuationSetting): Valuation['valorData'] {
  const grid = grids.get(row.gridId);
  if (grid === undefined) return {};
  const answers = withTexts(row.answers, row.texts);
  return toValorData(grid, row.categoryLevel, answers, findFunction(grid, row.functionId));
}

interface CriterionAnswer {
  readonly value: number | null;
  readonly degre: number | null;
  readonly show: boolean;
}

export function toCriterionAnswers(row: ValuationRow, setting: ValuationSetting): ReadonlyMap<number, CriterionAnswer> {
  return new Map(
    Object.entries(valorDataOf(row, setting)).map(([id, { v, c, nc }]) => [
      Number(id),
      { value: v, degre: nc ? null : c, show: !nc },
    ]),
  );
}

/** Rule 12, on the grid in force. */
export function isBelowMinimum(
  { indexHundredths }: Pick<ComputedRow, 'indexHundredths'>,
  { minimumPoints }: ValuationSetting,
): boolean {
  return indexHundredths < minimumPoints;
}

/** The steps of the stored amount, then those of the amount due today. */
export function toDetailAnswer(row: ValuationDetail, setting: ValuationSetting): DetailAnswer {
  const due = tracedDueOfRow(row, setting)?.trace ?? [];
  const trace = row.trace === null ? null : explained([...row.trace, ...due], gridOf(row, setting));
  return { ...toValuationAnswer(row, setting), trace };
}

export function gridOf({ gridId }: Pick<ValuationRow, 'gridId'>, { grids, gridInForce }: ValuationSetting): Grid {
  return grids.get(gridId) ?? gridInForce;
}

/** Names each field, as `toRowAnswer` does. */
export function toProfileHead(profile: ProfileView, setting: ValuationSetting): Omit<Profile, 'valuations'> {
  const due = dueOfPerson(profile.everyRow, setting);
  const update = personAfterUpdate(profile.everyRow, setting);
  const pay = payOfPerson(profile.everyRow, due, setting);
  return {
    id: profile.id,
    version: profile.version,
    name: profile.name,
    hasJobSheet: profile.status === 1,
    minimumCents: profile.minimumCents,
    shareHundredths: profile.shareHundredths,
    displayedMonthCents: profile.displayedMonthCents,
    activeFunctions: profile.activeFunctions,
    categoryLevel: profile.categoryLevel,
    hidesRows: profile.hidesRows,
    ...pay,
    dueCents: due.cents ?? 0,
    complementCents: due.complementCents,
    functionsToUpdate: update.functions,
    dueAfterUpdateCents: update.cents,
    hourlyFunctions: due.hourlyRows,
    uncomputedFunctions: due.uncomputedRows,
    belowMinimum: profile.lowestPoints !== null && profile.lowestPoints < setting.minimumPoints,
    isBirthday: isBirthday(profile.nextChangeOn, setting.today),
  };
}

export function toProfileAnswer(profile: ProfileView, setting: ValuationSetting): Profile {
  return {
    ...toProfileHead(profile, setting),
    valuations: profile.valuations.map((row) => toRowAnswer(row, setting)),
  };
}

export function toSavedProfileAnswer(
  profile: Omit<ProfileView, 'valuations'> & { readonly valuations: readonly ValuationRow[] },
  { matricule, sheet }: { readonly matricule: string | null; readonly sheet: SheetTexts | null },
  setting: ValuationSetting,
) {
  const valuations = profile.valuations.map((row) => toValuationAnswer(row, setting));
  return { ...toProfileHead(profile, setting), valuations, matricule, sheet };
}

export function editorName(accountId: number | null, { editors }: ValuationSetting): string {
  const editor = accountId === null ? undefined : editors.get(accountId);
  return editor === undefined ? FORMER_EDITOR : displayName(editor);
}
