/** What is owed to a person for past months, by the functions that the viewer sees (ADR 119). */
import { QueryBus } from '@nestjs/cqrs';
import type { PersonArrears } from '@valorisation/contract';
import {
  addYears,
  ARREARS_YEARS,
  arrearsOf,
  countedCents,
  functionTitle,
  inOrder,
  isActive,
  payGap,
  type Day,
  type DisplayedAmount,
  type PaidPosition,
} from '@valorisation/rules';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { FloorsToday, GridCatalogue } from '../../grids/index.js';
import { withTexts } from '../domain/valuation.merge.js';
import { dueOfRow, isInTotal } from './amount-due.js';
import { GetProfile } from './get-profile.query.js';
import { paidToday } from './paid-today.js';
import type { ValuationSetting } from './valuation-settings.js';
import type { ValuationRow } from './valuation.view.js';
import type { Viewer } from './viewer.js';

/** Refusal: `introuvable`. */
export class GetArrears extends QueryOf<{ viewer: Viewer; profileId: number }, PersonArrears>() {}

const on = handlersWith({ queries: QueryBus, grids: GridCatalogue, floors: FloorsToday });

export const arrearsQueries = [
  on(GetArrears, async ({ viewer, profileId }, { queries, grids, floors }) => {
    const [{ profile, setting }, versions, wages] = await Promise.all([
      queries.execute(new GetProfile({ viewer, profileId })),
      grids.counting(),
      floors.wages(),
    ]);
    const rows = profile.valuations.filter(({ status }) => isActive(status));
    const monthly = rows.filter(isInTotal);
    const { territory } = setting.floors;
    const dated = await Promise.all(
      versions.map(async ({ id, effectiveOn }) => ({ from: effectiveOn, value: await grids.content(id) })),
    );
    const arrears = arrearsOf(
      monthly.map((row) => positionOf(row, setting)),
      { grids: dated, wages, territory },
      setting.today,
    );
    const spans = arrears.months.flatMap(({ compared }) => compared);
    return {
      profileId,
      profileName: profile.name,
      isPartial: profile.hidesRows,
      ...arrears,
      functions: monthly.map((row) => assumedFor(row, setting)),
      hourly: rows.filter(({ hourly }) => hourly).map((row) => hourlyGap(row, setting)),
      uncomputed: rows.filter((row) => !row.hourly && !isInTotal(row)).length,
      unconfirmedGrids: versions
        .filter(isUnconfirmed)
        .map(({ effectiveOn }) => effectiveOn)
        .filter((day) => spans.some(({ gridFrom }) => gridFrom === day)),
      unconfirmedWages: wages
        .filter((wage) => isUnconfirmed(wage) && wage.territory === territory)
        .map(({ from }) => from)
        .filter((day) => spans.some(({ until }) => until > day)),
    };
  }),
];

const isUnconfirmed = ({ confirmed }: { readonly confirmed: boolean }): boolean => !confirmed;

/** The share, the classification and a pay without a day count from here on: no other day is known. */
function sinceOf({ seniorityOn }: ValuationRow, { today }: ValuationSetting): Day {
  return seniorityOn ?? addYears(today, -ARREARS_YEARS);
}

function positionOf(row: ValuationRow, setting: ValuationSetting): PaidPosition {
  const terms = { ...row, answers: withTexts(row.answers, row.texts) };
  return {
    id: row.id,
    terms: [{ from: sinceOf(row, setting), value: terms }],
    endsOn: null,
    paid: paidBy(row, setting),
  };
}

/** An amount without a day counts before all others, also when one of them is older than the seniority. */
function paidBy(row: ValuationRow, setting: ValuationSetting): PaidPosition['paid'] {
  const amounts = inOrder(row.paid ?? []);
  return amounts.map((amount, place) => {
    const next = amounts[place + 1]?.from ?? null;
    const since = sinceOf(row, setting);
    const value: DisplayedAmount = { cents: countedCents(amount, setting.countedParts), unit: amount.unit };
    return { from: amount.from ?? (next !== null && next < since ? next : since), value };
  });
}

const titleOf = (row: ValuationRow, { functions }: ValuationSetting): string =>
  functionTitle(row, functions.get(row.gridId)?.get(row.functionId));

function assumedFor(row: ValuationRow, setting: ValuationSetting): PersonArrears['functions'][number] {
  return {
    valuationId: row.id,
    functionTitle: titleOf(row, setting),
    since: sinceOf(row, setting),
    isPayAssumed: (row.paid ?? []).some(({ from }) => from === null),
    isSinceUnknown: row.seniorityOn === null,
  };
}

function hourlyGap(row: ValuationRow, setting: ValuationSetting): PersonArrears['hourly'][number] {
  const due = dueOfRow(row, setting);
  return {
    valuationId: row.id,
    functionTitle: titleOf(row, setting),
    gapCents: payGap(paidToday(row, setting), due),
    unit: due?.unit ?? 'hour',
  };
}
