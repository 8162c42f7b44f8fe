import { counted } from '@valorisation/rules';

export const profileConcerned = {
  title: 'Profil concerné',
  intro: (title: string) =>
    `Qui exerce la fonction «\u00a0${title}\u00a0»\u00a0? Un profil réunit toutes les fonctions d’une même personne.`,
  choice: 'Profil',
  isNew: 'Nouveau profil',
  existing: 'Profil existant',
  name: 'Nom de la personne',
  nameHint: 'Par exemple «\u00a0Dupont Camille\u00a0». Ce nom n’est visible que dans votre établissement.',
  near: (name: string) => `Une personne porte presque ce nom\u00a0: «\u00a0${name}\u00a0». Est-ce la même\u00a0?`,
  chooseIt: (name: string) => `Choisir le profil existant «\u00a0${name}\u00a0»`,
  filter: 'Rechercher un profil',
  filterHint: 'Tapez trois lettres du nom.',
  list: 'Profils de l’établissement',
  noProfile: 'Aucun profil pour le moment\u00a0: saisissez un nom.',
  noMatch: 'Aucun profil ne porte ce nom.',
  required: 'Choisissez un profil.',
  save: 'Enregistrer et continuer',
  calculate: (count: number) => `Calculer avec les degrés prévus (${counted(count, 'critère', 'critères')})`,
  saveChange: 'Enregistrer le profil',
  namesFailed: 'Les profils existants n’ont pas pu être chargés. Le nom sera vérifié à l’enregistrement.',
  failed: 'La valorisation n’a pas pu être enregistrée.',
  kept: 'Votre saisie est gardée.',
  backToFunction: 'Changer de fonction',
  backToValuation: 'Retour au classement',
} as const;
