import type {
  PlannedRow as PlannedAnswer,
  UpdateOutlook as OutlookAnswer,
  UpdateSide,
  UpdatesPreview,
} from '@valorisation/contract';
import type { QueryResult } from '@nestjs/cqrs';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { refusalMessage } from '../../../platform/errors/error-catalogue.js';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import type { ListPlanned } from '../queries/valuations.query.js';
import type { OutlookSide, UpdateOutlook, PreviewUpdates } from '../queries/preview-update.query.js';
import type { ValuationSetting } from '../queries/valuation-settings.js';
import { dueOfComputed } from '../queries/amount-due.js';
import { isBelowMinimum, toRowAnswer } from './valuation-answer.mapper.js';

export function toUpdatesPreview({ gridId, outlooks, setting }: QueryResult<PreviewUpdates>): UpdatesPreview {
  return { gridId, rows: outlooks.map((outlook) => toRow(outlook, setting)) };
}

function toRow({ valuation, current, next }: UpdateOutlook, setting: ValuationSetting): OutlookAnswer {
  const { id, version, profileName, functionTitle } = toRowAnswer(valuation, setting);
  const row = { id, version, profileName, functionTitle, current: current && toSide(current, setting) };
  return next instanceof DomainError
    ? { ...row, next: null, refusal: toRefusal(next) }
    : { ...row, next: toSide(next, setting), refusal: null };
}

export function toPlannedRows({ rows, setting }: QueryResult<ListPlanned>): PlannedAnswer[] {
  return rows.map(({ valuation, standing, due }) => {
    const row = toRowAnswer(valuation, setting);
    if (standing === null || standing instanceof DomainError) {
      return { ...row, planned: null, refusal: standing && toRefusal(standing) };
    }
    const { changes, open, lackingReasons } = standing;
    const planned = { degrees: Object.keys(changes).length, open, lackingReasons };
    return { ...row, planned, refusal: null, dueAfterUpdate: due };
  });
}

export function toRefusal(error: DomainError): { readonly code: string; readonly message: string } {
  return { code: error.code, message: reasonOf(error) };
}

export function toSide({ row, seniority }: OutlookSide, setting: ValuationSetting): UpdateSide {
  const { displayedCents, displayedUnit, minimumCents, hourlyCents, calculatedOn, nextChangeOn } = row;
  return {
    displayed: { cents: displayedCents, unit: displayedUnit },
    minimumCents,
    hourlyCents,
    due: dueOfComputed(row, setting),
    belowMinimum: isBelowMinimum(row, setting),
    calculatedOn,
    seniority,
    nextChangeOn,
  };
}

function reasonOf({ code, details }: DomainError): string {
  const said = new Set(Object.values(details.fields ?? {}).map(fieldMessage));
  return code === 'donnees_invalides' && said.size > 0 ? [...said].join(' ') : refusalMessage(code, details);
}
