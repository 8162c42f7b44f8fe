/**
 * The words of staff lists, by resource. A plain resource has all its words here, because its screen, its file and the
 * journal use the same words.
 */
import { JOURNAL_TEXTS } from './journal-names.js';

type Texts = Readonly<Record<string, string>>;

export interface StaffListWords {
  /** The name of the list, in the form that fits inside a sentence. The name of its file is made from it. */
  readonly list: string;
  /** The name of one record, as the journal uses it. */
  readonly record?: string;
  /** The labels of fields. */
  readonly columns?: Texts;
  /** The words for values of closed lists, by field and value. */
  readonly values?: Readonly<Record<string, Texts>>;
  /** Words that only the screen shows. */
  readonly screen?: Texts;
}

export const STAFF_LISTS = {
  'account-requests': { list: 'demandes de compte', record: 'Demande de compte' },
  accounts: { list: 'comptes' },
  'answer-templates': {
    list: 'modèles de réponse',
    record: 'Modèle de réponse',
    columns: { title: 'Titre', body: 'Texte', updated_at: 'Modifié' },
    screen: {
      title: 'Modèles de réponse',
      tool: 'Écrire une fois les réponses qui reviennent souvent.',
      empty: 'Aucun modèle',
      emptyText: 'Créez un modèle\u00a0: il se propose ensuite dans chaque réponse.',
      search: 'Titre ou mot du modèle',
      newTitle: 'Nouveau modèle de réponse',
      saved: 'Le modèle est enregistré.',
      remove: 'Supprimer',
      removed: 'Le modèle est supprimé.',
    },
  },
  articles: { list: 'actualités', record: 'Article' },
  campaigns: {
    list: 'campagnes',
    record: 'Campagne',
    columns: {
      subject: 'Objet',
      body: 'Texte',
      audience: 'Filtre',
      in_app: 'Dans leur espace',
      by_mail: 'Par courriel',
      is_duty: 'Obligation',
      state: 'État',
      recipients: 'Destinataires',
      sent: 'Envoyés',
      failed: 'En échec',
      left_out: 'Laissés de côté',
      read: 'Lus',
      started_at: 'Commencée',
      finished_at: 'Finie',
      updated_at: 'Modifiée',
    },
    values: {
      state: { draft: 'Brouillon', sending: 'En cours d’envoi', suspended: 'Suspendue', sent: 'Envoyée' },
    },
    screen: {
      title: 'Campagnes',
      tool: 'Écrire aux personnes que choisit un filtre, et suivre l’envoi.',
      empty: 'Aucune campagne',
      emptyText: 'Aucune campagne ne répond à cette recherche.',
      noneText: 'Écrivez un message\u00a0: rien ne part avant votre accord.',
      search: 'Objet ou mot du texte',
      newTitle: 'Nouvelle campagne',
      saved: 'Le brouillon est enregistré.',
      remove: 'Supprimer',
      removed: 'Le brouillon est supprimé.',
    },
  },
  'campaign-recipients': {
    list: 'destinataires d’une campagne',
    record: 'Destinataire d’une campagne',
    columns: {
      campaign_id: 'Campagne',
      name: 'Personne',
      company_name: 'Établissement',
      state: 'État',
      posted_at: 'Envoyé',
      read_at: 'Lu',
      mail_id: 'Courriel',
    },
    values: {
      state: {
        waiting: 'À venir',
        queued: 'En route',
        sent: 'Envoyé',
        failed: 'En échec',
        left: 'Laissé de côté',
      },
    },
  },
  documents: { list: 'documents du portail', record: 'Document du portail' },
  establishments: { list: 'établissements' },
  events: { list: 'journal' },
  'free-functions': { list: 'fonctions «\u00a0autre\u00a0»', record: 'Fonctions «\u00a0autre\u00a0»' },
  'function-names': {
    list: 'autres noms des fonctions',
    record: 'Autre nom d’une fonction',
    columns: {
      function_id: 'Numéro de la fonction',
      function_title: 'Fonction',
      name: 'Autre nom',
      origin: 'Origine',
      state: 'État',
      created_at: 'Ajouté',
      updated_at: 'Modifié',
    },
    values: {
      origin: { shipped: 'livré avec l’outil', staff: 'ajouté' },
      state: { used: 'utilisé', removed: 'retiré' },
    },
    screen: {
      title: 'Autres noms des fonctions',
      tool: 'Ajouter les mots par lesquels les établissements cherchent une fonction.',
      empty: 'Aucun autre nom',
      emptyText: 'Ajoutez un nom\u00a0: la fonction se trouve aussitôt par ce mot.',
      search: 'Autre nom',
      newTitle: 'Nouvel autre nom',
      saved: 'Le nom est ajouté.',
      remove: 'Retirer',
      removed: 'Le nom est retiré.',
      restore: 'Remettre',
      restored: 'Le nom est de nouveau utilisé.',
      gone: 'Fonction absente de la grille en vigueur',
    },
  },
  'function-proposals': { list: 'propositions de fonction', record: 'Proposition de fonction' },
  'function-sheets': {
    list: 'textes des fiches de poste',
    record: 'Propositions d’une fiche de poste',
    columns: {
      function_id: 'Numéro de la fonction',
      function_title: 'Fonction',
      state: 'État',
      purpose: 'Finalité',
      missions: 'Missions, une par ligne',
      daily: 'Activités de chaque jour, une par ligne',
      monthly: 'Activités de chaque mois, une par ligne',
      yearly: 'Activités de chaque année, une par ligne',
      knowledge: 'Savoirs, un par ligne',
      know_how: 'Savoir-faire, un par ligne',
      soft_skills: 'Savoir-être, un par ligne',
      internal: 'Relations en interne',
      external: 'Relations à l’extérieur',
      conditions: 'Conditions d’exercice',
      reporting: 'Rattachement',
      resources: 'Moyens',
      updated_at: 'Modifié',
    },
    values: { state: { to_review: 'à relire par la branche', confirmed: 'confirmé' } },
    screen: {
      title: 'Textes des fiches de poste',
      tool: 'Relire et confirmer ce que l’outil propose pour la fiche de poste de chaque fonction.',
      empty: 'Aucune proposition',
      emptyText: 'Aucune fonction ne répond à cette recherche.',
      search: 'Mot de la finalité ou des missions',
      create: 'Ajouter des propositions',
      newTitle: 'Propositions pour une fonction nouvelle',
      saved: 'Les propositions sont enregistrées.',
      confirm: 'Confirmer',
      confirmed: 'Les propositions sont confirmées.',
      gone: 'Fonction absente de la grille en vigueur',
    },
  },
  'grid-parts': { list: 'parties de la grille' },
  grids: { list: 'grilles' },
  jobs: { list: 'travaux' },
  'left-words': {
    list: 'mots cherchés sans choix',
    record: 'Mot cherché sans choix',
    columns: { word: 'Mot', days: 'Jours', times: 'Fois', first_on: 'Premier jour', last_on: 'Dernier jour' },
    screen: {
      title: 'Mots cherchés sans choix',
      tool: 'Voir les mots par lesquels une fonction a été cherchée sans être trouvée.',
      empty: 'Aucun mot',
      emptyText: 'Aucun mot ne répond à cette recherche.',
      noneText: 'Un mot s’affiche ici lorsqu’il a été cherché sans choix lors de 3 jours différents.',
      search: 'Mot',
      add: 'Ajouter à une fonction',
      addText: 'La fonction se trouve ensuite par ce mot. Corrigez-le s’il lui manque des accents.',
      confirm: 'Ajouter',
      function: 'Fonction de la grille',
      required: 'Choisissez une fonction.',
      added: 'Le mot est devenu un nom de la fonction.',
      dismiss: 'Écarter',
      dismissTitle: 'Écarter ce mot\u00a0?',
      dismissText: 'Il quitte la liste et n’y revient que s’il est encore cherché sans choix lors de 3 autres jours.',
      dismissed: 'Le mot est écarté.',
    },
  },
  identity: { list: 'identité', record: 'Identité' },
  menus: { list: 'menus', record: 'Menus' },
  wordings: { list: 'textes des messages', record: 'Texte d’un message' },
  mails: { list: 'messages envoyés' },
  media: { list: 'médiathèque', record: 'Fichier de la médiathèque', values: { kind: JOURNAL_TEXTS.kind } },
  messages: { list: 'messages reçus', record: 'Message reçu' },
  pages: { list: 'pages', record: 'Page' },
  settings: { list: 'réglages', record: 'Réglage' },
  staff: { list: 'équipe', values: { role: JOURNAL_TEXTS.role } },
  themes: { list: 'thèmes', record: 'Thème' },
  valuations: { list: 'valorisations' },
  videos: { list: 'vidéos', record: 'Vidéo' },
  webseries: { list: 'web-séries', record: 'Web-série' },
} satisfies Readonly<Record<string, StaffListWords>>;
