import type { TermName } from './glossary';
import { titles } from './titles';

export const firstSteps = {
  /** Fixed wording. */
  nothing: 'Aucune donnée à afficher pour le moment',
  title: 'Votre premier classement en trois étapes',
  intro:
    'L’outil classe une fonction selon la grille de la branche et calcule sa rémunération minimale. Comptez environ 2\u00a0minutes par fonction si vous gardez les degrés prévus.',
  steps: [
    {
      title: 'Choisissez la fonction',
      text: 'Tapez quelques lettres de son nom\u00a0: la grille donne sa catégorie et ses degrés prévus.',
    },
    {
      title: 'Confirmez les critères',
      text: 'Reprenez les degrés de la fonction, ou relevez ceux que l’emploi dépasse. L’effet de chaque degré sur le montant est affiché.',
    },
    {
      title: 'Indiquez la situation de la personne',
      text: 'Son nom, sa quotité, son ancienneté et ses congés. L’outil calcule le montant et en explique chaque ligne.',
    },
  ],
  toHand: 'À avoir sous la main',
  /** Each word opens its definition. */
  needed: [
    { before: 'Le contrat de travail\u00a0: fonction exercée et ', word: 'quotité', term: 'share', after: '.' },
    { before: 'La date d’', word: 'ancienneté', term: 'seniority', after: '.' },
    { before: 'Le nombre de semaines de ', word: 'congés supplémentaires', term: 'leave', after: '.' },
    { before: 'Une description du poste, si un ', word: 'degré', term: 'degree', after: ' est à discuter.' },
  ] as readonly {
    readonly before: string;
    readonly word: string;
    readonly term: TermName;
    readonly after: string;
  }[],
  kept: 'Chaque réponse est enregistrée\u00a0: vous pouvez vous interrompre et reprendre où vous en étiez.',
  action: 'Classer une première fonction',
  importFile: 'Importer un fichier',
  importText:
    'Vous avez la liste de votre personnel\u00a0? Un fichier des noms et des fonctions suffit\u00a0: l’outil applique les degrés prévus à toutes les fonctions, ne montre que ce qui reste à préciser, puis imprime l’ensemble.',
  discover: titles.outils,
} as const;
