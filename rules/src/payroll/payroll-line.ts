/** What is due for a function, as one line of a file for payroll: texts in the file's notation, an empty one without a value. */
import { hundredthsText } from '../exact/decimal.js';
import type { Day } from '../exact/day.js';
import { formatFactor } from '../format/grid-numbers.js';
import type { Grid } from '../grid/grid.js';
import { findCategory } from '../grid/lookup.js';
import { fullTimeMonthStep } from '../pay/amount-steps.js';
import type { DueAmount, DueSource } from '../pay/amount-due.js';
import { indexSteps } from '../pay/index-steps.js';
import type { MinimumWage } from '../pay/minimum-wage.js';
import type { PayInput } from '../pay/pay.js';
import type { KeptAmounts } from '../pay/replay.js';
import type { StepOf, TraceRule, TraceStep } from '../pay/trace.js';
import { seniorityYears } from '../valuation/anniversary.js';
import { ValuationStatus } from '../valuation/status.js';

type CellKind = 'text' | 'whole' | 'decimal' | 'money' | 'day';

/** The columns in their order. The names are those that payroll programs read, so they never change within a version. */
export const PAYROLL_COLUMNS = {
  version_format: 'text',
  siret: 'text',
  matricule_paie: 'text',
  personne: 'text',
  valor_id: 'whole',
  fonction: 'text',
  fonction_id: 'whole',
  idcc: 'text',
  categorie_convention: 'whole',
  categorie_outil: 'whole',
  position_dsn: 'text',
  date_effet: 'day',
  grille_version: 'day',
  valeur_point: 'decimal',
  valeur_confirmee: 'text',
  anciennete_annees: 'whole',
  semaines_conges: 'whole',
  indice_base: 'decimal',
  indice_conges: 'decimal',
  indice_anciennete: 'decimal',
  indice_criteres: 'decimal',
  forfait_jours: 'text',
  indice_reel: 'decimal',
  indice_majore: 'whole',
  quotite: 'decimal',
  mode: 'text',
  minimum_mois_temps_plein: 'money',
  minimum_mois: 'money',
  minimum_heure_formation: 'money',
  a_verser_au_moins: 'money',
  source_a_verser: 'text',
  smic_mois: 'money',
  smic_date: 'day',
  reference_trace: 'text',
} as const satisfies Readonly<Record<string, CellKind>>;

export type PayrollColumn = keyof typeof PAYROLL_COLUMNS;
export type PayrollLine = Readonly<Record<PayrollColumn, string>>;

const FORMAT_VERSION = '1';
const IDCC = '7520';

const SOURCES: Readonly<Record<DueSource, string>> = {
  minimum: 'convention',
  hourly: 'convention',
  majored: 'indice_majore',
  'fixed-amount': 'montant_fixe',
  'branch-floor': 'plancher',
  'minimum-wage': 'smic',
};

/** A computed row that is up to date. */
export interface PayrollRow extends PayInput, KeptAmounts {
  readonly id: number;
  /** The number of its last journal entry. */
  readonly version: number;
  readonly personName: string;
  /** The person's number in the payroll; null when it is not known. */
  readonly matricule: string | null;
  readonly functionTitle: string;
  readonly due: DueAmount;
  readonly grid: Grid;
  readonly gridFrom: Day;
  readonly gridConfirmed: boolean;
}

export interface PayrollSchool {
  readonly siret: string;
  /** Null where no minimum wage is known. */
  readonly wage: MinimumWage | null;
}

/** Why a row is in no file: its amount may not be paid, or its parts do not give its index. */
export const PAYROLL_LACKS = [
  'archived',
  'in-progress',
  'to-redo',
  'awaits-update',
  'seniority-passed',
  'sum-differs',
] as const;
export type PayrollLack = (typeof PAYROLL_LACKS)[number];

const LACK_OF_STATUS: Readonly<Record<ValuationStatus, PayrollLack | null>> = {
  [ValuationStatus.Archived]: 'archived',
  [ValuationStatus.InProgress]: 'in-progress',
  [ValuationStatus.ToRedo]: 'to-redo',
  [ValuationStatus.AwaitingUpdate]: 'awaits-update',
  [ValuationStatus.UpToDate]: null,
};

/** @param seniorityPassed a step of seniority is reached and is not in the amount yet */
export function payrollLack(status: ValuationStatus, seniorityPassed: boolean): PayrollLack | null {
  return LACK_OF_STATUS[status] ?? (seniorityPassed ? 'seniority-passed' : null);
}

