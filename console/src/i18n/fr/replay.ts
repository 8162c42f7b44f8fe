/** A past amount computed again: the page of verification, and the links to it. */
export const replay = {
  back: 'Vos valorisations',
  intro:
    'Saisissez la référence imprimée au bas d’un résultat ou d’une fiche de poste. L’outil retrouve la valorisation telle qu’elle était, refait le calcul et compare.',
  reference: 'Référence du document',
  hint: 'Elle commence par VAL, par exemple VAL-18-7-G2.',
  empty: 'Saisissez la référence du document.',
  malformed:
    'Ce n’est pas une référence\u00a0: elle s’écrit comme VAL-18-7-G2. Recopiez-la telle qu’elle est imprimée au bas du document.',
  check: 'Vérifier',
  print: 'Imprimer',
  withoutReference: {
    title: 'Le document n’a pas de référence\u00a0?',
    text: 'Retrouvez la valorisation dans votre liste, ouvrez son historique, puis «\u00a0Refaire le calcul\u00a0» à la ligne du montant.',
    link: 'Ouvrir vos valorisations',
  },
  loading: 'Calcul en cours',
  unknown: {
    title: 'Aucune valorisation de votre établissement n’a cette référence',
    text: 'Vérifiez les chiffres saisis après VAL. Un document d’un autre établissement, une valorisation supprimée ou réservée à d’autres ne sont pas trouvés.',
  },
  failed: 'Le calcul n’a pas pu être refait',
  result: (reference: string) => `Document ${reference}`,
  facts: {
    reference: 'Référence',
    recordedAt: 'Enregistré le',
    calculatedOn: 'Calculé au',
    grid: 'Grille',
    gridOf: (day: string) => `Version du ${day}`,
    rules: 'Règles de calcul',
    version: (version: number) => `Version ${version}`,
    versions: (then: number, today: number) => `Version ${then}, et version ${today} pour le calcul refait`,
  },
  verdicts: { same: 'Identique', 'other-rules': 'Autres règles', unexplained: 'Écart', refused: 'Non calculable' },
  steps: 'Les montants enregistrés et le calcul refait',
  step: 'Étape',
  kept: 'Enregistré',
  again: 'Calcul refait',
  none: 'Absent',
  differs: 'Différent',
  calculation: 'Le calcul refait, ligne par ligne',
  state: 'Ce qui a été calculé',
  due: 'Le document imprimé indique aussi «\u00a0à verser au moins\u00a0»\u00a0: ce montant, ou le Smic ou le plancher du jour de l’impression s’ils sont plus élevés. Pour une personne qui exerce plusieurs fonctions, cette comparaison porte sur leur total.',
  dueToday: (amounts: string) => `Aujourd’hui, à verser au moins\u00a0: ${amounts}.`,
  simulated:
    'Un document imprimé pour une autre quotité est une simulation\u00a0: sa référence mène à la valorisation, dont la quotité est ci-dessus.',
  redo: 'Refaire le calcul',
  redoOf: (moment: string) => `Refaire le calcul, ${moment}`,
  fromHistory: 'Vérifier un document imprimé',
  printed: (name: string | null, day: string) =>
    [name, `Vérification faite le ${day}.`].filter((part) => part !== null).join('. '),
} as const;
