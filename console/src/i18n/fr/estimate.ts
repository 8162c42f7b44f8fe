export const estimate = {
  intro:
    'Choisissez une fonction de la grille\u00a0: ce qui est à verser au moins s’affiche aussitôt. Rien n’est enregistré.',
  questions: {
    situation: 'Quelle est la situation de la personne\u00a0?',
    criteria: 'Que demande le poste\u00a0?',
  },
  introChosen: (said: string) =>
    `${said}. Rien n’est enregistré\u00a0: le lien de la page suffit à retrouver l’estimation.`,
  printedTitle: (title: string) => `Estimation\u00a0: ${title}`,
  documentTitle: (title: string) => `Estimation · ${title}`,
  error: {
    title: 'La grille n’a pas pu être chargée',
    kept: 'L’adresse de la page garde votre estimation.',
  },
  /** When a shared link names a function that the grid does not have. */
  unknown:
    'La fonction de ce lien ne figure pas dans la grille en vigueur. Choisissez une fonction\u00a0; la situation indiquée par le lien est gardée.',
  /** The place of the establishment, which decides the minimum wage. */
  place: {
    label: 'Département de l’établissement',
    hint: 'Mayotte a son propre Smic. Partout ailleurs, celui de métropole s’applique.',
    /** Beside the rare cases of a situation. */
    short: 'Mayotte',
    ofMember: 'Votre établissement est à Mayotte\u00a0: le Smic de Mayotte s’applique.',
    elsewhere: 'Tout département sauf Mayotte',
    mayotte: 'Mayotte (976)',
  },
  /** The same form for a page without a script. It is sent to the server. */
  withoutScript: {
    title: 'Estimer sans JavaScript',
    text: 'Sans JavaScript, choisissez ici la fonction et la situation : le serveur calcule le montant. Les degrés des critères sont ceux que la grille prévoit ; pour les modifier, activez JavaScript.',
    function: 'Fonction',
    send: 'Calculer',
    api: 'Vos logiciels peuvent demander le même calcul\u00a0:',
    question: 'Une question\u00a0?',
    contact: 'Écrivez-nous',
  },
  other: 'Estimer cette fonction',
  chosen: 'Fonction',
  change: 'Changer de fonction',
  criteria: 'Critères',
  criteriaHint: 'Ouvrez un critère pour lire ses degrés et en choisir un autre.',
  planned: (degree: number) => `degré ${degree} (prévu)`,
  chosenDegree: (degree: number) => `degré ${degree}`,
  open: 'à renseigner',
  training: 'diplôme à renseigner',
  noTraining: 'aucune',
  notConcerned: 'non concerné',
  capacity:
    'Le degré 1 est capacitaire\u00a0: il suppose un motif et un plan d’accompagnement, que le classement vous demandera.',
  panel: 'Estimation',
  keep: 'Garder pour mon compte',
  keepVisitor:
    'Connectez-vous ou demandez un compte\u00a0: vous retrouverez l’estimation dans cet onglet, ou à l’activation du compte.',
  print: 'Imprimer',
  copy: 'Copier le lien',
  copied: 'Le lien de cette estimation est copié.',
  copyByHand: 'Copiez l’adresse de cette page dans la barre de votre navigateur.',
  printedOn: (day: string, grid: string) =>
    `Estimation du ${day}, sur ${grid}, pour une personne qui n’a que cette fonction.`,
  situation: 'Situation',
  /** On the first screen of a new valuation, when it begins with an estimate. */
  taken: (title: string) =>
    `Votre estimation de «\u00a0${title}\u00a0» est reprise, avec ses degrés et la situation saisie.`,
} as const;
