import { plural } from '@valorisation/rules';

const rows = (count: number) => `${count} ${plural(count, 'valorisation', 'valorisations')}`;

export const coherence = {
  title: 'Cohérence des classements',
  back: 'Vos valorisations',
  intro:
    'À fonction semblable, les degrés sont-ils les mêmes\u00a0? Un écart peut être justifié\u00a0; son motif dit alors pourquoi.',
  introAssociated: 'Elle porte sur les valorisations visibles de l’établissement et sur celles que vous avez créées.',
  failed: 'La cohérence des classements n’a pas pu être chargée',
  print: 'Imprimer',
  exporting: 'Exporter',
  exportHint: (count: number) => `Les lignes affichées\u00a0: ${rows(count)}`,
  exportNothing: 'Aucune ligne à exporter avec ces filtres.',
  fileName: 'coherence-des-classements',
  summary: {
    differing: (count: number) => (count === 0 ? 'aucun écart' : `${count} avec un écart`),
    reasons: (count: number) =>
      count === 0 ? 'aucun motif manquant' : `${count} ${plural(count, 'motif manquant', 'motifs manquants')}`,
    unfinished: (count: number) => `${count} à terminer`,
  },
  filters: {
    label: 'Filtres',
    view: 'Afficher',
    views: {
      all: 'Tous les degrés',
      outliers: 'Écarts seulement',
      'missing-reasons': 'Motifs manquants',
    },
    criterion: 'Critère',
    everyCriterion: 'Tous les critères',
    family: 'Famille',
    everyFamily: 'Toutes les familles',
    shown: (shown: number, all: number) => (shown === all ? rows(all) : `${shown} sur ${rows(all)}`),
    clear: 'Retirer les filtres',
  },
  legend: {
    label: 'Signes',
    above: 'au-dessus du degré prévu',
    below: 'au-dessous',
    peers: 'différent des fonctions semblables',
    notes: 'Comment lire cette page',
    compared:
      'Les archives n’y sont pas. Une valorisation est à terminer tant qu’il lui manque une réponse, une date ou la confirmation.',
    planned:
      'Le degré prévu est celui que la grille donne à la fonction. Au-dessus, le motif est facultatif\u00a0: il explique l’écart à qui le demande. Au-dessous, seul le degré\u00a01 (capacitaire) est admis, et son motif est exigé\u00a0; un autre degré n’est pas admis et reste à corriger.',
    alike:
      'Sont semblables les valorisations d’une même fonction. Quand une fonction n’a qu’une valorisation, elle est comparée aux fonctions de sa famille qui ont la même catégorie et le même degré prévu.',
    formerGrid:
      'Une valorisation restée sur une grille antérieure est lue avec les mots et les degrés prévus de cette grille.',
    training:
      'Les formations dépendent des diplômes de chaque personne\u00a0: elles sont montrées sans être comparées.',
  },
  table: {
    label: 'Degrés par fonction et par critère',
    function: 'Fonction et personne',
    degree: 'Degré\u00a0',
    planned: (degree: number) => `prévu ${degree}`,
    noFamily: 'Autres fonctions',
    formerGrid: (day: string) => `Grille du ${day}`,
    withoutGap: (count: number) => `${count} sans écart`,
    open: (name: string) => `Voir ${name}`,
    formerTitle: (title: string) => `Dans cette grille\u00a0: ${title}`,
    of: (criterion: string, name: string) => ` (${criterion}, ${name})`,
    notConcerned: 'Non concerné',
  },
  marks: {
    above: '▲',
    below: '▼',
    peers: '≠',
    planned: (degree: number) => `prévu ${degree}`,
    among: { function: 'autres', family: 'famille' },
    usual: (degree: number, holders: number, compared: number) => `${degree} (${holders} sur ${compared})`,
    usualNotConcerned: (holders: number, compared: number) => `non concerné (${holders} sur ${compared})`,
    shared: 'partagé',
  },
  notWhole: (count: number) =>
    `L’établissement compte plus de ${count} valorisations\u00a0: seules les premières, par ordre de nom, sont comparées.`,
  showLeft: (count: number) =>
    plural(count, 'Afficher la dernière valorisation', `Afficher les ${count} valorisations suivantes`),
  nothingLeft: {
    title: 'Aucune ligne avec ces filtres',
    outliers: 'Aucun degré ne s’écarte des degrés prévus ni des fonctions semblables.',
    'missing-reasons': 'Aucun motif exigé ne manque.',
    all: 'Aucune valorisation ne répond à cette recherche.',
  },
  empty: {
    title: 'Aucune fonction à comparer pour le moment',
    text: 'Classez une première fonction\u00a0: ses degrés s’afficheront ici, à côté de ceux des suivantes.',
    action: 'Nouvelle valorisation',
  },
  printed: (day: string, grid: string) => `Au ${day}, grille du ${grid}.`,
  printedFilters: (filters: readonly string[]) => `Filtres\u00a0: ${filters.join(', ')}.`,
  printedName: (name: string) => `nom contenant «\u00a0${name}\u00a0»`,
  fromFigures: {
    text: 'À fonction semblable, les degrés sont-ils les mêmes\u00a0?',
    link: 'Voir la cohérence des classements',
  },
} as const;
