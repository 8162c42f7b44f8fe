/** What is to be paid at least: its headings. Its reason is told by the rules, as on paper. */
export const amountDue = {
  label: 'À verser au moins',
  /** In place of the label: an amount that awaits its update. */
  stale: (day: string) => `Au moins (grille du ${day}), à mettre à jour`,
  /** The same of a floor or a minimum wage, which are those of today. */
  staleFloor: 'Au moins, à mettre à jour',
  /** Where the day of the grid is not known. */
  staleGrid: 'Au moins (grille précédente), à mettre à jour',
  /** An amount that a choice leaves as it is, and what keeps it there. */
  unchanged: (source: string) => `À verser inchangé\u00a0: ${source}`,
} as const;
