/** The names of the model are its interface: the page for payroll software documents them. */
export const MODEL_NAMES = {
  function: 'contrat . fonction',
  chosenLevel: 'contrat . niveau choisi',
  level: 'contrat . niveau',
  leaveWeeks: 'contrat . semaines de congés',
  seniority: 'contrat . ancienneté',
  share: 'contrat . quotité',
  fixedDays: 'contrat . forfait jours',
  hourly: 'contrat . paiement horaire',
  guaranteed: 'contrat . salaire garanti',
  guaranteedShare: 'contrat . quotité garantie',
  fixedAmount: 'contrat . montant fixé',
  degree: (critereId: number) => `critère ${critereId} . degré`,
  points: (critereId: number) => `critère ${critereId} . points`,
  base: 'indice . catégorie',
  leave: 'indice . congés',
  seniorityPoints: 'indice . ancienneté',
  criteria: 'indice . critères',
  conventional: 'indice . avant forfait',
  index: 'indice . réel',
  majored: 'indice . majoré',
  minimumIndex: 'indice . minimum',
  isUnder: 'indice . sous le minimum',
  fullTimeMonth: 'salaire . mois à temps plein',
  month: 'salaire . mois',
  hour: 'salaire . heure de formation',
  majoredMonth: 'salaire . mois majoré à temps plein',
  majoredShare: 'salaire . mois majoré',
  displayed: 'salaire . minimum affiché',
} as const;

type Decimal = number | string;

export interface ModelSource {
  readonly cats: readonly { readonly cat_level: number; readonly cat_title: string; readonly indice: Decimal }[];
  readonly metiers: readonly { readonly metier_id: number; readonly fk_metier_cat: number | null }[];
  readonly criteres: readonly {
    readonly critere_id: number;
    readonly critere_title: string;
    readonly indices: readonly {
      readonly cat_level: number;
      readonly degres: readonly { readonly degre: number; readonly degre_value: Decimal }[];
    }[];
  }[];
  readonly conges: readonly { readonly semaines_sup: number; readonly points: Decimal }[];
  readonly paliers: readonly { readonly annees: number; readonly taux: readonly number[] }[];
  readonly params: readonly { readonly param_title: string; readonly param_value: Decimal }[];
}

export const PLACES_OF_POINTS = 2;
const PLACES_OF_POINT_VALUE = 4;
export const PLACES_OF_FACTORS = 4;

export function paramOf({ params }: ModelSource, title: string, places: number): number {
  const row = params.find(({ param_title }) => param_title === title);
  if (row === undefined) throw new Error(`The version has no ${title}`);
  return scaled(row.param_value, places);
}

/** The value of a point, in ten-thousandths of a euro per year. */
export function pointValueOf(source: ModelSource): number {
  return paramOf(source, 'valeur_point', PLACES_OF_POINT_VALUE);
}

/** A decimal text as an integer of its last decimal: 20.80 at four places is 208000. */
export function scaled(value: Decimal, places: number): number {
  const [whole = '', part = ''] = String(value).split('.');
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(part) || part.length > places) throw new Error(`No decimal: ${value}`);
  return Number(whole + part.padEnd(places, '0'));
}

type Formula =
  | string
  | number
  | { readonly somme: readonly string[] }
  | Variations
  | { readonly 'une de ces conditions': readonly string[] };

interface Variations {
  readonly variations: readonly ({ readonly si: Formula; readonly alors: Formula } | { readonly sinon: Formula })[];
}

export interface ModelRule {
  readonly titre: string;
  readonly description?: string;
  readonly question?: string;
  readonly valeur?: Formula;
  readonly variations?: Variations['variations'];
  readonly 'par défaut'?: string | number;
}
export type PublicodesModel = Readonly<Record<string, ModelRule>>;

/** Rounds a non-negative value half up: doubles it, adds one divisor, and divides as integers. */
export function halfUp(product: string, divisor: number): string {
  return `(2 * (${product}) + ${divisor}) // ${2 * divisor}`;
}

export function up(product: string, divisor: string): string {
  return `(${product} + ${divisor} - 1) // ${divisor}`;
}

export function choice(
  cases: readonly (readonly [condition: string, then: Formula])[],
  otherwise: Formula,
): Variations {
  return { variations: [...cases.map(([si, alors]) => ({ si, alors })), { sinon: otherwise }] };
}

export function byLevel<Row extends { readonly cat_level: number }>(
  rows: readonly Row[],
  of: (row: Row) => Formula,
): Variations['variations'] {
  return choice(
    rows.map((row) => [`${MODEL_NAMES.level} = ${row.cat_level}`, of(row)]),
    0,
  ).variations;
}
