import { counted, DEPARTMENTS, REGIONS, STAFF_LISTS } from '@valorisation/rules';
import type { Campaign, CampaignAudience } from '@valorisation/contract';

const who: Readonly<Record<CampaignAudience['who'], string>> = {
  heads: 'Les directions',
  associates: 'Les collaborateurs',
  all: 'Les directions et leurs collaborateurs',
};

const valuations: Readonly<Record<CampaignAudience['valuations'], string>> = {
  any: 'sans condition de valorisation',
  none: 'dont l’établissement n’a aucune valorisation',
  'below-minimum': 'dont une valorisation est sous le minimum',
  'old-grid': 'dont une valorisation est restée sur une ancienne grille',
};

/** Whole regions by their names, then the departments that are left. */
function places(departments: readonly string[]): readonly string[] {
  const regions = REGIONS.filter((region) => region.departments.every((number) => departments.includes(number)));
  const named = new Set(regions.flatMap((region) => region.departments));
  const left = DEPARTMENTS.filter(({ number }) => departments.includes(number) && !named.has(number));
  return [...regions.map(({ name }) => name), ...left.map(({ name }) => name)];
}

const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' });

function sentence({ who: people, departments, valuations: standing, absent_days: days }: CampaignAudience): string {
  const parts = [
    who[people],
    ...(standing === 'any' ? [] : [valuations[standing]]),
    ...(departments.length === 0 ? [] : [`(${list.format(places(departments))})`]),
    ...(days === null ? [] : [`sans connexion depuis ${counted(days, 'jour', 'jours')}`]),
  ];
  return `${parts.join(' ')}.`;
}

type Channels = Pick<Campaign, 'in_app' | 'by_mail' | 'is_duty'>;

const { screen, columns, values } = STAFF_LISTS.campaigns;

export const staffCampaigns = {
  ...screen,
  columns,
  states: values.state,
  who,
  valuations,
  sentence,
  audience: {
    title: 'À qui',
    who: 'Personnes',
    valuations: 'Valorisations',
    region: 'Ajouter une région',
    departments: 'Départements',
    everywhere: 'Vide\u00a0: partout.',
    absent: 'Sans connexion depuis, en jours',
    absentHelp: 'Vide\u00a0: sans condition. De 1 à 3\u00a0650.',
    absentFault: 'Indiquez un nombre de jours de 1 à 3\u00a0650.',
    receive: (count: number) => (count > 1 ? 'personnes recevront ce message' : 'personne recevra ce message'),
    matching: (count: number) => (count > 1 ? 'remplissent le filtre' : 'remplit le filtre'),
    invited: (count: number) => (count > 1 ? 'n’ont pas activé leur compte' : 'n’a pas activé son compte'),
    closed: (count: number) =>
      count > 1 ? 'ont un compte suspendu ou qui se ferme' : 'a un compte suspendu ou qui se ferme',
    refusing: (count: number) => (count > 1 ? 'ne veulent plus de nouvelles' : 'ne veut plus de nouvelles'),
    counting: 'Décompte en cours',
  },
  message: {
    title: 'Message',
    subjectHelp: 'De 4 à 77 caractères.',
    bodyHelp: 'Le nom de la personne et celui de son établissement s’ajoutent d’eux-mêmes.',
    inApp: 'Dans leur espace',
    byMail: 'Par courriel',
    isDuty: 'C’est une obligation, sans lien de désabonnement',
  },
  preview: {
    title: 'Aperçu du courriel',
    as: 'Comme le recevra',
    none: 'Écrivez un objet et un texte pour voir l’aperçu.',
    nobody: 'Personne ne recevrait ce message.',
    subject: (subject: string) => `Objet\u00a0: ${subject}`,
  },
  test: 'M’envoyer un essai',
  tested: 'L’essai est en route vers votre adresse.',
  saveFirst: 'Enregistrez le brouillon pour l’essayer ou l’envoyer.',
  save: 'Enregistrer le brouillon',
  send: (count: number) => `Envoyer à ${counted(count, 'personne', 'personnes')}`,
  sendAsk: {
    title: 'Envoyer ce message\u00a0?',
    text: 'Les destinataires sont figés maintenant. Un courriel parti ne revient pas\u00a0; l’envoi peut être suspendu.',
    confirm: 'Envoyer',
    done: 'L’envoi commence.',
  },
  schedule: 'Programmer l’envoi',
  scheduleAsk: {
    title: 'Programmer l’envoi',
    text: 'Le message part à cette minute, aux personnes que le filtre trouve alors. Jusque-là, l’envoi peut être annulé.',
    confirm: 'Programmer',
    done: 'L’envoi est programmé.',
  },
  progress: {
    scheduled: (moment: string) => `Ce message partira le ${moment}.`,
    channels: ({ in_app: inApp, by_mail: byMail, is_duty: isDuty }: Channels) => {
      const ways = [...(inApp ? ['dans leur espace'] : []), ...(byMail ? ['par courriel'] : [])];
      const duty = isDuty ? 'C’est une obligation, sans lien de désabonnement.' : 'Chacun peut se désabonner.';
      return `Envoi ${list.format(ways)}. ${duty}`;
    },
    withdraw: 'Annuler la programmation',
    withdrawn: 'La programmation est annulée\u00a0: le message est de nouveau un brouillon.',
    sent: (sent: number, all: number) => `${sent} sur ${all}`,
    sentWord: 'envoyés',
    read: 'lus dans l’espace',
    received: 'envoyés, pas encore lus',
    failed: 'en échec',
    leftOut: 'laissés de côté',
    waiting: 'à venir',
    suspend: 'Suspendre l’envoi',
    suspended: 'L’envoi est suspendu. Les courriels déjà remis partent encore.',
    resume: 'Reprendre l’envoi',
    resumed: 'L’envoi reprend.',
    again: 'Reprendre comme modèle',
    message: 'Message',
  },
  recipients: {
    title: 'Destinataires',
    all: 'Tous',
    filter: 'État',
    name: 'Personne',
    company: 'Établissement',
    state: 'État',
    posted: 'Heure',
    mail: 'Voir l’envoi',
    read: 'Lu',
    states: STAFF_LISTS['campaign-recipients'].values.state,
  },
};
