/** The members' dashboard. The wording of the labels is fixed. */
import { counted, de, plural, type DueSource } from '@valorisation/rules';
import { amountDue } from './amountDue';

export const dashboard = {
  title: 'Vos valorisations',
  newValuation: 'Nouvelle valorisation',
  newValuationShort: 'Nouvelle',
  /** People, valuations, archived valuations and what is due are counted apart. */
  notices: {
    from: (subject: string, others: number) =>
      `La branche vous a écrit\u00a0: «\u00a0${subject}\u00a0»${others === 0 ? '.' : `, et ${counted(others, 'autre message', 'autres messages')}.`}`,
    read: 'Lire',
    close: 'Fermer',
  },
  totals: {
    people: (count: number) => `${count} ${plural(count, 'personne', 'personnes')}`,
    active: (count: number) => `${count} ${plural(count, 'fonction active', 'fonctions actives')}`,
    archived: (count: number) => `${count} ${plural(count, 'archivée', 'archivées')}`,
    due: (amount: string) => `${amount} à verser au moins par mois`,
  },
  tabs: {
    label: 'Filtrer la liste',
    available: 'Disponibles',
    inProgress: 'En cours',
    awaitingUpdate: 'En attente de mise à jour',
    toRedo: 'À reprendre',
    anniversaries: 'Anniversaires',
    belowMinimum: 'Sous le minimum',
    belowDue: 'À régulariser',
  },
  search: {
    label: 'Chercher un nom ou une fonction',
    short: 'Nom ou fonction',
  },
  belowMinimum: 'Sous le minimum',
  underMinimumHint: 'Indice inférieur au minimum en vigueur, le plancher de la branche ou le Smic',
  overFull: 'plus de 100\u00a0%',
  overFullHint: 'Les quotités de cette personne dépassent ensemble un temps plein',
  jobSheet: {
    open: 'Fiche de poste',
    of: (name: string) => `Fiche de poste, ${name}`,
    edit: 'Editer',
    exportPdf: 'Exporter en PDF',
    /** Fixed wording, for the sheet of a profile without a name. */
    fileName: 'Nouvelle profile.pdf',
    allArchived: 'Toutes les fonctions de cette personne sont archivées\u00a0: sa fiche de poste n’est pas disponible.',
    noFunction: 'Cette personne n’a encore aucune fonction\u00a0: classez-en une pour préparer sa fiche de poste.',
  },
  sort: {
    label: 'Trier',
    options: {
      'name.asc': 'Nom, de A à Z',
      'name.desc': 'Nom, de Z à A',
      'due.desc': 'À verser, du plus élevé au plus bas',
      'due.asc': 'À verser, du plus bas au plus élevé',
      'minimum.desc': 'Minimum conventionnel, du plus élevé au plus bas',
      'minimum.asc': 'Minimum conventionnel, du plus bas au plus élevé',
      'share.desc': 'Quotité, de la plus élevée à la plus basse',
      'share.asc': 'Quotité, de la plus basse à la plus élevée',
    },
  },
  columns: {
    name: 'Nom',
    function: 'Fonction',
    due: amountDue.label,
    share: 'Quotité',
    paid: 'Versé',
    gap: 'Écart',
    count: 'Fonctions actives',
    history: 'Historique',
    visibility: 'Visibilité',
    status: 'Statut',
    verb: 'À faire',
    actions: 'Actions',
  },
  amount: {
    explain: 'Voir le calcul',
    conventional: (amount: string) => `minimum conventionnel\u00a0: ${amount}`,
    afterUpdate: (amount: string) => `après mise à jour\u00a0: ${amount}`,
    withSeniority: (amount: string) => `avec l’ancienneté à jour\u00a0: ${amount}`,
    toUpdate: (count: number) => `dont ${count} ${plural(count, 'fonction', 'fonctions')} à mettre à jour`,
    complement: (amount: string) => `complément Smic\u00a0: ${amount}`,
    elsewhere: (amount: string) => `dont ${amount} hors de cette liste`,
    hourly: (count: number) => `hors ${count} ${plural(count, 'fonction payée', 'fonctions payées')} à l’heure`,
    uncomputed: (count: number) => `hors ${count} ${plural(count, 'fonction', 'fonctions')} à calculer`,
    partial: 'calculé sur les fonctions visibles',
  },
  /** What is paid, for viewers who may see it. */
  pay: {
    gap: (difference: string) => `écart ${difference}`,
    underpaid: 'Ce qui est versé est inférieur à ce qui est à verser au moins',
    enter: 'Indiquer',
    enterOf: (of: string) => `Indiquer le salaire versé, ${of}`,
    changeOf: (amount: string, of: string) => `${amount} versés, modifier, ${of}`,
    title: (of: string) => `Salaire versé, ${of}`,
    month: 'Salaire de base brut par mois',
    hour: 'Montant brut par heure de formation',
    others: 'Autres éléments',
    required: 'Saisissez le montant.',
    save: 'Enregistrer',
    saved: (of: string) => `Le salaire versé est enregistré\u00a0: ${of}.`,
    undone: (of: string) => `Saisie annulée\u00a0: ${of} retrouve le salaire versé d’avant.`,
  },
  /** The one line under an amount of the list. */
  amountLine: {
    unchanged: 'inchangé',
    afterUpdate: (difference: string) => `${difference} après mise à jour`,
    withSeniority: (difference: string) => `${difference} avec l’ancienneté`,
    onGridInForce: (difference: string) => `${difference} grille en vigueur`,
    /** Said of a valuation that the tab « Sous le minimum » counts. */
    belowMinimum: {
      'minimum-wage': 'minimum relevé au Smic',
      'branch-floor': 'minimum relevé au plancher',
    },
    sources: {
      'minimum-wage': 'relevé au Smic',
      'branch-floor': 'relevé au plancher',
      majored: 'rémunération garantie',
      'fixed-amount': 'fixé par la branche',
    } as Readonly<Partial<Record<DueSource, string>>>,
  },
  archived: (count: number) => `${count} ${plural(count, 'valorisation archivée', 'valorisations archivées')}`,
  strip: {
    proposals: (count: number) => `${count} ${plural(count, 'fonction proposée', 'fonctions proposées')}`,
    /** After the difference that the act makes for the whole list. */
    perMonthFor: 'par mois pour',
    awaitingUpdate: (count: number) =>
      `${count} ${plural(count, 'valorisation', 'valorisations')} d’une grille précédente.`,
    anniversaries: (count: number) =>
      `${count} ${plural(count, 'valorisation', 'valorisations')} dont l’ancienneté a franchi un palier.`,
    applyAll: 'Comparer puis appliquer l’ancienneté',
    belowDue:
      'Ce qui est versé est inférieur à ce qui est à verser au moins\u00a0: pour l’ensemble des fonctions payées au mois d’une personne, ou pour une fonction payée à l’heure.',
    /** What the tab « Sous le minimum » means: an amount to be paid, and not a pay. */
    belowMinimum:
      'Leur minimum conventionnel est inférieur au Smic ou au plancher de la branche\u00a0: «\u00a0À verser au moins\u00a0» le relève déjà.',
    /** For a viewer who may not see pay. */
    withoutPay: ' Cette liste ne dit rien des salaires versés.',
  },
  settings: {
    open: 'Colonnes et touches',
    title: 'Colonnes et touches de la liste',
    columns: 'Colonnes en plus',
    keys: 'Touches',
    keyList: [
      { keys: ['/'], act: 'chercher un nom ou une fonction' },
      { keys: ['↑', '↓'], act: 'parcourir les personnes' },
      { keys: ['Entrée'], act: 'ouvrir la personne' },
      { keys: ['Espace'], act: 'sélectionner la personne' },
      { keys: ['F2'], act: 'renommer la personne' },
      { keys: ['N'], act: 'nouvelle valorisation' },
      { keys: ['?'], act: 'afficher cette aide' },
    ],
    /** The keys that the bottom of the list shows. */
    shownKeys: [
      { keys: ['/'], act: 'chercher' },
      { keys: ['↑', '↓'], act: 'parcourir' },
      { keys: ['N'], act: 'nouvelle' },
    ],
    singleKeys: 'Activer les raccourcis d’une seule touche',
    kept: 'Ces choix sont gardés pour votre compte, sur cet appareil.',
  },
  tableLabel: 'Personnes et leurs valorisations',
  perPage: 'Personnes par page',
  activeFunctions: (count: number) => `${count} ${plural(count, 'fonction', 'fonctions')}`,
  perMonth: 'par mois',
  totalDialog: {
    title: (name: string) => `Total ${de(name)}`,
    explain: 'Voir de quoi ce total est fait',
    rule: 'Le total additionne ce qui est à verser au moins pour chaque fonction active payée au mois, et ce qui manque à l’ensemble pour atteindre le Smic.',
    function: 'Fonction',
    share: 'Quotité',
    due: amountDue.label,
    complement: 'Complément Smic',
    elsewhere: 'Fonctions hors de cette liste',
    total: 'Total',
    leftOut: {
      archived: 'Inactive, hors total',
      hourly: 'À l’heure, hors total',
      'not-computed': 'Non calculée',
    },
    conventional: (amount: string) => `Les minimums conventionnels de ces fonctions font ${amount} par mois.`,
    close: 'Fermer',
  },
  copy: 'Copie',
  copyHint: 'Copie que personne n’a encore modifiée ni calculée',
  birthday: 'Anniversaire',
  visible: 'Visible',
  limited: 'Limité',
  visibleHint: 'Vos collaboratrices et collaborateurs voient cette valorisation',
  limitedHint: 'Seuls le compte principal et la personne qui l’a créée voient cette valorisation',
  open: (title: string) => `Ouvrir ${title}`,
  actions: {
    menu: (title: string) => `Actions pour ${title}`,
    open: 'Ouvrir le résultat',
    edit: 'Modifier le classement',
    continue: 'Continuer le classement',
    redo: 'Reprendre le classement',
    /** The verb of each state. The full names of acts are tooltips and accessible names. */
    verbs: {
      inProgress: 'Continuer',
      toRedo: 'Reprendre',
      awaitingUpdate: 'Mettre à jour',
      anniversary: 'Appliquer',
      underpaid: 'Régulariser',
      archived: 'Desarchiver',
    },
    download: 'Télécharger le PDF',
    history: 'Voir l’historique',
    addFunction: 'Ajouter une fonction',
    addFunctionShort: 'Ajouter',
  },
  download: {
    running: 'Préparation du document',
    percent: (percent: number) => `Préparation du document\u00a0: ${percent}\u00a0%`,
    done: 'Le document est téléchargé.',
    failed: 'Le document n’a pas pu être préparé.',
    cancel: 'Annuler',
    retry: 'Réessayer',
    close: 'Fermer',
  },
  history: (count: number) => `Historique (${count})`,
  fileName: 'Classement.pdf',
  untitledFunction: 'Fonction à choisir',
  empty: {
    /** Fixed wording. */
    text: 'Aucune donnée à afficher pour le moment',
    first:
      'Classez une première fonction\u00a0: l’outil vous guide critère par critère et calcule la rémunération minimale.',
    noMatch: (typed: string) => `Aucune personne ne répond à «\u00a0${typed}\u00a0»`,
    noMatchHere: (typed: string) => `Aucune personne de cette liste ne répond à «\u00a0${typed}\u00a0»`,
    noMatchHereHint: 'La recherche n’a porté que sur la liste affichée, et non sur toutes les personnes.',
    noMatchHint:
      'Aucun nom, aucune fonction et aucune catégorie de votre liste ne contient ce que vous avez saisi. Vérifiez l’orthographe.',
    clearSearch: 'Effacer la recherche',
    filtered: 'Aucune personne ne répond à ces filtres.',
    tab: 'Aucune valorisation n’a ce statut.',
    reset: 'Afficher toutes les personnes',
  },
  error: {
    title: 'Vos valorisations n’ont pas pu être chargées',
  },
} as const;
