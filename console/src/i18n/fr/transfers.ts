import { counted } from '@valorisation/rules';

const people = (count: number) => counted(count, 'personne', 'personnes');

/** People move to another establishment, as the two heads see it. */
export const transfers = {
  intro:
    'L’organisation des employeurs propose de faire passer des personnes d’un établissement à l’autre. Rien ne change sans l’accord des deux directions.',
  notice: 'Un transfert de personnes attend votre réponse.',
  see: 'Voir le transfert',
  none: 'Aucun transfert en cours',
  noneText: 'L’organisation des employeurs peut proposer de faire passer des personnes à un autre établissement.',
  error: 'Les transferts n’ont pas pu être chargés',
  to: (name: string) => `Vers ${name}`,
  from: (name: string) => `Depuis ${name}`,
  until: (siret: string, day: string) => `SIRET ${siret}. Sans réponse avant le ${day}, la demande prend fin.`,
  otherWage:
    'Le Smic de Mayotte ne s’applique que dans l’un des deux établissements. Les valorisations et leurs minimums restent les mêmes, mais le montant à verser peut changer s’il est complété pour atteindre le Smic.',
  refuse: 'Refuser',
  refused: 'Le transfert est refusé. Personne ne change d’établissement.',
  refusing: {
    title: 'Refuser le transfert',
    text: 'Personne ne change d’établissement. L’organisation des employeurs peut refaire une demande.',
  },
  choosing: {
    text: 'Choisissez qui part. Les valorisations, les fiches de poste et leur historique suivent chaque personne\u00a0; les montants restent les mêmes. Les accès limités restent réservés à la direction.',
    named: 'Les personnes que l’organisation des employeurs a nommées sont déjà cochées.',
    people: 'Personnes de votre établissement',
    search: 'Chercher une personne',
    all: (count: number) => `Toutes (${count})`,
    chosen: (count: number) => (count === 0 ? 'Aucune personne choisie' : `${people(count)} sur le départ`),
    nobody: 'Votre établissement n’a plus de personne.',
    noMatch: 'Aucune personne ne porte ce nom.',
    submit: 'Donner votre accord',
    done: 'Votre accord est donné. L’autre direction en est avertie par un message.',
    confirm: (count: number, name: string) =>
      `${people(count)} ${count === 1 ? 'passera' : 'passeront'} à l’établissement «\u00a0${name}\u00a0» dès que sa direction aura confirmé. Vous ne les verrez plus.`,
  },
  waiting: {
    source: (count: number, name: string) =>
      `Vous avez donné votre accord pour ${people(count)}. La direction de ${name} doit encore confirmer.`,
    target: (name: string) => `La direction de ${name} choisit les personnes. Vous confirmerez ensuite.`,
    done: (count: number, name: string) =>
      `${people(count)} ${count === 1 ? 'est passée' : 'sont passées'} à l’établissement «\u00a0${name}\u00a0». Le vôtre n’a plus de personne\u00a0: l’organisation des employeurs peut le fermer.`,
    takeBack: 'Retirer votre accord',
  },
  arriving: {
    text: (count: number) =>
      `${people(count)} ${count === 1 ? 'rejoint' : 'rejoignent'} votre établissement si vous confirmez, avec les valorisations et les fiches de poste.`,
    taken: 'À renommer',
    takenText: 'Une personne de votre établissement porte déjà ce nom ou ce matricule.',
    others: 'Autres personnes',
    name: (name: string) => `Nouveau nom de ${name}`,
    matricule: (name: string, matricule: string) => `Nouveau matricule de ${name} (${matricule} est pris)`,
    withoutMatricule: 'Vide\u00a0: sans matricule.',
    submit: (count: number) => `Accueillir ${people(count)}`,
    confirm: (count: number, name: string) =>
      `${people(count)} ${count === 1 ? 'vient' : 'viennent'} de l’établissement «\u00a0${name}\u00a0», qui ne ${count === 1 ? 'la' : 'les'} verra plus.`,
    confirming: 'Accueillir',
    done: (count: number) => `${people(count)} ${count === 1 ? 'a rejoint' : 'ont rejoint'} votre établissement.`,
    error: 'La liste n’a pas pu être chargée',
  },
} as const;
