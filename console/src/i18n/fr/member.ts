/** The members' dashboard. The wording of the labels is fixed. */
import { de, plural } from '@valorisation/rules';
import { amountDue } from './amountDue';

export const dashboard = {
  title: 'Vos valorisations',
  newValuation: 'Nouvelle valorisation',
  newValuationShort: 'Nouvelle',
  /** The tab "Disponibles" counts people. */
  totals: (active: number, month: number, archived: number) =>
    `${active} ${plural(active, 'valorisation active', 'valorisations actives')}, dont ${month} ${plural(month, 'créée', 'créées')} ce mois-ci${
      archived === 0 ? '' : `, et ${archived} ${plural(archived, 'archivée', 'archivées')}`
    }`,
  tabs: {
    label: 'Filtrer par statut',
    available: 'Disponibles',
    inProgress: 'En cours',
    awaitingUpdate: 'En attente de mise à jour',
    toRedo: 'À reprendre',
    beyondSearch: 'Les nombres des onglets portent sur toute la liste, sans la recherche.',
  },
  search: {
    label: 'Chercher un nom ou une fonction',
  },
  belowMinimum: 'Sous le minimum',
  underMinimumHint: 'Indice inférieur au minimum en vigueur, le plancher de la branche ou le Smic',
  overFull: 'Plus de 100\u00a0%',
  overFullHint: 'Les quotités de ce profil dépassent ensemble un temps plein',
  jobSheet: {
    open: 'Fiche de poste',
    of: (name: string) => `Fiche de poste, ${name}`,
    menu: (name: string) => `Fiche de poste ${de(name)}\u00a0: actions`,
    edit: 'Editer',
    exportPdf: 'Exporter en PDF',
    /** Fixed wording, for the sheet of a profile without a name. */
    fileName: 'Nouvelle profile.pdf',
    allArchived: 'Toutes les fonctions de ce profil sont archivées\u00a0: sa fiche de poste n’est pas disponible.',
    noFunction: 'Ce profil n’a encore aucune fonction\u00a0: classez-en une pour préparer sa fiche de poste.',
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
    count: 'Fonctions actives',
    status: 'Statut',
    history: 'Historique et visibilité',
    actions: 'Actions',
  },
  amount: {
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
  archived: (count: number) => `${count} ${plural(count, 'valorisation archivée', 'valorisations archivées')}`,
  toDo: {
    label: 'À traiter',
    none: 'Rien à traiter pour le moment.',
    leave: 'revenir à toutes les valorisations',
    proposals: (count: number) => plural(count, 'fonction proposée', 'fonctions proposées'),
    /** The entries that open a tab have the tab's name. */
    entries: {
      awaitingUpdate: () => 'en attente de mise à jour',
      toRedo: () => 'à reprendre',
      anniversaries: (count: number) => plural(count, 'anniversaire', 'anniversaires'),
      belowMinimum: () => 'sous le minimum',
      unfinished: () => 'en cours',
    },
  },
  tableLabel: 'Profils et leurs valorisations',
  perPage: 'Profils par page',
  /** Shown when columns are hidden under other columns. */
  moreColumns: 'Faites défiler le tableau pour voir la quotité et l’historique',
  /** Shown when further rows can be scrolled to. */
  moreRows: 'Faites défiler le tableau pour voir la suite',
  /** `archived`: further people whose valuations are all archived, and folded. */
  results: (shown: number, archived: number) => {
    const folded = archived === 0 ? '' : `, et ${archived} ${plural(archived, 'archivé', 'archivés')}`;
    return `${shown} ${plural(shown, 'profil', 'profils')}${folded}`;
  },
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
    continue: 'Reprendre le classement',
    continueShort: 'Reprendre',
    /** The first words of the actions' names; the full names are tooltips and accessible names. */
    urgent: { bringUpToDate: 'Mettre à jour', anniversary: 'Appliquer' },
    download: 'Télécharger le PDF',
    history: 'Voir l’historique',
    addFunction: 'Ajouter une fonction',
  },
  history: { button: (count: number) => `Historique (${count})` },
  download: {
    running: 'Préparation du document',
    percent: (percent: number) => `Préparation du document\u00a0: ${percent}\u00a0%`,
    done: 'Le document est téléchargé.',
    failed: 'Le document n’a pas pu être préparé.',
    cancel: 'Annuler',
    retry: 'Réessayer',
    close: 'Fermer',
  },
  fileName: 'Classement.pdf',
  untitledFunction: 'Fonction à choisir',
  empty: {
    /** Fixed wording. */
    text: 'Aucune donnée à afficher pour le moment',
    first:
      'Classez une première fonction\u00a0: l’outil vous guide critère par critère et calcule la rémunération minimale.',
    noMatch: (typed: string) => `Aucune personne ne répond à «\u00a0${typed}\u00a0»`,
    noMatchHere: (typed: string) => `Aucune personne de cette liste ne répond à «\u00a0${typed}\u00a0»`,
    noMatchHereHint: 'La recherche n’a porté que sur la liste affichée, et non sur tous les profils.',
    noMatchHint:
      'La recherche porte sur les noms, les fonctions et les catégories. Vérifiez l’orthographe, ou saisissez moins de lettres.',
    clearSearch: 'Effacer la recherche',
    filtered: 'Aucun profil ne répond à ces filtres.',
    tab: 'Aucune valorisation n’a ce statut.',
    reset: 'Afficher tous les profils',
  },
  error: {
    title: 'Vos valorisations n’ont pas pu être chargées',
  },
} as const;
