/** The demo's people and jobs: invented names on the real grid, in every status. Functions are ids of the grid. */
export const DEMO_PASSWORD = 'Valorise!2026';

export interface DemoEstablishment {
  readonly siret: string;
  readonly companyName: string;
  readonly signedUpDaysAgo?: number;
}

export const DEMO_ESTABLISHMENTS = {
  main: { siret: '77500000300019', companyName: 'Lycée agricole privé des Trois Rivières' },
  other: { siret: '77500001100012', companyName: 'Maison familiale rurale du Haut Bocage' },
  // It has no person, so staff see it as an establishment without activity.
  idle: { siret: '77500001100020', companyName: 'Centre de formation du Haut Bocage', signedUpDaysAgo: 20 },
} as const satisfies Record<string, DemoEstablishment>;

export interface DemoAccount {
  readonly email: string;
  readonly establishment: keyof typeof DEMO_ESTABLISHMENTS | null;
  readonly role: 'member' | 'staff' | 'admin';
  readonly associated: boolean;
  readonly visa: 0 | 1;
  readonly firstName: string;
  readonly lastName: string;
}

/** The second account of an address is a further one of the same person, with the same password (ADR 99). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('direction@demo.example', 'main', 'Claire', 'Morvan'),
  { ...account('collaborateur@demo.example', 'main', 'Hugo', 'Lemaître'), associated: true },
  { ...account('en-attente@demo.example', 'main', 'Inès', 'Carpentier'), associated: true, visa: 0 },
  account('autre@demo.example', 'other', 'Étienne', 'Dubreuil'),
  { ...account('groupe@demo.example', 'other', 'Solène', 'Guillou'), associated: true },
  account('groupe@demo.example', 'idle', 'Solène', 'Guillou'),
  { ...account('staff@demo.example', null, 'Sophie', 'Garnier'), role: 'staff' },
  { ...account('admin@demo.example', null, 'Marc', 'Vasseur'), role: 'admin' },
  { ...account('admin2@demo.example', null, 'Hélène', 'Brossard'), role: 'admin' },
];

function account(
  email: string,
  establishment: DemoAccount['establishment'],
  firstName: string,
  lastName: string,
): DemoAccount {
  return { email, establishment, role: 'member', associated: false, visa: 1, firstName, lastName };
}

/** A request for an account that still waits, so that the list of staff shows one. */
export const DEMO_REQUEST = {
  siret: '77500006000019',
  companyName: 'Maison familiale rurale des Coteaux',
  email: 'nadia.ferrand@demo.example',
  firstName: 'Nadia',
  lastName: 'Ferrand',
  postalAddress: '8 chemin des Vignes, 33000 Bordeaux',
  registerFinding: 'other-agreement',
  estimate: null,
} as const;

/** The fate of a row after its classification. */
export type DemoFate = 'in-progress' | 'up-to-date' | 'awaiting-update' | 'to-redo' | 'archived';

export interface DemoValuation {
  readonly functionId: number;
  readonly fate: DemoFate;
  readonly shareHundredths?: number;
  readonly seniorityOn?: string;
  /** Seniority as the years completed at loading and the days since then, so that the demo does not age. */
  readonly served?: { readonly years: number; readonly days: number };
  readonly leaveWeeks?: number;
  readonly hourly?: boolean;
  readonly guaranteedCents?: number;
  /** Degrees above the function's default, by criterion id. For Formations, it is the rank of the option. */
  readonly degrees?: Readonly<Record<number, number>>;
  /** True for a row that only the main account and its author may see. */
  readonly limited?: boolean;
  readonly otherFunction?: { readonly title: string; readonly categoryLevel: 0 | 1 | 2 | 3 };
}

export interface DemoProfile {
  readonly name: string;
  readonly valuations: readonly DemoValuation[];
  /** Classified by the collaborator, not by the head. */
  readonly byCollaborator?: boolean;
}

const FULL = { fate: 'up-to-date' } as const;

export const DEMO_PROFILES: readonly DemoProfile[] = [
  {
    name: 'Renoir Agathe',
    valuations: [{ ...FULL, functionId: 28, served: { years: 8, days: 81 }, leaveWeeks: 1, shareHundredths: 8000 }],
  },
  {
    name: 'Le Goff Bastien',
    valuations: [{ ...FULL, functionId: 4, served: { years: 4, days: 81 }, hourly: true, degrees: { 6: 3 } }],
  },
  { name: 'Étienne Camille', valuations: [{ functionId: 26, fate: 'in-progress', served: { years: 2, days: 317 } }] },
  {
    // The seniority rate no longer rises, so the newer grid makes the same change on any day.
    name: 'Quéméner Denis',
    valuations: [{ functionId: 32, fate: 'awaiting-update', seniorityOn: '1988-02-01', leaveWeeks: 2 }],
  },
  {
    // Classified before her last anniversary.
    name: 'Tanguy Élise',
    valuations: [
      { ...FULL, functionId: 17, shareHundredths: 6000, served: { years: 10, days: 10 }, degrees: { 6: 1 } },
      { ...FULL, functionId: 12, shareHundredths: 4000, served: { years: 10, days: 10 } },
    ],
  },
  { name: 'Ndiaye Fatou', valuations: [{ functionId: 27, fate: 'to-redo', seniorityOn: '2019-03-18' }] },
  {
    name: 'Kerbrat Gaël',
    valuations: [{ ...FULL, functionId: 6, served: { years: 17, days: 81 }, leaveWeeks: 3, degrees: { 4: 3 } }],
  },
  {
    name: 'Œuvrard Hélène',
    valuations: [
      { ...FULL, functionId: 33, served: { years: 21, days: 315 }, guaranteedCents: 320_000, limited: true },
    ],
  },
  { name: 'Petrov Ivan', valuations: [{ functionId: 13, fate: 'archived', served: { years: 6, days: 81 } }] },
  {
    name: 'Simon Jeanne',
    byCollaborator: true,
    valuations: [
      { ...FULL, functionId: 25, served: { years: 5, days: 223 } },
      { functionId: 24, fate: 'in-progress', shareHundredths: 2000 },
    ],
  },
  { name: 'Belkacem Karim', valuations: [{ functionId: 11, fate: 'awaiting-update' }] },
  {
    name: 'Marchand Louise',
    valuations: [{ ...FULL, functionId: 3, served: { years: 9, days: 81 }, degrees: { 6: 4 } }],
  },
  {
    name: 'Rousseau Mathieu',
    valuations: [{ ...FULL, functionId: 31, served: { years: 12, days: 51 }, leaveWeeks: 1 }],
  },
  {
    name: 'Fournier Nadia',
    byCollaborator: true,
    valuations: [
      {
        functionId: 0,
        fate: 'in-progress',
        otherFunction: { title: 'Médiation animale', categoryLevel: 1 },
        served: { years: 3, days: 288 },
      },
    ],
  },
];

export const OTHER_PROFILES: readonly DemoProfile[] = [
  { name: 'Aubry Pauline', valuations: [{ ...FULL, functionId: 28, served: { years: 11, days: 81 } }] },
];
