import type { TermName } from './glossary';

export const firstSteps = {
  /** Fixed wording. */
  nothing: 'Aucune donnée à afficher pour le moment',
  ways: 'Trois façons de commencer, selon ce que vous avez sous la main.',
  /** When transfers have emptied the establishment. */
  emptied: (names: readonly string[]) =>
    `Les personnes de votre établissement sont passées à ${names.map((name) => `«\u00a0${name}\u00a0»`).join(', ')}. L’organisation des employeurs peut maintenant le fermer. Si vous y classez de nouveau quelqu’un, voici trois façons de commencer.`,
  label: 'Premiers pas',
  file: {
    title: 'Toute l’équipe, depuis un fichier',
    text: 'Une liste de noms et de fonctions suffit. L’outil lit vos colonnes, applique les degrés prévus et ne vous montre que les lignes à préciser.',
    noList: 'Pas encore de liste\u00a0?',
    model: 'Partir d’un modèle',
  },
  person: {
    title: 'Une première personne',
    text: 'Cherchez sa fonction. Comptez environ 2\u00a0minutes par fonction si vous gardez les degrés prévus.',
  },
  example: {
    title: 'D’abord voir un exemple',
    text: 'Des images de l’outil et trois PDF d’un établissement fictif. Rien n’est enregistré.',
    action: 'Ouvrir l’exemple',
    dialog: 'Un établissement fictif, en images et en PDF',
    papers: 'Ce que l’outil imprime',
  },
  toHand: 'À avoir sous la main',
  /** Each word opens its definition. */
  needed: [
    { before: 'la fonction et la ', word: 'quotité', term: 'share', after: ' du contrat' },
    { before: 'la date d’', word: 'ancienneté', term: 'seniority', after: '' },
    { before: 'les semaines de ', word: 'congés en plus', term: 'leave', after: '' },
  ] as readonly {
    readonly before: string;
    readonly word: string;
    readonly term: TermName;
    readonly after: string;
  }[],
} as const;
