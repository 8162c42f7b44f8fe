/** The parts of a version's document for the open rules. Numbers are read exactly, as integers. */

export type Decimal = number | string;

/** The parts of a version's document for the model. */
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
export const PLACES_OF_POINT_VALUE = 4;
export const PLACES_OF_FACTORS = 4;

export function paramOf({ params }: ModelSource, title: string, places: number): number {
  const row = params.find(({ param_title }) => param_title === title);
  if (row === undefined) throw new Error(`The version has no ${title}`);
  return scaled(row.param_value, places);
}

/** In ten-thousandths of a euro per year and point. */
export function pointValueOf(source: ModelSource): number {
  return paramOf(source, 'valeur_point', PLACES_OF_POINT_VALUE);
}

/** A decimal text as an integer of its last decimal: 20.80 at four places is 208000. */
export function scaled(value: Decimal, places: number): number {
  const [whole = '', part = ''] = String(value).split('.');
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(part) || part.length > places) throw new Error(`No decimal: ${value}`);
  return Number(whole + part.padEnd(places, '0'));
}
