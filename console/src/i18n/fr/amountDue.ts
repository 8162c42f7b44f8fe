/** Headings of the amount due. The rules have the words for its reason, as on paper. */
export const amountDue = {
  label: 'À verser au moins',
  /** Replaces the label of an amount that awaits its update. */
  stale: (day: string) => `Au moins (grille du ${day}), à mettre à jour`,
  /** The same for a floor or a minimum wage, which are today's. */
  staleFloor: 'Au moins, à mettre à jour',
  /** When the day of the grid is not known. */
  staleGrid: 'Au moins (grille précédente), à mettre à jour',
  /** An amount that a choice does not change, and the reason. */
  unchanged: (source: string) => `À verser inchangé\u00a0: ${source}`,
} as const;
