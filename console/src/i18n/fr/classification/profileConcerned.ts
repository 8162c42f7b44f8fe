import { counted } from '@valorisation/rules';

export const profileConcerned = {
  title: 'Qui exerce cette fonction\u00a0?',
  documentTitle: (title: string) => `Situation · ${title}`,
  choice: 'Profil',
  isNew: 'Nouveau profil',
  existing: 'Profil existant',
  name: 'Nom de la personne',
  nameHint: 'Nom Prénom',
  near: (name: string) => `Une personne porte presque ce nom\u00a0: «\u00a0${name}\u00a0». Est-ce la même\u00a0?`,
  chooseIt: (name: string) => `Choisir le profil existant «\u00a0${name}\u00a0»`,
  filter: 'Rechercher un profil',
  filterHint: 'Tapez trois lettres du nom.',
  list: 'Profils de l’établissement',
  noProfile: 'Aucun profil pour le moment\u00a0: saisissez un nom.',
  noMatch: 'Aucun profil ne porte ce nom.',
  required: 'Choisissez un profil.',
  toAnswer: (count: number) =>
    count === 0 ? 'critères renseignés' : `${counted(count, 'critère', 'critères')} à confirmer`,
  continue: 'Continuer',
  continueWhere: 'vers les critères',
  takePlanned: 'Garder les degrés prévus et calculer',
  namesFailed: 'Les profils existants n’ont pas pu être chargés. Le nom sera vérifié à l’enregistrement.',
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
