const waits = (isToRedo: boolean) => (isToRedo ? 'à refaire' : 'à mettre à jour');

/** Headings of the amount due. The words for its reason are in the rules, because paper uses them too. */
export const amountDue = {
  label: 'À verser au moins',
  /** Replaces the label of an amount that awaits its update. */
  stale: (day: string, isToRedo: boolean) => `Au moins (grille du ${day}), ${waits(isToRedo)}`,
  /** The same for a floor or a minimum wage, which does not depend on the grid's day. */
  staleFloor: (isToRedo: boolean) => `Au moins, ${waits(isToRedo)}`,
  /** When the day of the grid is not known. */
  staleGrid: (isToRedo: boolean) => `Au moins (grille précédente), ${waits(isToRedo)}`,
  /** Behind it, a question of the FAQ says how the minimum wage is compared, and what the branch has yet to confirm. */
  openRule: 'Règle à confirmer',
  openRuleKey: 'quel-smic-l-outil-retient-il',
  /** For a choice that leaves the amount due unchanged: the reason. */
  unchanged: (source: string) => `À verser inchangé\u00a0: ${source}`,
  /** The same for all choices: what their differences are of. */
  unchangedByAll: (source: string) =>
    `Le montant à verser ne change pas (${source})\u00a0: les écarts sont ceux du minimum conventionnel.`,
} as const;
