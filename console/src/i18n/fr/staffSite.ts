/** The screens on which staff write what stands around every page: who the employer body is, and the menus. */
import { counted, STAFF_LISTS } from '@valorisation/rules';
import { LONGEST_FOOTER } from '@valorisation/contract';

/** What the screens with a preview beside them share. */
export const staffSite = {
  preview: 'Aperçu',
  previewOf: { mine: 'Avec mes changements', online: 'En ligne' },
  waiting: 'L’aperçu revient quand les informations signalées sont corrigées.',
  pending: (count: number) => counted(count, 'changement non publié', 'changements non publiés'),
  nothing: 'Rien à publier\u00a0: le site montre ce que vous lisez ici.',
  drop: 'Abandonner',
  bar: 'Changements non publiés',
  shipped: 'Comme à l’origine',
  isShipped: 'La version d’origine est reprise dans vos changements. Relisez-la, puis publiez.',
  undo: 'Annuler',
  versions: 'Versions',
} as const;

export const staffIdentity = {
  title: 'Identité',
  tool: 'Choisir le nom, le logo, les couleurs et les adresses que montrent le site, les messages et le partage.',
  lead: 'Le nom, le logo, les couleurs et l’adresse, partout\u00a0: site, messages, pages imprimées, partage.',
  publish: 'Publier l’identité',
  published: 'L’identité est publiée\u00a0: le site et les messages la montrent dès maintenant.',
  groups: { name: 'Nom', colors: 'Couleurs', contact: 'Adresse et contacts', texts: 'Textes du site' },
  fields: { ...STAFF_LISTS.identity.columns, title: 'Nom de l’organisation', media_id: 'Logo' },
  help: {
    site_name: 'En tête des pages et des messages, 32\u00a0signes au plus.',
    short_name: 'Sous le nom du site, et dans les liens partagés.',
    postal: 'Une ligne par ligne d’adresse, sans le pays.',
    contact_email:
      'Les messages de contact y arrivent\u00a0: seule l’administration la change. Vide\u00a0: l’adresse de l’installation, que le site ne montre pas.',
    website: 'Adresse complète, qui commence par https://.',
    not_found_text: 'Affiché à une adresse que le site n’a pas. Vide\u00a0: le texte d’origine.',
    maintenance_text: 'Affiché quand une maintenance est annoncée dans Réglages. Vide\u00a0: le texte d’origine.',
    mail_footer: `Vide\u00a0: le nom de l’organisation. ${LONGEST_FOOTER}\u00a0signes au plus.`,
  },
  logo: {
    shipped: 'Le logo d’origine.',
    choose: 'Choisir un logo',
    replace: 'Remplacer',
    remove: 'Reprendre le logo d’origine',
    alt: 'Logo choisi',
  },
  links: { label: 'Nom', href: 'Adresse', add: 'Ajouter un réseau', remove: (label: string) => `Retirer ${label}` },
  color: {
    pick: (label: string) => `${label}\u00a0: choisir à l’œil`,
    checks: {
      button: 'Texte sur un bouton',
      text: 'Texte sur le papier des pages',
      wash: 'Texte sur son fond clair',
      ring: 'Anneau du clavier',
    },
    ratio: (ratio: string) => `${ratio}\u00a0pour 1`,
    fault: (ratio: string, needed: string) => `${ratio}\u00a0pour 1\u00a0: il faut ${needed}`,
    tint: (color: string) => `${color}, la même teinte assez foncée`,
    take: 'Prendre',
  },
  frames: { site: 'Site, de l’en-tête au pied de page', mail: 'Message' },
} as const;

export const staffMenus = {
  title: 'Menus',
  tool: 'Choisir les liens de l’en-tête et du pied de page, leurs mots et leur ordre.',
  lead: 'L’ordre et les mots des menus du site. Retirer un lien n’efface pas la page.',
  publish: 'Publier les menus',
  published: 'Les menus sont publiés\u00a0: le site les montre dès maintenant.',
  menus: {
    header: 'En-tête',
    information: 'Pied de page, S’informer',
    tool: 'Pied de page, L’outil',
    legal: 'Ligne légale',
  },
  count: (count: number, most: number) => `${counted(count, 'lien', 'liens')}, ${most} au plus`,
  label: 'Mots du lien',
  place: 'Mène à',
  placeHelp: 'Cherchez une page, une actualité ou un document, ou saisissez une adresse en https://.',
  groups: { pages: 'Pages', screens: 'Écrans', articles: 'Actualités', documents: 'Documents' },
  detail: (group: string, path: string) => `${group}, ${path}`,
  up: (label: string) => `Monter ${label}`,
  down: (label: string) => `Descendre ${label}`,
  edit: (label: string) => `Modifier ${label}`,
  remove: (label: string) => `Retirer ${label}`,
  position: (label: string, place: number, count: number) => `${label}\u00a0: ${place} sur ${count}`,
  add: 'Ajouter un lien',
  undo: 'Annuler le retrait',
  faults: {
    gone: 'Ce lien paraîtra avec sa page, pas avant.',
    unknown: 'Ce lien ne mène à aucune page du site.',
  },
  frame: 'Site, de l’en-tête au pied de page',
} as const;

export const staffWordings = {
  title: 'Textes des messages',
  tool: 'Écrire l’objet et les phrases des messages que le produit envoie.',
  search: 'Rechercher dans les textes',
  empty: 'Aucun message',
  emptyText: 'Aucun message ne répond à cette recherche. Les messages sont ceux du produit.',
  columns: { title: 'Message', state: 'État', changed: 'Modifié' },
  texts: 'Texte',
  lead: 'Les repères, comme [1], portent une information, un lien ou une condition\u00a0: gardez-les à leur place.',
  publish: 'Publier le texte',
  published: 'Le texte est publié\u00a0: les prochains messages le portent.',
  kinds: { title: 'Titre', subject: 'Objet', paragraph: 'Paragraphe', button: 'Bouton' },
  numbered: (kind: string, number: number) => `${kind} ${number}`,
  fact: (number: number, sample: string) => `[${number}] ${sample === '' ? 'condition ou mise en forme' : sample}`,
  html: 'Message mis en forme',
  plain: 'Message en texte simple',
} as const;
