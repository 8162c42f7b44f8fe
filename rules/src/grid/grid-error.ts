export type GridErrorCode =
  | 'not_an_object'
  | 'not_a_list'
  | 'empty_list'
  | 'not_a_text'
  | 'not_an_integer'
  | 'not_a_decimal'
  | 'out_of_range'
  | 'duplicate'
  | 'unknown_reference'
  | 'incomplete_levels'
  | 'incomplete_steps'
  | 'not_monotonic'
  | 'unknown_default_degree'
  | 'unknown_training_family'
  | 'missing_other_function'
  | 'missing_category'
  | 'missing_param'
  | 'param_out_of_range'
  | 'param_mismatch'
  | 'param_smic_mismatch';

/** A grid document breaks a rule. `path` points to the place in the document: `metiers[3].metier_c1`. */
export class GridError extends Error {
  constructor(
    readonly code: GridErrorCode,
    readonly path: string,
  ) {
    super(`${code} at ${path}`);
    this.name = 'GridError';
  }
}
