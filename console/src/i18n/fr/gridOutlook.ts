import { plural } from '@valorisation/rules';

const valuations = (count: number) => `${count}\u00a0${plural(count, 'valorisation', 'valorisations')}`;

export const gridOutlook = {
  back: 'Vos valorisations',
  notice: (day: string, difference: string, count: number) =>
    `Grille du ${day}\u00a0: ${difference} par mois pour ${valuations(count)}.`,
  noticeNone: (day: string) => `Grille du ${day}\u00a0: aucun montant ne change.`,
  noticeHourly: (day: string, count: number) =>
    `Grille du ${day}\u00a0: ${valuations(count)} à l’heure de formation ${plural(count, 'change', 'changent')} de montant.`,
  see: 'Voir ce qui change',
  intro: (day: string) =>
    `Ce que la prochaine version de la grille changera aux montants à verser au ${day}, une fois chaque valorisation mise à jour. Rien n’est modifié d’ici là\u00a0: ce jour-là, «\u00a0Mettre à jour\u00a0» vous sera proposé.`,
  unconfirmed: 'Les valeurs de cette version sont à confirmer par la branche.',
  pdf: 'Télécharger pour le conseil d’administration',
  failed: 'L’effet de la prochaine grille n’a pas pu être calculé',
  none: {
    title: 'Aucune nouvelle grille n’est annoncée',
    text: 'Quand la branche annoncera une nouvelle version, cette page dira ce qu’elle changera avant son entrée en vigueur.',
    action: 'Retourner à vos valorisations',
  },
  total: 'En total, par mois',
  now: 'Aujourd’hui',
  on: (day: string) => `Au ${day}`,
  difference: 'Écart',
  causes: 'D’où vient l’écart',
  cause: { grid: 'La grille', seniority: 'L’ancienneté acquise d’ici là', wage: 'Le Smic déjà annoncé' },
  complement: (amount: string) => `Dont complément Smic\u00a0: ${amount}.`,
  hourly: (count: number) =>
    `${valuations(count)} à l’heure de formation\u00a0: dans aucun total, ${count > 1 ? 'leur' : 'son'} écart est dans la liste.`,
  partial: 'Calculé sur les valorisations que vous voyez.',
  rows: 'Valorisation par valorisation',
  row: 'Valorisation',
  dueBy: (part: string, amount: string) => `dont ${part} ${amount}`,
  part: { seniority: 'ancienneté', wage: 'Smic' },
  outOfTotal: 'Hors total',
  otherUnit: 'Autre unité',
  same: 'Inchangé',
  unchanged: (count: number) => `${valuations(count)} sans changement de montant.`,
  steps: 'Détail',
  stepsOf: (name: string) => `Détail de ${name}`,
  redo: 'À reprendre dans la nouvelle grille',
  redoText: 'Le montant actuel reste affiché jusqu’à ce que le classement soit repris.',
  open: 'Sans montant',
  openText: 'Ces classements ne sont pas terminés\u00a0: ils ne sont dans aucun total.',
  dialog: {
    title: (name: string) => `Ce qui change pour ${name}`,
    loading: 'Calcul sur la prochaine grille',
    failed: 'Le détail n’a pas pu être calculé',
    step: 'Ligne du calcul',
    none: 'Absent',
    close: 'Fermer',
  },
} as const;
