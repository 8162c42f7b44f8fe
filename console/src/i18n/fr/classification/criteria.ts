/** Criterion cards, criterion step, questionnaire. The wording of the labels is fixed. */
import { counted, countedPoints, plural } from '@valorisation/rules';

export const criteria = {
  title: 'Critères classants',
  fill: 'Renseigner',
  edit: 'Modifier',
  notConcerned: 'Non concerné',
  pending: 'À renseigner',
  degree: (degree: number) => `Degré ${degree}`,
  points: countedPoints,
  none: 'Aucune',
  noneText: 'Aucune formation retenue',
  reasonMissing: 'Motif à indiquer',
  capacity: 'capacitaire',
  criterion: 'Critère',
  overview: {
    introDraft: (category: string) => `${category} · personne à indiquer`,
    changeFunction: 'Changer de fonction',
    takeTitle: 'Partir des degrés prévus pour la fonction',
    takeText: (degrees: string) =>
      `La convention donne à cette fonction des degrés minimaux\u00a0: ${degrees}. Vous pourrez en relever un à tout moment.`,
    take: (count: number) => `Prendre les degrés prévus (${counted(count, 'critère', 'critères')})`,
    taken: 'Les degrés prévus sont repris.',
    trainingLeft: 'Il reste à renseigner les formations\u00a0: aucun degré n’est prévu pour elles.',
    oneByOne: 'Répondre critère par critère',
    resume: 'Continuer',
    toMissing: 'Voir ce qui manque',
    toSituation: 'Indiquer la situation',
    toResult: 'Voir le résultat',
    computed:
      'Le montant est calculé. Si vous modifiez un degré, la valorisation repasse en cours jusqu’au prochain calcul.',
    awaiting:
      'Une nouvelle grille est en vigueur depuis ce calcul. Modifier un degré ou recalculer utilise la nouvelle grille.',
    toRedo: {
      nothingGone:
        'Une nouvelle grille est en vigueur et cette valorisation est à refaire. Sa fonction et les degrés choisis existent toujours\u00a0: vérifiez chaque critère, puis calculez.',
      gone: (criteria: readonly string[]) =>
        `Une nouvelle grille est en vigueur et n’admet plus le choix fait pour ${plural(
          criteria.length,
          'ce critère',
          'ces critères',
        )}\u00a0: ${criteria.join('\u00a0; ')}. Faites un autre choix, puis calculez.`,
      open: (criteria: readonly string[]) =>
        `Une nouvelle grille est en vigueur et demande une réponse pour ${plural(
          criteria.length,
          'ce critère',
          'ces critères',
        )}\u00a0: ${criteria.join('\u00a0; ')}. Répondez, puis calculez.`,
    },
    notConcerned: (titles: string) => `Non concernés\u00a0: ${titles}`,
    situation: 'Situation de la personne',
    situationEdit: 'Modifier la situation',
  },
  step: {
    back: 'Tous les critères',
    asked: 'Critères à renseigner',
    questions: {
      1: 'Quelle latitude la personne a-t-elle pour organiser son travail et décider\u00a0?',
      2: 'Quelles relations professionnelles le poste exige-t-il\u00a0?',
      3: 'Quelles compétences techniques l’emploi exige-t-il\u00a0?',
      4: 'Le poste comporte-t-il la conduite d’un projet ou d’une équipe\u00a0?',
      5: 'Quel acte de formation la personne conduit-elle\u00a0?',
      6: 'Quelle formation reconnue, liée au poste, la personne détient-elle\u00a0?',
    } as Readonly<Record<number, string>>,
    given: ', renseigné',
    ladder: 'Degrés, du plus bas en bas au plus élevé en haut',
    whatIsDegree: 'Qu’est-ce qu’un degré\u00a0?',
    options: 'Formations reconnues',
    degree: (degree: number) => `Degré ${degree}`,
    gone: (degree: number) =>
      `Le choix d’avant (degré ${degree}) n’est plus admis par la grille en vigueur\u00a0: choisissez-en un autre.`,
    isDefault: 'Prévu pour la fonction',
    notAllowed: 'Inférieur au degré de la fonction\u00a0: non admis.',
    same: 'Choisi',
    reference: 'Compté',
    /** Beside the euros of a degree, which contain more than the euros of its points. */
    withUpdate: 'avec la grille et l’ancienneté du jour',
    /** After the points, under the effect on the amount due, where the conventional minimum changes by another amount. */
    ofMinimum: (difference: string) => `, minimum\u00a0: ${difference}`,
    /** In place of the effect on the amount due, which no degree changes. */
    minimumOnly: (difference: string) => `minimum ${difference}`,
    updateNote:
      'Les écarts comptent aussi la grille et l’ancienneté du jour, que le montant affiché ne compte pas encore.',
    wordsNote: 'Souligné\u00a0: ce qu’un degré demande de plus que celui du dessous.',
    keys: { choose: 'choisir', enter: 'Entrée', goOn: 'continuer' },
    notConcernedOption: 'Non concerné',
    notConcernedOptionText: 'L’emploi ne comporte pas ce critère.',
    reason: 'Motif du degré capacitaire',
    reasonHint:
      'Le degré 1 est réservé à une embauche ou à un changement de poste, avec un plan d’accompagnement de 5\u00a0ans au plus. Dites pourquoi.',
    reasonRequired: 'Indiquez le motif du degré capacitaire.',
    reasonOther: 'Pourquoi ce degré',
    evidence: 'Éléments à l’appui',
    evidenceHint: 'Faits, missions ou documents qui permettront d’expliquer ce choix.',
    argue: 'Argumenter ce choix',
    chooseFirst: 'Choisissez une réponse pour continuer.',
    continue: 'Continuer',
    finish: 'Terminer les critères',
    finishAndCalculate: 'Terminer et calculer',
    computed: 'Le montant est calculé\u00a0: un autre degré remet la valorisation en cours jusqu’au prochain calcul.',
    unknown: {
      title: 'Ce critère n’est pas à renseigner',
      text: 'La fonction n’est pas concernée par ce critère, ou la grille ne le connaît pas.',
    },
  },
  quizz: {
    title: 'Questionnaire des critères',
    done: 'Tous les critères sont renseignés.',
    review: 'Revoir les critères',
  },
} as const;