/** The text for S21.G00.40.041 of a DSN: `CAT2 IND1095.15`, with a guarantee `CAT1 IND1020.00 MAJ1044`. */
export function dsnPosition(
  agreementCategory: number,
  indexHundredths: number,
  majoredIndexHundredths: number | null,
): string {
  const majored = majoredIndexHundredths === null ? '' : ` MAJ${wholePoints(majoredIndexHundredths)}`;
  return `CAT${agreementCategory} IND${hundredthsText(indexHundredths)}${majored}`;
}

/** 'V412-7': row 412 after its 7th journal entry. The page of references opens the calculation by it. */
export function payrollReference({ id, version }: Pick<PayrollRow, 'id' | 'version'>): string {
  return `V${id}-${version}`;
}

/** The line of a row; null when the parts of its index do not add up to the stored index. */
export function payrollLine(row: PayrollRow, { siret, wage }: PayrollSchool): PayrollLine | null {
  const { grid, due, hourly } = row;
  const steps = indexSteps(grid, row, new Set());
  const parts = stepOf(steps, 'total')?.inputs;
  if (parts === undefined || steps.at(-1)?.value !== row.indexHundredths) return null;
  const agreementCategory = findCategory(grid, row.categoryLevel)?.agreementCategory ?? 0;
  const fullTimeCents = fullTimeMonthStep(row.indexHundredths, grid.params).value;
  return {
    version_format: FORMAT_VERSION,
    siret,
    matricule_paie: row.matricule ?? '',
    personne: row.personName,
    valor_id: String(row.id),
    fonction: row.functionTitle,
    fonction_id: String(row.functionId),
    idcc: IDCC,
    categorie_convention: String(agreementCategory),
    categorie_outil: String(row.categoryLevel),
    position_dsn: dsnPosition(agreementCategory, row.indexHundredths, row.majoredIndexHundredths),
    date_effet: effectiveOn(row, wage),
    grille_version: row.gridFrom,
    valeur_point: formatFactor(grid.params.paramMicroEuros).replace(',', '.'),
    valeur_confirmee: yesOrNo(row.gridConfirmed),
    anciennete_annees: String(seniorityYears(row.seniorityOn, row.calculatedOn)),
    semaines_conges: String(row.leaveWeeks),
    indice_base: hundredthsText(parts.categoryBaseHundredths),
    indice_conges: hundredthsText(parts.leaveHundredths),
    indice_anciennete: hundredthsText(parts.seniorityHundredths),
    indice_criteres: hundredthsText(parts.criteriaHundredths),
    forfait_jours: yesOrNo(row.fixedDays),
    indice_reel: hundredthsText(row.indexHundredths),
    indice_majore: row.majoredIndexHundredths === null ? '' : wholePoints(row.majoredIndexHundredths),
    quotite: hundredthsText(row.shareHundredths),
    mode: due.unit === 'hour' ? 'heure' : 'mois',
    // The month of the agreement says nothing about a row that is paid by the hour.
    minimum_mois_temps_plein: hourly ? '' : hundredthsText(fullTimeCents),
    minimum_mois: hourly ? '' : hundredthsText(row.minimumCents),
    minimum_heure_formation: row.hourlyCents === null ? '' : hundredthsText(row.hourlyCents),
    a_verser_au_moins: hundredthsText(due.cents),
    source_a_verser: SOURCES[due.source],
    smic_mois: wage === null ? '' : hundredthsText(wage.monthCents),
    smic_date: wage?.from ?? '',
    reference_trace: payrollReference(row),
  };
}

function stepOf<Rule extends TraceRule>(steps: readonly TraceStep[], rule: Rule): StepOf<Rule> | undefined {
  return steps.find((step): step is Extract<StepOf<Rule>, TraceStep> => step.rule === rule);
}

/** The first day on which all that the amount depends on counts. */
function effectiveOn({ calculatedOn, gridFrom, due }: PayrollRow, wage: MinimumWage | null): Day {
  const days = [calculatedOn, gridFrom, ...(due.source === 'minimum-wage' && wage !== null ? [wage.from] : [])];
  return days.reduce((last, day) => (day > last ? day : last));
}

const wholePoints = (hundredths: number): string => hundredthsText(hundredths).replace(/\.00$/, '');
const yesOrNo = (is: boolean): string => (is ? 'oui' : 'non');

const FRENCH = new Intl.Collator('fr');

/** By person, then by the numbers of the function and of the row, so that the same rows give the same file. */
export function inPayrollOrder(lines: readonly PayrollLine[]): readonly PayrollLine[] {
  return lines.toSorted(
    (one, other) =>
      FRENCH.compare(one.personne, other.personne) ||
      byCodePoints(one.personne, other.personne) ||
      Number(one.fonction_id) - Number(other.fonction_id) ||
      Number(one.valor_id) - Number(other.valor_id),
  );
}

function byCodePoints(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
