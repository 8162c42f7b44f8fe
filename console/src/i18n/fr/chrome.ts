/** Header, menus, side panel, footer, dialogs and states of every page. The wording of the labels is fixed. */
import { titles } from './titles';

export const chrome = {
  product: 'Valorisation des emplois',
  skipToContent: 'Aller au contenu',
  homeLink: 'Accueil',
  mainMenu: 'Menu principal',
  back: 'Retour',
  /** On paper, above the title. */
  letterhead: (siret: string) => `, SIRET ${siret}`,
  printedOn: (day: string) => `Imprimé le ${day}`,
  header: {
    signIn: 'Connexion',
    /** For a signed-in person on a page without the tool's menu. */
    entrance: 'Mon espace',
    agreement: 'Convention collective',
    faq: 'FAQ',
    toolPresentation: titles.outils,
    articles: 'Actualités',
    dashboard: 'Vos valorisations',
    account: 'Mon compte',
    associated: 'Vos comptes associés',
    help: 'Aide en ligne',
    openMenu: 'Menu',
    closeMenu: 'Fermer le menu',
    /** The same content as the button shows, in the same order. */
    userMenu: (email: string, establishment: string | null) =>
      ['Compte de', email, establishment].filter((part) => part !== null).join(' '),
  },
  userMenu: {
    tool: 'Outil de valorisation',
    account: 'Mon compte',
    addAssociated: 'Ajouter un compte associé',
    staff: 'Espace de gestion',
    signOut: 'Se déconnecter',
    /** On a phone, in place of the address. */
    face: 'Compte',
  },
  /** For a person who works in several establishments. */
  establishments: {
    title: 'Vos établissements',
    current: 'Établissement en cours',
    main: 'Compte principal',
    associated: 'Compte associé',
    switched: (name: string) => `Vous travaillez maintenant pour ${name}.`,
  },
  side: {
    label: 'Votre espace',
    dashboard: 'Vos valorisations',
    figures: 'Chiffres de l’établissement',
    costs: titles.costs,
    coherence: 'Cohérence des classements',
    verify: 'Vérifier une référence',
    current: 'Classement en cours',
    account: 'Mon compte',
    associated: 'Vos comptes associés',
    introVideo: 'Vidéo de présentation',
  },
  introVideo: {
    title: 'L’outil de valorisation en quatre étapes',
    outline: 'Ce que montre la vidéo, étape par étape\u00a0:',
    steps: [
      'Choisissez la fonction dans la grille\u00a0: elle fixe la catégorie et les degrés de départ.',
      'Répondez aux critères, un par écran\u00a0; l’effet de chaque degré sur le montant est affiché.',
      'Indiquez la personne, la quotité, l’ancienneté et les semaines de congés.',
      'Lisez le montant, ouvrez chaque étape du calcul, imprimez la fiche.',
    ],
    more: titles.outils,
    close: 'Fermer',
  },
  footer: {
    label: 'Pied de page',
    address: 'Adresse postale',
    information: 'S’informer',
    tool: 'L’outil',
    legal: 'À savoir',
    links: {
      agreement: 'Convention collective',
      evolutions: titles.evolutions,
      openRules: titles.open_rules,
      articles: 'Actualités',
      documents: 'Documents',
      webSeries: 'Web-série',
      directory: 'Annuaire',
      teachingPack: 'Pack pédagogique',
      toolPresentation: titles.outils,
      estimate: titles.estimation,
      help: 'Aide pratique',
      faq: 'FAQ',
      contact: 'Contact',
      legalNotice: 'Mentions légales',
      terms: 'Conditions d’utilisation',
      privacy: 'Politique de confidentialité',
      accessibility: 'Accessibilité',
      sitemap: 'Plan du site',
    },
  },
  maintenance: {
    title: 'Maintenance en cours',
    text: 'L’outil est en maintenance et sera réactivé prochainement.',
    /** What users can do meanwhile. */
    allowed: 'Vous pouvez consulter le site et vos valorisations. Rien ne peut être enregistré pendant ce temps.',
    /** Visible during the whole maintenance. */
    line: 'Maintenance en cours\u00a0: vous pouvez consulter, pas enregistrer.',
    understood: 'J’ai compris',
  },
  grid: {
    inForce: (day: string, confirmed: boolean) =>
      `Grille en vigueur depuis le ${day}${confirmed ? '' : ', valeurs à confirmer par la branche'}`,
  },
  offline:
    'Connexion coupée\u00a0: ce qui est affiché reste lisible, mais rien ne peut être enregistré avant son retour.',
  loading: 'Chargement de la page',
  crash: {
    failed: {
      title: 'Cette page n’a pas pu s’afficher',
      text: 'Ce que vous avez enregistré est conservé. Rechargez la page\u00a0; si le problème revient, retournez à l’accueil.',
    },
    unloaded: {
      title: 'La page n’a pas pu être chargée',
      text: 'Votre connexion est peut-être coupée, ou une nouvelle version vient d’être mise en ligne. Ce que vous avez enregistré est conservé.',
    },
    replaced: {
      title: 'Une nouvelle version est disponible',
      text: 'Rechargez la page pour continuer avec elle. Ce que vous avez enregistré est conservé.',
    },
    reload: 'Recharger la page',
    home: 'Retourner à l’accueil',
  },
  sessionUnchecked: {
    title: 'Votre session n’a pas pu être vérifiée',
    retry: 'Réessayer',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Cette adresse ne correspond à aucune page du site. Elle a peut-être changé, ou le lien reçu est incomplet.',
    home: 'Retourner à l’accueil',
    sitemap: 'Plan du site',
  },
} as const;
