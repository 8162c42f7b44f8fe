import type { ArticleType, DocumentType, GridTable, StaffContentKind, StaffPage } from '@valorisation/contract';
import { pageEditor } from './pageEditor';

interface KindWords {
  readonly title: string;
  readonly tool: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly create: string;
  readonly createButton: string;
}

const kinds: Readonly<Record<Exclude<StaffContentKind, 'identity' | 'menus' | 'wordings'>, KindWords>> = {
  pages: {
    title: 'Pages',
    tool: 'Écrire et modifier les pages du portail, choisir quand elles paraissent, faire suivre leurs anciennes adresses.',
    empty: 'Aucune page',
    emptyText: 'Aucune page ne correspond à votre recherche. Modifiez-la, ou créez une page.',
    create: 'Nouvelle page',
    createButton: 'Créer la page',
  },
  articles: {
    title: 'Actualités',
    tool: 'Écrire les actualités, les dossiers pratiques et la vie de l’outil, les publier ou les programmer.',
    empty: 'Aucune actualité',
    emptyText:
      'Aucun élément ne répond à ces filtres. Modifiez votre recherche, ou créez une actualité\u00a0: elle reste un brouillon jusqu’à sa publication.',
    create: 'Nouvelle actualité',
    createButton: 'Créer l’actualité',
  },
  themes: {
    title: 'Thèmes',
    tool: 'Nommer les thèmes qui rangent les actualités.',
    empty: 'Aucun thème',
    emptyText:
      'Aucun élément ne répond à ces filtres. Modifiez votre recherche, ou créez un thème pour y ranger des actualités.',
    create: 'Nouveau thème',
    createButton: 'Créer le thème',
  },
  documents: {
    title: 'Documents',
    tool: 'Décrire les documents à télécharger et choisir quand ils paraissent.',
    empty: 'Aucun document',
    emptyText:
      'Aucun élément ne répond à ces filtres. Modifiez votre recherche, ou créez un document à partir d’un fichier.',
    create: 'Nouveau document',
    createButton: 'Créer le document',
  },
  videos: {
    title: 'Vidéos',
    tool: 'Présenter les vidéos, leurs épisodes et leur transcription.',
    empty: 'Aucune vidéo',
    emptyText: 'Aucun élément ne répond à ces filtres. Modifiez votre recherche, ou ajoutez une vidéo par son adresse.',
    create: 'Nouvelle vidéo',
    createButton: 'Créer la vidéo',
  },
  webseries: {
    title: 'Web-séries',
    tool: 'Réunir des vidéos en épisodes.',
    empty: 'Aucune web-série',
    emptyText:
      'Aucun élément ne répond à ces filtres. Modifiez votre recherche, ou créez une web-série puis choisissez-la dans ses vidéos.',
    create: 'Nouvelle web-série',
    createButton: 'Créer la web-série',
  },
};

const states: Readonly<Record<StaffPage['state'], string>> = {
  draft: 'Brouillon',
  scheduled: 'Programmé',
  published: 'Publié',
  archived: 'Archivé',
};

const articleTypes: Readonly<Record<ArticleType, string>> = {
  actualite: 'Actualité',
  dossier: 'Dossier pratique',
  outil: 'Vie de l’outil',
};

const documentTypes: Readonly<Record<DocumentType, string>> = { guide: 'Guide', modele: 'Modèle', note: 'Note' };

const gridTables: Readonly<Record<GridTable, string>> = {
  formule: 'Formule du calcul',
  categories: 'Catégories',
  conges: 'Congés supplémentaires',
  anciennete: 'Ancienneté',
  criteres: 'Critères',
  formations: 'Formations',
  planchers: 'Planchers',
};

const counted = (count: number, one: string, many: string) => `${count}\u00a0${count > 1 ? many : one}`;

