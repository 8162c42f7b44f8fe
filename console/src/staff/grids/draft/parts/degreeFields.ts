/** The columns of a function that hold a default degree; the remaining one names a family of diplomas. */
const FIELDS = ['metier_c1', 'metier_c2', 'metier_c3', 'metier_c4', 'metier_c5'] as const;

export function isDegreeField(field: string): field is (typeof FIELDS)[number] {
  return FIELDS.some((known) => known === field);
}
