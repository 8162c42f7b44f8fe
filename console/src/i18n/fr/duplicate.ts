export const duplicate = {
  title: (title: string) => `Dupliquer «\u00a0${title}\u00a0»`,
  forWhom: 'Pour qui\u00a0?',
  other: 'Une autre personne',
  same: (name: string) => `La même personne (${name})`,
  comesAlong: {
    other:
      'La fonction, ses degrés, sa quotité et ses congés, sans ancienneté, formations, rémunération garantie, forfait en jours, motifs ni justifications\u00a0: à compléter avant d’avoir un montant.',
    same: 'Tout est repris, sauf un montant fixé par la branche.',
  },
  done: (title: string, profile: string) => `Une copie de «\u00a0${title}\u00a0» est ajoutée pour ${profile}.`,
  openCopy: 'Ouvrir',
} as const;
