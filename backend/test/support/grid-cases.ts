/** A case of a grid proof, and changes of a draft that affect it or not, with the draft's id and the author. */

/** Worked out from the agreement, with the point value of the grid in force. */
export const CLEANER = {
  title: 'Agent de service, degrés 2-2-2',
  function_id: 43,
  category: 0,
  degrees: { 1: 2, 2: 2, 3: 2 },
  leave_weeks: 0,
  seniority_years: 0,
  share: 100,
  hourly: false,
  fixed_days: false,
  guaranteed: null,
  expected_index: 1030,
  expected_amount: 1785.33,
  expected_unit: 'month',
  source: 'Convention, annexe 2',
};

/** Raises criterion 1, degree 2, by a hundredth of a point in every category. */
export const ONE_HUNDREDTH_MORE = `update grid_version set version = version + 1, updated_by = $2, document = jsonb_set(document,
   '{criteres,0,indices,0,degres,1,degre_value}',
   to_jsonb((document #>> '{criteres,0,indices,0,degres,1,degre_value}')::numeric + 0.01)) where id = $1`;
/** Rewords a definition, which affects no case. */
export const ANOTHER_CHANGE = `update grid_version set version = version + 1, updated_by = $2, document = jsonb_set(document,
   '{criteres,0,definition}', '"Une autre définition."') where id = $1`;
