import {
  type AmountDue,
  type DueAmount,
  answerOf,
  type Answers,
  type Criterion,
  type Day,
  type DocumentReference,
  enteredAmountWords,
  findCategory,
  findDegree,
  findLeave,
  type Floors,
  formatDay,
  formatInteger,
  formatMoney,
  formatPercent,
  formatPoints,
  formatReference,
  formatSiret,
  type Grid,
  isActive,
  isBirthday,
  isUnderMinimum,
  leaveWeeksWords,
  minimumIndex,
  type ValuationStatus,
  type ValuationTerms,
} from '@valorisation/rules';
import type { ConclusionSheet, CriterionSheet, UnderMinimumSheet } from './conclusion-sheet.js';
import { dueSheet, staleSheet } from './due-sheet.js';
import { typesetAll } from './french-typography.js';
import { printedGroups, type SheetPay } from './receipt-lines.js';

export interface ConclusionInput {
  readonly establishment: { readonly name: string; readonly siret: string };
  readonly profileId: number;
  readonly profileName: string;
  /** The function's title, or the free text of "autre fonction". */
  readonly functionTitle: string;
  readonly terms: ValuationTerms;
  readonly answers: Answers;
  readonly pay: SheetPay;
  readonly grid: Grid;
  readonly gridVersion: { readonly id: number; readonly effectiveOn: Day; readonly confirmed: boolean };
  readonly floors: Floors;
  /** The amount due today, at the printed share. */
  readonly due: AmountDue;
  /** The same on the grid in force or with today's seniority, for a row that is not up to date. */
  readonly dueAfterUpdate: DueAmount | null;
  readonly seniorityPassedOn: Day | null;
  /** The person's only active monthly function. */
  readonly alone: boolean;
  /** The sheet addresses the person. */
  readonly toPerson?: boolean;
  readonly partial: boolean;
  readonly status: ValuationStatus;
  readonly reference: DocumentReference;
  readonly gridInForceOn: Day;
  /** The valuation's own share in hundredths of a percent, when `terms` has another one to print. */
  readonly recordedShareHundredths?: number;
  /** The version of the rules behind `pay`, when it is older than today's. */
  readonly olderRules?: number;
  readonly printedOn: Day;
}

/** Pure: the same input gives the same sheet, so the content can be its key. */
export function buildConclusionSheet(input: ConclusionInput): ConclusionSheet {
  const { establishment, terms, pay, grid, gridVersion } = input;
  const leave = findLeave(grid, terms.leaveWeeks);
  return typesetAll<ConclusionSheet>({
    establishment: { name: establishment.name, siret: formatSiret(establishment.siret) },
    functionTitle: input.functionTitle,
    profileName: input.profileName,
    category: findCategory(grid, terms.categoryLevel)?.title ?? '',
    share: shareOf(terms.shareHundredths, input.recordedShareHundredths),
    seniority: {
      years: pay.seniorityYears,
      several: pay.seniorityYears > 1,
      since: dayText(terms.seniorityOn),
      nextChangeOn: dayText(pay.nextChangeOn),
      changed: isBirthday(pay.nextChangeOn, input.printedOn),
    },
    leave: { weeks: leaveWeeksWords(terms.leaveWeeks), yearlyHours: formatInteger(leave?.yearlyHours ?? 0) },
    hourly: terms.hourly,
    fixedDays: terms.fixedDays,
    entered: enteredAmountWords(terms),
    amount: dueSheet({
      due: input.due,
      floors: input.floors,
      hourly: terms.hourly,
      shareHundredths: terms.shareHundredths,
      alone: input.alone,
      toPerson: input.toPerson === true,
      partial: input.partial,
      archived: !isActive(input.status),
      conventional: pay.conventional,
    }),
    stale: staleSheet(
      input.status,
      {
        computedOnGrid: gridVersion.effectiveOn,
        gridInForce: input.gridInForceOn,
        seniorityPassedOn: input.seniorityPassedOn,
      },
      input.due,
      input.dueAfterUpdate,
    ),
    reference: formatReference(input.reference),
    belowMinimum: underMinimumOf(pay.indexHundredths, input.floors),
    criteria: grid.criteria
      .filter((criterion) => isConcerned(criterion, input.answers))
      .map((criterion) => criterionOf(criterion, terms, input.answers)),
    notConcerned: grid.criteria.filter((criterion) => !isConcerned(criterion, input.answers)).map(({ title }) => title),
    receipt: printedGroups(pay, input.due, grid, !isActive(input.status)),
    grid: {
      id: gridVersion.id,
      effectiveOn: formatDay(gridVersion.effectiveOn),
    },
    confirmed: gridVersion.confirmed && input.floors.wage?.confirmed !== false,
    calculatedOn: formatDay(terms.calculatedOn),
    olderRules: input.olderRules === undefined ? null : String(input.olderRules),
    printedOn: formatDay(input.printedOn),
  });
}

function dayText(day: Day | null): string | null {
  return day === null ? null : formatDay(day);
}

function shareOf(printed: number, recorded: number | undefined): ConclusionSheet['share'] {
  const differs = recorded !== undefined && recorded !== printed;
  return {
    text: formatPercent(printed),
    recorded: differs ? formatPercent(recorded) : null,
  };
}

function underMinimumOf(indexHundredths: number, floors: Floors): UnderMinimumSheet | null {
  if (!isUnderMinimum(floors, indexHundredths)) return null;
  const { wage, params } = floors;
  const minimumIndexHundredths = minimumIndex(floors);
  return {
    threshold: formatPoints(minimumIndexHundredths),
    missing: formatPoints(minimumIndexHundredths - indexHundredths),
    branchFloor: formatPoints(params.branchFloorPoints * 100),
    minimumWageMonth: wage && formatMoney(wage.monthCents),
  };
}

function isConcerned({ id }: Criterion, answers: Answers): boolean {
  const { notConcerned, degree } = answerOf(answers, id);
  return !notConcerned && degree !== null;
}

function criterionOf(criterion: Criterion, terms: ValuationTerms, answers: Answers): CriterionSheet {
  const { degree, reason, evidence } = answerOf(answers, criterion.id);
  const training = criterion.kind === 'training';
  return {
    title: criterion.title,
    degree: training || degree === null ? null : String(degree),
    text: degree === null ? null : (findDegree(criterion, terms.categoryLevel, degree)?.text ?? null),
    reason: textOrNull(reason),
    evidence: textOrNull(evidence),
  };
}

function textOrNull(text: string | null): string | null {
  return text?.trim() ? text.trim() : null;
}
