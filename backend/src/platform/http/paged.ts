/** A page of a list as every paged answer has it (specification section 3). */
export interface Page<Row> {
  readonly data: Row[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
  readonly perPage: number;
}

export function paged<Row>(data: Row[], place: { total: number; page: number; perPage: number }): Page<Row> {
  return { data, ...place, lastPage: Math.max(1, Math.ceil(place.total / place.perPage)) };
}
