/** The bytes of the files for payroll, with the example of the format's definition. */
import { describe, expect, it } from '@jest/globals';
import {
  computePay,
  inPayrollOrder,
  payrollLack,
  payrollLine,
  readGrid,
  shippedGrids,
  shippedMinimumWages,
  ValuationStatus,
  type PayrollLine,
  type PayrollRow,
} from '@valorisation/rules';
import { changedSince, goneSince, referencesOf } from '../domain/line-references.js';
import { payrollCsv, payrollSheet, silaeFile } from './payroll-files.js';

const grid = readGrid(shippedGrids.find(({ status }) => status === 'in_force')?.document ?? fail('no grid'));
const wage = shippedMinimumWages.find(({ from }) => from === '2026-06-01') ?? null;
const SCHOOL = { siret: '77500000300019', wage };
const TEACHER = 4;

function fail(message: string): never {
  throw new Error(message);
}

/** Secretary-accountant since 8 years, one more week of leave, 80 %. */
const TERMS = {
  functionId: 28,
  categoryLevel: 1,
  leaveWeeks: 1,
  seniorityOn: '2018-11-15',
  calculatedOn: '2026-12-01',
  shareHundredths: 8_000,
  hourly: false,
  fixedDays: false,
  guaranteedCents: null,
  fixedAmountCents: null,
  answers: Object.fromEntries(
    grid.criteria.map(({ id }) => [
      id,
      { degree: id <= 3 ? 2 : null, notConcerned: id > 3, reason: null, evidence: null },
    ]),
  ),
} as const;

function rowOf(changes: Partial<PayrollRow> = {}): PayrollRow {
  const terms = { ...TERMS, ...changes };
  const pay = computePay(grid, terms);
  const { displayed } = pay;
  return {
    ...pay,
    ...terms,
    displayedCents: displayed.cents,
    displayedUnit: displayed.unit,
    rulesVersion: 1,
    id: 412,
    version: 7,
    personName: "D'Almeida Inès",
    matricule: '00101',
    functionTitle: 'Secrétaire-comptable',
    due: { ...displayed, source: displayed.unit === 'hour' ? 'hourly' : 'minimum' },
    grid,
    gridFrom: '2024-09-01',
    gridConfirmed: false,
    ...changes,
  };
}

const lineOf = (changes: Partial<PayrollRow> = {}): PayrollLine =>
  payrollLine(rowOf(changes), SCHOOL) ?? fail('the parts do not add up');

const HEADER =
  'version_format;siret;matricule_paie;personne;valor_id;fonction;fonction_id;idcc;categorie_convention;categorie_outil;position_dsn;date_effet;grille_version;valeur_point;valeur_confirmee;anciennete_annees;semaines_conges;indice_base;indice_conges;indice_anciennete;indice_criteres;forfait_jours;indice_reel;indice_majore;quotite;mode;minimum_mois_temps_plein;minimum_mois;minimum_heure_formation;a_verser_au_moins;source_a_verser;smic_mois;smic_date;reference_trace';
const GOLDEN =
  "1;77500000300019;00101;D'Almeida Inès;412;Secrétaire-comptable;28;7520;2;1;CAT2 IND1095.15;2026-12-01;2024-09-01;20.80;non;8;1;880.00;125.00;30.15;60.00;non;1095.15;;80.00;mois;1898.26;1518.61;;1518.61;convention;1867.02;2026-06-01;V412-7";

describe('a file for payroll', () => {
  it('is the CSV of the definition, byte by byte', () => {
    expect(payrollCsv([lineOf()])).toEqual(Buffer.from(`\uFEFF${HEADER}\r\n${GOLDEN}\r\n`));
  });

  it('guards texts that a spreadsheet would run, and quotes only where it must', () => {
    const personsOf = (names: readonly string[]) =>
      payrollCsv(names.map((personName) => lineOf({ personName })))
        .toString()
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.slice('1;77500000300019;00101;'.length, row.indexOf(';412;')));
    expect(personsOf(['=1+1', '+33', '-A', '@SOMME(A1)', '\tTab', 'Martin; Paul', 'Le "Grand" Luc', 'Noël'])).toEqual([
      "'=1+1",
      "'+33",
      "'-A",
      "'@SOMME(A1)",
      "'\tTab",
      '"Martin; Paul"',
      '"Le ""Grand"" Luc"',
      'Noël',
    ]);
  });

  it('has the same lines as a workbook, with numbers and days as such', () => {
    const [row] = [...payrollSheet([lineOf({ matricule: null })]).rows];
    expect(row?.slice(0, 5)).toEqual(['1', '77500000300019', null, "D'Almeida Inès", 412]);
    expect(row?.slice(-5)).toEqual([1518.61, 'convention', 1867.02, '2026-06-01', 'V412-7']);
  });

  it('for Silae has the payload of the definition, and only people whom payroll knows by number', () => {
    const file = JSON.parse(silaeFile([lineOf(), lineOf({ id: 413, matricule: null })]).toString()) as {
      statut: string;
      appels: unknown[];
    };
    expect(file.statut).toBe('à faire valider');
    expect(JSON.stringify(file.appels)).toBe(
      '[{"numeroDossier":"(demandé)","salarieEmplois":{"matriculeSalarie":"00101","emplois":[{"dateDebut":"2026-12-01","codeConventionCollective":"E195","bCodeConventionCollective":true,"intituleEmploi":"Secrétaire-comptable","bIntituleEmploi":true,"coefficient1":"1095.15","bCoefficient1":true,"salaireDeBase":"1518.61","bSalaireDeBase":true,"salaireDeBaseEstHoraire":false,"bSalaireDeBaseEstHoraire":true,"nbHeuresMensuellesNormales":121.33,"bNbHeuresMensuellesNormales":true}]}}]',
    );
  });

  it('for Silae says which functions of a person come beside the main one', () => {
    const lines = [lineOf({ id: 1, shareHundredths: 2_000 }), lineOf({ id: 2, shareHundredths: 8_000 })];
    const { appels } = JSON.parse(silaeFile(lines).toString()) as {
      appels: { salarieEmplois: { emplois: { emploiNonPrincipal?: boolean }[] } }[];
    };
    expect(appels.map(({ salarieEmplois: { emplois } }) => emplois.map((one) => one.emploiNonPrincipal))).toEqual([
      [true, undefined],
    ]);
  });
});

