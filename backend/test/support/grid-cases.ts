/** A case of the proof of a grid, and changes of a draft that it sees or does not; each by its id and its author. */

/** As anybody computes it by the agreement, on the point value of the grid in force. */
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

/** Of criterion 1, degree 2, the points of every category, more by a hundredth. */
export const ONE_HUNDREDTH_MORE = `update grid_version set version = version + 1, updated_by = $2, document = jsonb_set(document,
   '{criteres,0,indices,0,degres,1,degre_value}',
   to_jsonb((document #>> '{criteres,0,indices,0,degres,1,degre_value}')::numeric + 0.01)) where id = $1`;
/** A definition in other words, which no case sees. */
export const ANOTHER_CHANGE = `update grid_version set version = version + 1, updated_by = $2, document = jsonb_set(document,
   '{criteres,0,definition}', '"Une autre définition."') where id = $1`;
