import {
  formatHistory,
  FORMER_EDITOR,
  fromHundredths,
  isBirthday,
  OTHER_FUNCTION_ID,
  sentStep,
  toValorData,
  ValuationStatus,
} from '@valorisation/rules';
import type { z } from 'zod';
import { displayName } from '../../accounts/index.js';
import { toProfileDue, toRowDue } from './amount-due.mapper.js';
import { tracedDueOfRow } from '../queries/amount-due.js';
import type { SheetTexts } from '../domain/profile.aggregate.js';
import { withTexts } from '../domain/valuation.merge.js';
import type { ProfileView, ValuationSetting } from '../queries/valuation.query.js';
import { isComputed, type ComputedRow, type ValuationDetail, type ValuationRow } from '../queries/valuation.view.js';
import type {
  criterionAnswerFields,
  profileResponse,
  savedProfileResponse,
  valuationDetailResponse,
  valuationResponse,
  valuationRowResponse,
} from './valuation.response.js';

type RowResponse = z.infer<typeof valuationRowResponse>;
type AnsweredResponse = z.infer<typeof valuationResponse>;
type DetailResponse = z.infer<typeof valuationDetailResponse>;
type ProfileResponse = z.infer<typeof profileResponse>;
type CriterionAnswer = z.infer<typeof criterionAnswerFields>;
type SavedProfileResponse = z.infer<typeof savedProfileResponse>;

export const decimalOrNull = (hundredths: number | null): number | null =>
  hundredths === null ? null : fromHundredths(hundredths);

/** A valuation of a list in the specification's names; amounts in EUR, points with two decimals. */
export function toRowResponse(row: ValuationRow, setting: ValuationSetting): RowResponse {
  const known = setting.functions.get(row.gridId)?.get(row.functionId);
  const history = row.history.map((note) => ({
    editor: editorName(note.by, setting),
    minimumCents: note.cents,
    editedAt: note.at,
  }));
  return {
    valor_id: row.id,
    version: row.version,
    profile_id: row.profileId,
    profile_name: row.profileName,
    grid_id: row.gridId,
    grid_effective_on: setting.gridDays.get(row.gridId) ?? null,
    valor_visa: row.status,
    valor_visible: row.visible ? 1 : 0,
    valor_cat: row.categoryLevel,
    valor_c0: fromHundredths(row.shareHundredths),
    valor_c5: row.functionId,
    valor_other_metier: row.otherFunction,
    metier_title: row.functionId === OTHER_FUNCTION_ID ? row.otherFunction : (known?.title ?? ''),
    fk_metier_catenf: known?.familyId ?? null,
    valor_anciennete: row.seniorityOn,
    valor_conges: row.leaveWeeks,
    valor_remuneration: row.hourly ? 1 : 0,
    valor_garantie: decimalOrNull(row.guaranteedCents),
    valor_forfait_jours: row.fixedDays ? 1 : 0,
    valor_points: row.indexPoints,
    points: decimalOrNull(row.indexPoints),
    indice: decimalOrNull(row.indexPoints),
    indice_majore: decimalOrNull(row.majoredPoints),
    valor_minima: decimalOrNull(row.minimumCents),
    valor_taux_horaire: decimalOrNull(row.hourlyCents),
    valor_remuneration_value: decimalOrNull(row.remunerationValueCents),
    valor_rheo: decimalOrNull(row.fixedAmountCents),
    valor_affiche: decimalOrNull(row.displayedCents),
    valor_affiche_unite: toDisplayedUnit(row),
    ...toRowDue(row, setting),
    sous_smic: isComputed(row) ? isUnderMinimum(row, setting) : null,
    valor_birthday: row.nextChangeOn,
    valor_years: row.nextChangeOn === null ? null : Number(row.nextChangeOn.slice(0, 4)),
    isBirth: row.status !== ValuationStatus.Archived && isBirthday(row.nextChangeOn, setting.today),
    valor_calcul: row.calculatedOn,
    valor_regles: row.rulesVersion,
    valor_historique: formatHistory(history),
    history: history.map(({ editor, minimumCents, editedAt }) => ({
      editor,
      minima: fromHundredths(minimumCents),
      date: editedAt,
    })),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    valor_own: row.createdBy === setting.viewerId,
  };
}

