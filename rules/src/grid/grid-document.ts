/**
 * A grid version as it is published, stored and sent. In the folder of the grid, only this file uses the wire names. A
 * document must not be trusted before `readGrid` has checked it.
 */
export interface GridDocument {
  readonly source?: string;
  readonly cats: readonly CategoryRow[];
  readonly catpars: readonly DomainRow[];
  readonly enfants: readonly FamilyRow[];
  readonly metiers: readonly FunctionRow[];
  readonly criteres: readonly CriterionRow[];
  readonly conges: readonly LeaveRow[];
  readonly paliers: readonly SeniorityRow[];
  readonly params: readonly ParamRow[];
}

/** A decimal in the document: a JSON number, or a text with a dot. */
export type DecimalValue = number | string;

export interface CategoryRow {
  readonly cat_id: number;
  readonly cat_title: string;
  readonly cat_level: number;
  /** The category in the agreement, 1 to 3. */
  readonly ccn_categorie: number;
  /** The base index, in points. */
  readonly indice: DecimalValue;
}

export interface DomainRow {
  readonly catpar_id: number;
  readonly catpar_title: string;
}

export interface FamilyRow {
  readonly catenf_id: number;
  readonly catenf_title: string;
  readonly fk_catpar: number;
}

/** The columns of a function with planned degrees. These names occur only in this list. */
export const DEGREE_FIELDS = ['metier_c1', 'metier_c2', 'metier_c3', 'metier_c4', 'metier_c5'] as const;
export type DegreeField = (typeof DEGREE_FIELDS)[number];

/** The column of a function with the family of Formations options that it may claim. Empty when not concerned. */
export const TRAINING_FIELD = 'metier_c6';

type PlannedDegrees = Readonly<Record<DegreeField, DecimalValue> & Record<typeof TRAINING_FIELD, string>>;

export const isDegreeField = (field: string): field is DegreeField => DEGREE_FIELDS.some((known) => known === field);

/** A value for each column of planned degrees. */
export const byDegreeField = <Value>(valueOf: (field: DegreeField) => Value): Record<DegreeField, Value> =>
  Object.fromEntries(DEGREE_FIELDS.map((field) => [field, valueOf(field)])) as Record<DegreeField, Value>;

/** The planned degrees of a function that no criterion concerns. */
export const NOTHING_PLANNED: PlannedDegrees = { ...byDegreeField(() => 0), [TRAINING_FIELD]: '' };

export interface FunctionRow extends PlannedDegrees {
  readonly metier_id: number;
  readonly metier_title: string;
  readonly fk_catenf: number;
  /** The level of the category, 0 to 3; null for "autre fonction". */
  readonly fk_metier_cat: number | null;
  readonly ccn_categorie: number | null;
  readonly metier_ens: number;
}

export interface CriterionRow {
  readonly critere_id: number;
  readonly critere_idx: number;
  /** The column of the functions that has the planned degree for this criterion. */
  readonly metier_field: string;
  readonly critere_title: string;
  readonly definition: string;
  readonly indices: readonly DegreeColumnRow[];
}

export interface DegreeColumnRow {
  readonly cat_level: number;
  readonly degres: readonly DegreeRow[];
}

export interface DegreeRow {
  readonly degre: number;
  readonly degre_value: DecimalValue;
  readonly degre_level: string;
  /** For Formations only: the family that may claim the option. */
  readonly public?: string;
}

export interface LeaveRow {
  readonly conge_id: number;
  readonly conge_title: string;
  readonly semaines_sup: number;
  readonly jours_ouvrables: number;
  readonly points: DecimalValue;
  readonly duree_annuelle_heures: number;
}

export interface SeniorityRow {
  readonly annees: number;
  /** The rates in % for the levels 0, 1, 2, 3. */
  readonly taux: readonly number[];
}

/**
 * Params: `param` (euros per hundredth of a point and year), `param_smic` (hundredths of a point, derived),
 * `valeur_point`, `smc_indice`, `smic_mensuel`, `heures_face_a_face`, `part_face_a_face_preparation`,
 * `forfait_jours_coef`.
 */
export interface ParamRow {
  readonly param_title: string;
  readonly param_value: DecimalValue;
  readonly note?: string;
}
