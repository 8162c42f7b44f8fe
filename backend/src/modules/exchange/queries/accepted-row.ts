/** An accepted row of a file, as it is shown. */
import { findFunction, functionTitle } from '@valorisation/rules';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import { trainingWords } from '../mapping/degree-cell.js';
import type { ImportSetting } from '../mapping/imported-row.js';
import type { AcceptedRow, SoundRow } from './import-plan.js';

/** The line of a row that only names a profile. */
export const NO_VALUATION = {
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

export function titleOf({ imported, made }: NonNullable<SoundRow['brought']>, { gridInForce }: ImportSetting): string {
  const { inputs } = made.state;
  const job =
    findFunction(imported.terms.grid.grid, inputs.functionId) ?? findFunction(gridInForce.grid, inputs.functionId);
  return functionTitle({ ...inputs, ...made.texts }, job);
}

export function shownOf(
  { brought, cells, person }: SoundRow,
  title: string,
  visible: boolean,
  setting: ImportSetting,
): Partial<AcceptedRow> {
  if (brought === null) return {};
  const { imported, made } = brought;
  const { inputs, status } = made.state;
  return {
    functionId: inputs.functionId,
    functionTitle: title,
    status,
    visible,
    shareHundredths: inputs.hourly && !person.isShareGiven ? null : inputs.shareHundredths,
    seniorityOn: inputs.seniorityOn,
    training: trainingWords(made.state, imported.terms.grid.grid, setting.words),
    notes: cells.notes.map(fieldMessage),
  };
}
