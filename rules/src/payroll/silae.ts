/**
 * The same lines as bodies for Silae's call `CreationSalarieEmplois`, for a person who checks and sends them. Only fields
 * whose meaning is known are filled. Each has a twin that says: write it. A field without its twin stays as it is.
 */
import { divideHalfUp, product } from '../exact/integer.js';
import { hundredthsText, toHundredths } from '../exact/decimal.js';
import type { PayrollLine } from './payroll-line.js';

/** The agreement IDCC 7520 in Silae's list. */
const AGREEMENT = 'E195';
/** 35 hours a week. */
const YEARLY_HOURS = 35 * 52;
const MONTHS = 12;

export interface SilaeBody {
  readonly numeroDossier: string;
  readonly salarieEmplois: {
    readonly matriculeSalarie: string;
    readonly emplois: readonly Readonly<Record<string, string | number | boolean>>[];
  };
}

/** True for a line that Silae can find by the number of its person. */
export const isForSilae = ({ matricule_paie }: PayrollLine): boolean => matricule_paie !== '';

/**
 * One body for each person, in the order of the lines.
 * @param folder what stands for the number of the folder, which only the payroll office knows
 */
export function silaeBodies(lines: readonly PayrollLine[], folder: string): readonly SilaeBody[] {
  const persons = new Map<string, PayrollLine[]>();
  for (const line of lines.filter(isForSilae)) {
    const functions = persons.get(line.matricule_paie);
    if (functions === undefined) persons.set(line.matricule_paie, [line]);
    else functions.push(line);
  }
  return [...persons].map(([matriculeSalarie, functions]) => {
    const main = mainOf(functions);
    return {
      numeroDossier: folder,
      salarieEmplois: { matriculeSalarie, emplois: functions.map((line) => employment(line, line === main)) },
    };
  });
}

/** The function with the largest share; of several equal ones the first. */
function mainOf(functions: readonly PayrollLine[]): PayrollLine | undefined {
  return functions.reduce<PayrollLine | undefined>(
    (main, line) => (main !== undefined && Number(main.quotite) >= Number(line.quotite) ? main : line),
    undefined,
  );
}

function employment(line: PayrollLine, isMain: boolean): SilaeBody['salarieEmplois']['emplois'][number] {
  const isHourly = line.mode === 'heure';
  return {
    dateDebut: line.date_effet,
    ...written('codeConventionCollective', AGREEMENT),
    ...written('intituleEmploi', line.fonction),
    ...written('coefficient1', line.indice_reel),
    ...written('salaireDeBase', line.a_verser_au_moins),
    ...written('salaireDeBaseEstHoraire', isHourly),
    ...(isHourly ? {} : written('nbHeuresMensuellesNormales', monthlyHours(line))),
    ...(isMain ? {} : written('emploiNonPrincipal', true)),
  };
}

function monthlyHours({ quotite }: PayrollLine): number {
  const hundredths = divideHalfUp(product(YEARLY_HOURS, toHundredths(quotite) ?? 0, 100), product(MONTHS, 10_000));
  return Number(hundredthsText(hundredths));
}

/** A field with its twin: `salaireDeBase` and `bSalaireDeBase`. */
function written<Value>(field: string, value: Value): Readonly<Record<string, Value | true>> {
  return { [field]: value, [`b${field.charAt(0).toUpperCase()}${field.slice(1)}`]: true };
}