/** A valuation of a list with its answers, in the words of the grid that it stands on. */
export function toAnsweredResponse(row: ValuationRow, setting: ValuationSetting): AnsweredResponse {
  const grid = setting.grids.get(row.gridId);
  const answers = withTexts(row.answers, row.texts);
  return {
    ...toRowResponse(row, setting),
    valor_data: grid === undefined ? '{}' : JSON.stringify(toValorData(grid, row.categoryLevel, answers)),
  };
}

/** What a valuation answers to each criterion, by the criterion's id. */
export function toCriterionAnswers(
  row: ValuationRow,
  { grids }: ValuationSetting,
): ReadonlyMap<number, CriterionAnswer> {
  const grid = grids.get(row.gridId);
  if (grid === undefined) return new Map();
  const data = toValorData(grid, row.categoryLevel, withTexts(row.answers, row.texts));
  return new Map(
    Object.entries(data).map(([id, { v, c, nc }]) => [Number(id), { value: v, degre: nc ? null : c, show: !nc }]),
  );
}

/** Unit of the displayed minimum, as it was stored with it; of a row without an amount, the unit it is paid in. */
export function toDisplayedUnit({ displayedUnit, hourly }: ValuationRow): 'heure' | 'mois' {
  return displayedUnit === 'hour' || (displayedUnit === null && hourly) ? 'heure' : 'mois';
}

/** Rule 12, against the grid in force. */
export function isUnderMinimum({ indexPoints }: ComputedRow, { minimumPoints }: ValuationSetting): boolean {
  return indexPoints < minimumPoints;
}

/** The steps of the stored amount, then those of what is due today: the one function of each computes them. */
export function toDetailResponse(row: ValuationDetail, setting: ValuationSetting): DetailResponse {
  const due = tracedDueOfRow(row, setting)?.trace ?? [];
  return {
    ...toAnsweredResponse(row, setting),
    trace: row.trace === null ? null : [...row.trace, ...due].map(sentStep),
  };
}

/** A profile without its valuations. */
export function toProfileFields(profile: ProfileView, setting: ValuationSetting): Omit<ProfileResponse, 'valors'> {
  return {
    profile_id: profile.id,
    version: profile.version,
    profile_name: profile.name,
    profile_status: profile.status,
    profile_minima: fromHundredths(profile.minimumCents),
    profile_c0: fromHundredths(profile.shareHundredths),
    profile_remuneration_value: fromHundredths(profile.displayedMonthCents),
    profile_functions: profile.activeFunctions,
    profile_category: profile.categoryLevel,
    ...toProfileDue(profile, setting),
    sous_smic: profile.lowestPoints !== null && profile.lowestPoints < setting.minimumPoints,
    isBirth: isBirthday(profile.nextChangeOn, setting.today),
  };
}

export function toProfileResponse(profile: ProfileView, setting: ValuationSetting): ProfileResponse {
  return {
    ...toProfileFields(profile, setting),
    valors: profile.valuations.map((row) => toRowResponse(row, setting)),
  };
}

export function toSavedProfileFields(
  profile: ProfileView,
  sheet: SheetTexts | null,
  setting: ValuationSetting,
): Omit<SavedProfileResponse, 'valors'> {
  return { ...toProfileFields(profile, setting), profile_data: sheet === null ? null : JSON.stringify(sheet) };
}

export function toSavedProfileResponse(
  profile: ProfileView,
  sheet: SheetTexts | null,
  setting: ValuationSetting,
): SavedProfileResponse {
  return {
    ...toSavedProfileFields(profile, sheet, setting),
    valors: profile.valuations.map((row) => toAnsweredResponse(row, setting)),
  };
}

function editorName(accountId: number | null, { editors }: ValuationSetting): string {
  const editor = accountId === null ? undefined : editors.get(accountId);
  return editor === undefined ? FORMER_EDITOR : displayName(editor);
}
