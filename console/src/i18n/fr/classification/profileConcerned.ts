import { counted } from '@valorisation/rules';

export const profileConcerned = {
  title: 'Qui exerce cette fonction\u00a0?',
  documentTitle: (title: string) => `Situation · ${title}`,
  choice: 'Personne',
  isNew: 'Nouvelle personne',
  existing: 'Personne existante',
  name: 'Nom de la personne',
  nameHint: 'Nom Prénom',
  near: (name: string) => `Une personne porte presque ce nom\u00a0: «\u00a0${name}\u00a0». Est-ce la même\u00a0?`,
  chooseIt: (name: string) => `Choisir la personne existante «\u00a0${name}\u00a0»`,
  filter: 'Rechercher une personne',
  filterHint: 'Tapez trois lettres du nom.',
  list: 'Personnes de l’établissement',
  noProfile: 'Aucune personne pour le moment\u00a0: saisissez un nom.',
  noMatch: 'Aucune personne ne porte ce nom.',
  required: 'Choisissez une personne.',
  toAnswer: (count: number) =>
    count === 0 ? 'critères renseignés' : `${counted(count, 'critère', 'critères')} à confirmer`,
  continue: 'Continuer',
  continueWhere: 'vers les critères',
  takePlanned: 'Garder les degrés prévus et calculer',
  namesFailed: 'Les personnes existantes n’ont pas pu être chargées. Le nom sera vérifié à l’enregistrement.',
  failed: 'La valorisation n’a pas pu être enregistrée.',
  kept: 'Votre saisie est gardée.',
  seeCriteria: 'Voir les critères',
  changeFunction: 'Changer de fonction',
  changePerson: 'Changer de personne',
  otherShare: (share: string, total: string, isOver: boolean) =>
    `Les autres fonctions de cette personne représentent déjà ${share} d’un temps plein, soit ${total} avec celle-ci.` +
    (isOver ? ' C’est plus d’un temps plein\u00a0: réduisez la quotité.' : ''),
  otherDays: (days: string) => `Ancienneté indiquée pour ses autres fonctions\u00a0: ${days}.`,
} as const;
