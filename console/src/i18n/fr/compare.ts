import { plural } from '@valorisation/rules';

export const compare = {
  title: 'Comparaison',
  intro:
    'Ce qui diffère vient d’abord. Les écarts se lisent par rapport à la première colonne\u00a0; les montants d’un critère sont ceux d’un mois à temps plein.',
  choose:
    'Choisissez de deux à quatre valorisations ou fonctions de la grille\u00a0: elles seront comparées critère par critère.',
  back: 'Vos valorisations',
  loading: 'Chargement de la comparaison',
  failed: 'La comparaison n’a pas pu être chargée',
  tableLabel: 'Comparaison, critère par critère',
  print: 'Imprimer la comparaison',
  action: 'Comparer',
  actionRefused: 'Choisissez de deux à quatre valorisations à comparer.',
  with: 'Comparer avec…',
  withOtherFunction: 'Comparer avec une autre fonction',
  short: 'Comparer',
  remove: 'Retirer',
  removeNamed: (title: string) => `Retirer ${title} de la comparaison`,
  reference: 'Référence des écarts',
  /** `gap`: of the amounts that are due today. */
  otherGrid: (gap: string | null) => `Grilles différentes${gap === null ? '' : `\u00a0: ${gap} à verser`}`,
  functionKind: 'Fonction de la grille, avec ses degrés minimaux',
  provisional: 'Classement non terminé\u00a0: montant provisoire',
  archived: 'Archivée',
  previousGrid: 'Grille précédente',
  under: 'Sous le minimum',
  sections: {
    result: 'Résultat',
    details: 'Critères et situation',
    differs: (count: number) => `Ce qui diffère (${count})`,
    same: (count: number) => `Ce qui est identique (${count})`,
    nothingDiffers: 'Aucun critère ni aucun élément de la situation ne diffère.',
    showSame: (count: number) =>
      plural(count, 'Afficher la ligne identique', `Afficher les ${count} lignes identiques`),
    hideSame: (count: number) => plural(count, 'Masquer la ligne identique', `Masquer les ${count} lignes identiques`),
  },
  rows: {
    fullTime: 'Mois à temps plein',
    index: 'Indice réel',
    majored: 'Indice majoré',
    category: 'Catégorie et indice de base',
    leave: 'Congés supplémentaires',
    seniority: 'Ancienneté',
    fixedDays: 'Forfait en jours',
    share: 'Quotité',
    pay: 'Mode de rémunération',
    guarantee: 'Rémunération garantie',
    pointValue: 'Valeur du point',
  },
  cells: {
    notConcerned: 'Non concerné',
    pending: 'À renseigner',
    trainingToChoose: 'Selon les formations reconnues',
    perMonth: (amount: string) => `${amount} par mois`,
    monthly: 'Au mois',
    hourly: 'À l’heure de formation',
    none: 'Sans objet',
    yes: (factor: string) => `Oui, × ${factor}`,
    no: 'Non',
  },
  gone: {
    text: (count: number) =>
      plural(
        count,
        'Une des valorisations demandées n’est plus accessible\u00a0: elle a été supprimée ou masquée. Les autres sont comparées.',
        `${count} des valorisations demandées ne sont plus accessibles\u00a0: elles ont été supprimées ou masquées. Les autres sont comparées.`,
      ),
    action: 'Continuer sans',
  },
  add: {
    title: 'Ajouter à la comparaison',
    beside: (title: string, subtitle: string) =>
      `Choisissez ce que vous voulez comparer à «\u00a0${title}\u00a0» (${subtitle}).`,
    valuation: 'Une valorisation',
    function: 'Une fonction de la grille',
    found: (count: number) => `${count} ${plural(count, 'valorisation proposée', 'valorisations proposées')}.`,
    none: 'Aucune autre valorisation ne répond à cette recherche.',
    more: 'Précisez le nom pour en voir d’autres.',
    full: 'Quatre colonnes au plus\u00a0: retirez-en une pour en ajouter une autre.',
  },
} as const;
