/** Words around published news and documents. */
const counted = (one: string, many: string) => (total: number) => `${total}\u00a0${total > 1 ? many : one}`;

export const publications = {
  search: 'Rechercher',
  nothingFound: 'Aucun résultat',
  nothingFoundHint: 'Essayez un autre mot, ou une recherche plus large.',
  showAll: 'Tout afficher',
  articleTypes: { actualite: 'Actualité', dossier: 'Dossier pratique', outil: 'Vie de l’outil' },
  documentTypes: { guide: 'Guide', modele: 'Modèle', note: 'Note' },
  articles: {
    intro: 'Les nouvelles de la branche\u00a0: négociations, valeur du point, évolutions de l’outil.',
    search: 'Mots recherchés',
    type: { label: 'Type d’article', all: 'Tous les types' },
    theme: { label: 'Thème', all: 'Tous les thèmes' },
    count: counted('article', 'articles'),
    empty: {
      title: 'Aucune actualité publiée',
      text: 'Les articles de l’organisation des employeurs paraîtront ici.',
    },
  },
  article: {
    all: 'Toutes les actualités',
    beside: 'À lire aussi',
    gone: {
      title: 'Cet article n’est pas disponible',
      text: 'Il a été retiré, ou son adresse est incomplète.',
    },
  },
  videos: {
    intro: 'Toutes les vidéos de l’organisation des employeurs, la plus récente d’abord.',
    all: 'Toutes les vidéos',
    count: counted('vidéo', 'vidéos'),
    empty: { title: 'Aucune vidéo publiée', text: 'Les vidéos de l’organisation des employeurs paraîtront ici.' },
  },
  webSeries: {
    intro: 'De courts épisodes sur la classification et la rémunération, série par série.',
    all: 'La web-série',
    count: counted('épisode', 'épisodes'),
    empty: { title: 'Aucun épisode publié', text: 'Les vidéos de l’organisation des employeurs paraîtront ici.' },
    place: (series: string, episode: number | null) => (episode === null ? series : `${series}, épisode ${episode}`),
  },
  video: {
    transcript: 'Ce qui est dit dans la vidéo',
    noTranscript: 'Le texte de cette vidéo n’est pas encore écrit.',
    others: 'Autres épisodes',
    previous: (title: string) => `Épisode précédent\u00a0: ${title}`,
    next: (title: string) => `Épisode suivant\u00a0: ${title}`,
    gone: { title: 'Cette vidéo n’est pas disponible', text: 'Elle a été retirée, ou son adresse est incomplète.' },
  },
  documents: {
    intro: 'Modèles, notes et guides à télécharger.',
    search: 'Mots recherchés',
    type: { label: 'Type de document', all: 'Tous les types' },
    count: counted('document', 'documents'),
    download: 'Télécharger',
    tiny: 'moins de 1\u00a0ko',
    downloadOf: (title: string) => `Télécharger «\u00a0${title}\u00a0»`,
    empty: {
      title: 'Aucun document publié',
      text: 'Les documents de l’organisation des employeurs paraîtront ici.',
    },
  },
  document: {
    all: 'Tous les documents',
    gone: {
      title: 'Ce document n’est pas disponible',
      text: 'Il a été retiré, ou son adresse est incomplète.',
    },
  },
} as const;
