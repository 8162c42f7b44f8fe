import { counted, plural } from '@valorisation/rules';

export const common = {
  current: 'Classement en cours',
  dashboard: 'Vos valorisations',
  loading: 'Chargement de la valorisation',
  panel: { details: 'Détails' },
  error: {
    title: 'Cette valorisation n’a pas pu être chargée',
    kept: 'Ce que vous avez enregistré est conservé.',
    back: 'Retourner à vos valorisations',
  },
  unknown: {
    title: 'Cette valorisation est introuvable',
    text: 'Elle n’existe pas, a été supprimée ou masquée, ou ne fait pas partie de votre établissement.',
  },
  noFunction: {
    title: 'Choisissez d’abord une fonction',
    text: 'Les critères et leurs degrés dépendent de la fonction et de sa catégorie.',
    action: 'Choisir une fonction',
  },
  functionGone: {
    title: 'La fonction de cette valorisation n’existe plus',
    named: (title: string) => `La fonction «\u00a0${title}\u00a0» n’existe plus`,
    text: 'La grille en vigueur ne comporte plus cette fonction. Choisissez-en une autre\u00a0: les réponses qui restent valables seront gardées.',
    action: 'Choisir une autre fonction',
  },
  archived: {
    text: 'Cette valorisation est archivée\u00a0: elle ne peut plus être modifiée.',
    action: 'Ouvrir le résultat',
  },
  unconfirmed: 'Valeurs à confirmer par la branche',
  result: {
    label: 'Résultat',
    ofFormerGrid: 'à mettre à jour',
    explain: 'Voir le calcul',
    explainTitle: 'Le calcul, ligne par ligne',
    explainProvisional: 'Calcul d’après vos réponses actuelles. Rien n’est arrêté avant que vous calculiez.',
    print: 'Imprimer',
    underMinimumBy: (points: string) => `Sous le minimum\u00a0: indice inférieur de ${points} au seuil.`,
    /** What the amount assumes for unanswered criteria. */
    planned: (count: number) => `avec les degrés prévus pour ${counted(count, 'critère', 'critères')}`,
    trainingOpen: 'diplôme à renseigner',
    /** What it assumes for a situation that was not said yet. */
    fullTime: 'à temps plein',
    beforeSeniority: 'avant ancienneté',
    nothingPlanned: (count: number) =>
      `Aucun degré n’est prévu pour une autre fonction\u00a0: ${plural(
        count,
        'un critère sans réponse ne compte',
        `${count}\u00a0critères sans réponse ne comptent`,
      )} pas encore.`,
    unavailable: 'Montant indisponible\u00a0: vérifiez la situation saisie.',
  },
  steps: {
    label: 'Étapes',
    function: 'Fonction',
    situation: 'Situation',
    criteria: 'Critères',
    result: 'Résultat',
  },
  ledger: {
    label: 'Indice, ligne par ligne',
    base: 'Indice de base',
    leave: 'Congés',
    seniority: 'Ancienneté',
    criteria: 'Critères',
    situation: 'Base, congés et ancienneté',
    total: 'Indice réel',
    majored: 'Indice majoré',
    unit: 'en points',
    weeks: (weeks: number) => (weeks === 0 ? 'aucune semaine' : counted(weeks, 'semaine', 'semaines')),
    years: (years: number, rate: number) => (years === 0 ? 'aucune' : `${counted(years, 'an', 'ans')}, ${rate}\u00a0%`),
    planned: 'degrés prévus',
    degree: (degree: number, isPlanned: boolean) => `degré ${degree}${isPlanned ? ' prévu' : ''}`,
  },
  progress: {
    label: 'Critères renseignés',
    /** The criteria that need an answer, without those that do not concern the function. */
    text: (answered: number, asked: number, notConcerned: number) =>
      `${counted(answered, 'critère renseigné', 'critères renseignés')} sur ${asked}${
        notConcerned === 0 ? '' : `, ${counted(notConcerned, 'non concerné', 'non concernés')}`
      }`,
  },
  saving: {
    saving: 'Enregistrement',
    typing: 'Enregistré dès que vous quittez le champ',
    draft: 'Pas encore enregistré',
    refused: 'Une saisie est à corriger',
    failed: 'Non enregistré',
    failedText: 'Votre réponse est gardée ici.',
    retry: 'Réessayer',
    discard: 'Abandonner cette saisie',
    staleTitle: 'Cette valorisation a changé entre-temps',
    staleText:
      'Une autre personne, ou un autre onglet, l’a modifiée depuis que vous l’avez ouverte. Votre dernière réponse n’est pas enregistrée\u00a0; rien n’a été écrasé.',
    reload: 'Recharger sans ma réponse',
    redo: 'Reprendre ma réponse sur la nouvelle version',
  },
} as const;