export const staffContent = {
  kinds,
  states,
  articleTypes,
  documentTypes,
  gridTables,
  search: 'Rechercher dans les titres',
  homePage: 'Page d’accueil',
  toComplete: 'Pages avec une information à compléter',
  columns: { title: 'Titre', type: 'Type', theme: 'Thème', series: 'Web-série', state: 'État', changed: 'Modifié' },
  /** For content whose end has passed, so that the public no longer reads it. */
  withdrawn: 'Retiré',
  installed: 'Depuis l’installation',
  from: (moment: string) => `à partir du ${moment}`,
  until: (moment: string) => `jusqu’au ${moment}`,
  since: (moment: string) => `depuis le ${moment}`,
  wasUntil: (moment: string) => `retiré depuis le ${moment}`,
  removing: {
    act: 'Supprimer',
    title: (title: string) => `Supprimer «\u00a0${title}\u00a0»\u00a0?`,
    text: 'Ce brouillon n’a jamais été publié. Son texte et ses versions sont effacés pour de bon.',
    done: 'Le brouillon est supprimé.',
  },
  publishMany: 'Publier',
  archiveMany: 'Archiver',
  confirmPublish: {
    title: (count: number) => `Publier ${counted(count, 'contenu', 'contenus')}`,
    text: 'Ces contenus seront visibles de tous, dès maintenant et sans date de fin.',
  },
  confirmArchive: {
    title: (count: number) => `Archiver ${counted(count, 'contenu', 'contenus')}`,
    text: 'Ces contenus ne seront plus visibles sur le portail. Ils restent ici, et vous pourrez les publier de nouveau.',
  },
  publishedMany: (count: number) => `${counted(count, 'contenu publié', 'contenus publiés')}.`,
  archivedMany: (count: number) => `${counted(count, 'contenu archivé', 'contenus archivés')}.`,
  created: 'Le brouillon est créé.',
  fields: {
    title: 'Titre',
    type: 'Type',
    theme: 'Thème',
    summary: 'Résumé',
    summaryHelp: 'Affiché dans la liste des actualités et sur les réseaux.',
    cover: 'Image de couverture',
    coverHelp: 'Affichée dans les listes, en tête du texte et sur les réseaux.',
    removeCover: 'Retirer l’image de couverture',
    body: 'Texte',
    subtitle: 'Sous-titre',
    url: 'Adresse de la vidéo',
    urlHelp: 'Elle commence par https://.',
    series_id: 'Web-série',
    episode: 'Numéro de l’épisode',
    transcript: 'Transcription',
    transcriptHelp: 'Ce qui est dit dans la vidéo, pour les personnes qui ne l’entendent pas.',
    none: 'Aucun',
    address: 'Adresse',
    addressHelp:
      'Ce qui suit le nom du site, par exemple «\u00a0conges-payes\u00a0». Laissez vide pour la tirer du titre.',
    file: 'Fichier',
  },
  address: {
    title: 'Adresse',
    at: (path: string) => `Adresse\u00a0: ${path}`,
    former: 'Anciennes adresses, qui mènent ici',
    change: 'Changer l’adresse',
    add: 'Faire suivre une ancienne adresse',
    texts: {
      change: 'La nouvelle adresse vaut dès maintenant. L’ancienne y mènera.',
      add: 'Qui ouvre cette adresse arrive sur cette page. Si une page en ligne a cette adresse, c’est elle qui s’affiche.',
    },
    labels: { change: 'Nouvelle adresse', add: 'Ancienne adresse' },
    saved: 'L’adresse est changée\u00a0: l’ancienne mène à la nouvelle.',
    added: 'L’ancienne adresse mène à cette page.',
    remove: 'Retirer',
    removeOf: (path: string) => `Retirer\u00a0: ${path}`,
    removed: 'L’adresse ne mène plus à cette page.',
  },
  file: {
    none: 'Aucun fichier choisi',
    /** For a document that has the file shipped with the product. */
    shipped: 'Fichier fourni avec le site',
    unnamed: (id: number) => `Fichier nº\u00a0${id}`,
    choose: 'Choisir un fichier',
    replace: 'Remplacer le fichier',
  },
  text: {
    tools: 'Mise en forme',
    paragraph: 'Paragraphe',
    h2: 'Titre',
    h3: 'Sous-titre',
    h4: 'Petit titre',
    quote: 'Citation',
    note: 'Encadré',
    attention: 'Mise en garde',
    link: 'Lien',
    picture: 'Image',
    pictureWords: 'Texte de l’image',
    table: 'Tableau',
    amount: 'Montant',
    addRow: 'Ajouter une ligne',
    addColumn: 'Ajouter une colonne',
    deleteRow: 'Retirer la ligne',
    deleteColumn: 'Retirer la colonne',
    toggleHeadings: 'Ligne de titres',
    tableCaption: 'Titre du tableau',
    deleteTable: 'Retirer le tableau',
    linkTitle: 'Lien',
    linkAddress: 'Adresse',
    linkHelp:
      'Un mot du titre d’une page, d’une actualité ou d’un document, une adresse en https://, un e-mail (mailto:) ou un téléphone (tel:).',
    linkFind: 'Écrivez un mot d’un titre, ou une adresse complète.',
    linkText: 'Texte du lien',
    linkWrong: 'Cette adresse n’est pas acceptée.',
    linkTextMissing: 'Indiquez le texte du lien.',
    removeLink: 'Retirer le lien',
    apply: 'Valider',
    alternative: 'Description de l’image',
    alternativeHelp: 'Lue aux personnes qui ne voient pas l’image. Laissez vide si elle n’apporte aucune information.',
    caption: 'Légende',
    captionHelp: 'Facultative, affichée sous l’image.',
    tableCaptionHelp: 'Facultatif, affiché au-dessus du tableau.',
    amountTitle: 'Insérer un montant',
    amountHelp: 'Le texte affichera toujours la valeur en vigueur.',
    amountSearch: 'Point, plancher, fonction',
    amountsOfGrid: 'De la grille et du Smic',
    amountsOfFunctions: 'D’une fonction, à temps plein et aux degrés prévus',
    amountFact: 'Montrer',
    noValue: 'sans valeur aujourd’hui',
    amountsHere: (list: string) => `Montants repris\u00a0: ${list}.`,
    amountIs: (label: string, value: string) => `${label} (${value})`,
    valueOf: (value: string, label: string) => `${value} [${label}]`,
  },
  page: pageEditor,
} as const;