describe('a line for payroll', () => {
  it('has the majored index of a guarantee, in whole points and in the text for the DSN', () => {
    const line = lineOf({ guaranteedCents: 160_000 });
    expect(line).toMatchObject({ indice_majore: '1154', position_dsn: 'CAT2 IND1095.15 MAJ1154' });
  });

  it('of a row paid by the hour has its rate and no month', () => {
    const taught = { degree: 3, notConcerned: false, reason: null, evidence: null };
    const line = lineOf({
      functionId: TEACHER,
      categoryLevel: 3,
      answers: { ...TERMS.answers, 5: { ...taught, degree: 2 }, 6: taught },
      hourly: true,
      due: { cents: 2_456, unit: 'hour', source: 'hourly' },
    });
    const months = { minimum_mois: '', minimum_mois_temps_plein: '' };
    expect(line).toMatchObject({ mode: 'heure', ...months, a_verser_au_moins: '24.56' });
    expect(line.minimum_heure_formation).toMatch(/^\d+\.\d{2}$/);
  });

  it('of a fixed-days contract has parts that add up before its factor', () => {
    const line = lineOf({ categoryLevel: 3, functionId: 0, fixedDays: true });
    const { indice_base: base, indice_conges: leave, indice_anciennete: seniority, indice_criteres: criteria } = line;
    const sum = [base, leave, seniority, criteria].reduce((total, part) => total + Number(part), 0);
    expect(line.forfait_jours).toBe('oui');
    expect(line.indice_reel).toBe((Math.round(sum * 110) / 100).toFixed(2));
  });

  it('counts from the day of the minimum wage, when that is what is due', () => {
    const due = { cents: 186_702, unit: 'month', source: 'minimum-wage' } as const;
    expect(lineOf({ due, calculatedOn: '2026-02-01' })).toMatchObject({
      date_effet: '2026-06-01',
      source_a_verser: 'smic',
    });
  });

  it('is missing when the parts of its index do not add up', () => {
    expect(payrollLine({ ...rowOf(), indexHundredths: 109_516 }, SCHOOL)).toBeNull();
  });

  it('is missing for every row whose amount may not be paid today', () => {
    const { Archived, InProgress, ToRedo, AwaitingUpdate, UpToDate } = ValuationStatus;
    expect(
      [Archived, InProgress, ToRedo, AwaitingUpdate, UpToDate].map((status) => payrollLack(status, false)),
    ).toEqual(['archived', 'in-progress', 'to-redo', 'awaits-update', null]);
    expect(payrollLack(UpToDate, true)).toBe('seniority-passed');
  });

  it('stands by person in the order of French, then by the numbers of function and row', () => {
    const names = ['Zoé', 'Eve', 'Élie', 'Eve', 'elie', 'Émile'];
    const lines = names.map((personName, place) => lineOf({ personName, id: 9 - place }));
    expect(inPayrollOrder(lines).map(({ personne, valor_id }) => `${personne} ${valor_id}`)).toEqual([
      'elie 5',
      'Élie 7',
      'Émile 4',
      'Eve 6',
      'Eve 8',
      'Zoé 9',
    ]);
  });
});

describe('what changed since a receipt', () => {
  it('is every line that reads differently, also without a new version, and the lines that are gone', () => {
    const known = referencesOf([lineOf(), lineOf({ id: 413 }), lineOf({ id: 414 })]);
    const now = [lineOf(), lineOf({ id: 413, matricule: '00102' }), lineOf({ id: 415 })];
    expect(changedSince(now, known).map(({ valor_id }) => valor_id)).toEqual(['413', '415']);
    expect(goneSince(now, known).map(([id, version]) => [id, version])).toEqual([[414, 7]]);
    expect(JSON.stringify(known)).not.toMatch(/Almeida|1518/);
  });
});
