/** Examples in the API's description: what the public reads. */
const articleExample = {
  id: 3,
  type: 'dossier',
  title: 'Préparer la revue annuelle des classements',
  summary: 'Trois étapes pour relire les classements de l’établissement avant la rentrée.',
  content: '<p>Commencez par les fonctions qui ont changé dans l’année.</p>',
  open_date: '2026-09-14T06:00:00.000Z',
  close_date: null,
  cover: { src: '/pictures/critere.webp', alt: 'Le tableau des classements', width: 1120, height: 820 },
  created_at: '2026-09-14T06:00:00.000Z',
  theme_id: 1,
  theme_title: 'Classification',
  picture_focus: { x: 50, y: 40 },
};

const themeExample = { theme_id: 1, theme_title: 'Classification', articles: 3 };

const documentExample = {
  doc_id: 2,
  doc_type: 'modele',
  doc_filetype: 'csv',
  title: 'Tableau de préparation des classements',
  summary: 'Une ligne par personne, à remplir avant d’ouvrir l’outil.',
  file: 'preparation-des-classements.csv',
  doc_size: 512,
  img: null,
  created_at: '2026-09-01T06:00:00.000Z',
};

const videoExample = {
  video_id: 1,
  video_url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  video_title: 'À quoi sert la grille',
  video_subtitle: 'Épisode de démonstration',
  video_transcript: '',
  series_id: 1,
  series_title: 'Comprendre la classification',
  episode: 1,
  created_at: '2026-09-01T06:00:00.000Z',
};

const pageOf = (row: object) => ({ data: [row], total: 1, page: 1, lastPage: 1, perPage: 20 });
const listedPageExample = { page_name: 'conges', page_title: 'Les congés' };
const pageBodyExample = { intro: 'Les questions les plus fréquentes.', sections: [{ title: 'Les comptes' }] };

export const contentExamples = {
  RestoreContentRequest: [{ from: 0, version: 4 }],
  PublishContentRequest: [{ opens_at: '2026-09-14T06:00:00.000Z', closes_at: null, version: 3 }],
  ArchiveContentRequest: [{ version: 4 }],
  UnpublishContentRequest: [{ version: 4 }],
  ScheduleCampaignRequest: [{ sends_at: '2027-01-04T07:00:00.000Z' }],
  UnscheduleContentRequest: [{ version: 4 }],
  ManyContents: [{ ids: [3, 5] }],
  WorkingCopyRequest: [{ base_version: 2, content: { title: 'Relire les classements' } }],
  ContentPreviewRequest: [{ content: { title: 'Relire les classements' } }],
  PageBody: [pageBodyExample],
  Page: [
    {
      page_id: 1,
      page_name: 'faq',
      page_title: 'FAQ',
      page_data: pageBodyExample,
      updated_at: '2026-09-01T06:00:00.000Z',
    },
  ],
  ListedPage: [listedPageExample],
  ListedPagePage: [pageOf(listedPageExample)],
  MovedPath: [{ path: '/conges' }],
  Article: [articleExample],
  ArticlePage: [pageOf(articleExample)],
  Theme: [themeExample],
  ThemePage: [pageOf(themeExample)],
  PublicDocument: [documentExample],
  PublicDocumentPage: [pageOf(documentExample)],
  Video: [videoExample],
  VideoPage: [pageOf(videoExample)],
  EpisodePage: [{ ...pageOf(videoExample), perPage: 5 }],
};
