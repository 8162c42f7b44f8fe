import type { GridOutlookHead, OutlookRow as RowAnswer } from '@valorisation/contract';
import type { DueAmount } from '@valorisation/rules';
import type { GridOutlookView } from '../queries/grid-outlook.query.js';
import type { OutlookRow } from '../queries/grid-outlook.js';
import type { ValuationSetting } from '../queries/valuation-settings.js';
import { toRowAnswer } from './valuation-answer.mapper.js';
import { toRefusal } from './valuation-selection.mapper.js';

export function toOutlookHead({ version, day, totals, partial }: GridOutlookView): GridOutlookHead {
  const { id, effectiveOn, confirmed } = version;
  return { gridId: id, effectiveOn, confirmed, day, partial, totals };
}

export function toOutlookRow(row: OutlookRow, setting: ValuationSetting): RowAnswer {
  const { id, profileId, profileName, functionTitle, hourly } = toRowAnswer(row.valuation, setting);
  const { fate, refusal, now, next, differenceCents, parts } = row;
  return {
    id,
    profileId,
    profileName,
    functionTitle,
    hourly,
    fate,
    refusal: refusal && toRefusal(refusal).message,
    now: amountOf(now),
    next: amountOf(next),
    differenceCents,
    parts,
  };
}

function amountOf(due: DueAmount | null): RowAnswer['now'] {
  return due && { cents: due.cents, unit: due.unit };
}
