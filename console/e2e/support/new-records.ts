const sheetTexts =
  'purpose missions knowledge know_how soft_skills internal external conditions reporting resources'.split(' ');
const audience = { who: 'heads', departments: [], valuations: 'any', absent_days: null };

/** What a screen sends for a new record, by resource. */
export const NEW_RECORDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accounts: {
    siret: '77599900600015',
    company_name: 'École des Saules',
    user_address: '1 rue des Saules, 35000 Rennes',
    user_email: 'direction@saules.example',
    user_firstname: 'Claire',
    user_lastname: 'Saule',
  },
  'answer-templates': { title: 'Mot de passe perdu', body: 'Bonjour.' },
  articles: { title: 'Relire les classements' },
  campaigns: { subject: 'Une rencontre', body: '<p>Bonjour.</p>', audience },
  documents: { title: 'Tableau des classements' },
  'function-names': { function_id: 1, name: 'un nom d’essai' },
  'function-sheets': { function_id: 1, ...Object.fromEntries(sheetTexts.map((name) => [name, 'Un texte'])) },
  pages: { title: 'Une page', name: 'une-page' },
  staff: { email: 'lea@branche.example', first_name: 'Léa', last_name: 'Martin', role: 'staff' },
  themes: { title: 'Une rubrique' },
  videos: { title: 'La grille', url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' },
  webseries: { title: 'Comprendre la classification' },
};

/** The fields that a screen sends back of a record that it cannot create. The library takes files of forms alone. */
export const CHANGED: Readonly<Record<string, readonly string[]>> = {
  establishments: ['company_name'],
  identity: ['title'],
  media: ['alt'],
  menus: ['header', 'information', 'tool', 'legal'],
  settings: ['value'],
  wordings: ['texts'],
};
