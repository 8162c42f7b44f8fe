/** A month's list of people as a payroll program writes it: a workbook with title lines, names in columns, and hours. */
import { SHEET, workbookOf } from '../../../backend/test/support/hostile-files.js';

export interface Employee {
  readonly matricule: string;
  readonly name: string;
  readonly firstName: string;
  readonly job: string;
  readonly rank: string;
  readonly since: string;
  readonly hours: number;
  readonly pay: number;
}

const HEADINGS = [
  'Matricule',
  'Civilité',
  'Nom de naissance',
  "Nom d'usage",
  'Prénom',
  'Emploi',
  'Statut professionnel',
  "Date d'ancienneté",
  'Horaire mensuel',
  'Salaire de base',
];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cellOf = (cell: string | number) =>
  typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;

export function payrollMonth(title: string, people: readonly Employee[]): Buffer {
  const rows = [
    ['LYCÉE AGRICOLE DES TROIS RIVIÈRES'],
    [title],
    [''],
    HEADINGS,
    ...people.map(({ matricule, name, firstName, job, rank, since, hours, pay }) => [
      matricule,
      'Mme',
      name.toUpperCase(),
      '',
      firstName,
      job,
      rank,
      since,
      hours,
      pay,
    ]),
  ];
  const markup = rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`).join('');
  return Buffer.from(workbookOf(`<worksheet ${SHEET}><sheetData>${markup}</sheetData></worksheet>`));
}

const employee = (row: readonly [string, string, string, string, string, number, number], place: number): Employee => {
  const [name, firstName, job, rank, since, hours, pay] = row;
  return { matricule: String(101 + place), name, firstName, job, rank, since, hours, pay };
};

/** Two of them are of a function that two of the grid may be. */
export const FIFTEEN: readonly Employee[] = (
  [
    ['Sauzéat', 'Loïc', 'Secrétaire-comptable', 'Employé', '01/09/2005', 151.67, 2081.5],
    ['Quintallet', 'Josiane', 'Comptable', 'Technicien', '01/09/2024', 121.34, 1820.2],
    ['Hurtevent', 'Amandine', 'Infirmière', 'Technicien', '01/02/1995', 151.67, 2270.25],
    ['Kerbrat', 'Solène', 'Documentaliste', 'Technicien', '04/01/2022', 91, 1646.4],
    ['Montazel', 'Baptistin', 'Surveillant veilleur de nuit', 'Employé', '01/09/2014', 151.67, 2001.13],
    ['Drouilly', 'Jérémie', 'Agent de maintenance', 'Ouvrier', '01/09/2024', 75.84, 964.13],
    ['Le Goaziou', 'Grégoire', 'Agent d’entretien', 'Ouvrier', '01/01/2008', 75.84, 1059.13],
    ['Gourvennec', 'Damien', 'Agent d’entretien', 'Ouvrier', '04/02/2017', 151.67, 2018.87],
    ['Séguinol', 'Marcelline', 'Cuisinier', 'Employé', '01/01/2005', 151.67, 2127],
    ['Plassart', 'Mélusine', 'Aide-cuisinier', 'Employé', '22/02/2012', 121.34, 1656],
    ['Zimmerlé', 'Odette', 'Secrétaire', 'Employé', '01/10/1997', 121.34, 1529.2],
    ['Lestrade-Puech', 'Aurélie', 'Agent de service', 'Ouvrier', '04/01/2012', 121.34, 1609.2],
    ['Tancogne', 'Paulin', 'Adjoint de direction', 'Cadre', '15/09/2003', 151.67, 2943.13],
    ['Abgrall', 'Enora', 'Technicien informatique', 'Technicien', '01/09/2019', 151.67, 2143.13],
    ['Bizien', 'Maël', 'Enseignant-formateur', 'Cadre', '01/09/2016', 151.67, 2543.13],
  ] as const
).map(employee);
