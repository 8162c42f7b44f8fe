import { counted, plural, type EnteredAmount, type EnteredTerms } from '@valorisation/rules';

/** Each term's name, for its field and the journal. */
export const termLabels = {
  shareHundredths: 'Quotité de travail',
  seniorityOn: 'Date d’ancienneté',
  leaveWeeks: 'Semaines de congés supplémentaires',
  hourly: 'Rémunération',
  fixedDays: 'Forfait annuel en jours',
  guaranteedCents: 'Rémunération mensuelle garantie',
} as const satisfies Readonly<Record<keyof EnteredTerms, string>>;

const amountHints: Readonly<Record<EnteredAmount, string>> = {
  guaranteedCents:
    'Le salaire brut déjà garanti à la personne, à sa quotité. S’il dépasse le minimum, il est converti en indice majoré.',
};

export const calculation = {
  labels: termLabels,
  amountHints,
  title: 'Calcul',
  intro: (title: string, profile: string) => `${title} · ${profile}`,
  situation: 'Situation de la personne',
  /** Keeps the line of what the day counts for. */
  seniorityHint: '\u00a0',
  seniorityMissing: 'Saisissez la date d’ancienneté, ou choisissez «\u00a0Sans\u00a0ancienneté\u00a0».',
  seniorityCounts: (years: number, rate: number) =>
    `${counted(years, 'an révolu', 'ans révolus')}, taux de ${rate}\u00a0%`,
  noSeniority: 'Sans ancienneté',
  seniorityFuture: 'La date d’ancienneté ne peut pas être dans le futur.',
  seniorityTooOld: 'Cette date est trop ancienne\u00a0: vérifiez l’année.',
  leaveHint: 'Au-delà des 5\u00a0légales.',
  leaveWeeks: (weeks: number) => (weeks === 0 ? 'Aucune' : `${weeks} ${plural(weeks, 'semaine', 'semaines')}`),
  shareHint: 'Temps plein\u00a0: 100\u00a0%',
  /** ‘0,5’ is valid, but who types it mostly means a half. */
  shareTiny: (typed: string, meant: string) =>
    `${typed} d’un temps plein. Vouliez-vous dire ${meant}\u00a0? Saisissez alors ${meant}.`,
  shareInvalid: 'Saisissez une quotité supérieure à 0 et d’au plus 100\u00a0%.',
  payHint: 'À l’heure de formation\u00a0: réservé aux enseignantes et enseignants-formateurs.',
  monthly: 'Au mois',
  hourly: 'À l’heure de formation',
  fixedDaysHint: (factor: string) => `Réservé aux cadres\u00a0: l’indice est multiplié par ${factor}.`,
  guaranteeIdle: 'Ce montant ne dépasse pas le minimum calculé\u00a0: il ne change pas le résultat.',
  amountInvalid: 'Saisissez un montant positif d’au plus 1\u00a0000\u00a0000\u00a0€, ou laissez vide.',
  more: 'Cas particuliers',
  cases: { guarantee: 'rémunération garantie', fixedDays: 'forfait en jours' },
  calculate: 'Calculer',
  toResult: 'Voir le résultat',
  ready: 'Tous les critères sont renseignés.',
  missing: 'Il reste à renseigner avant le calcul',
  missingReason: (criterion: string) => `${criterion}\u00a0: motif du degré capacitaire`,
  failed: 'Le calcul n’a pas abouti.',
  unsaved: 'Une saisie n’est pas enregistrée. Corrigez-la ou réessayez, puis calculez.',
  back: 'Retour aux critères',
  provisionalTitle: 'Calcul provisoire',
  provisionalText: 'Ce détail suit vos saisies. Le montant est arrêté quand vous calculez.',
  updateTitle: 'Calcul après mise à jour',
  dueAfterUpdate: 'Après mise à jour, à verser au moins',
  updateText:
    'Ce détail est celui de la grille en vigueur et de l’ancienneté du jour. Le montant à verser reste celui du résultat tant que vous n’avez pas calculé.',
  /** Beside fields of an amount that is already computed: which changes remove the amount, and which recompute it. */
  computed: {
    resets: {
      inProgress: (terms: string) =>
        `Le montant est calculé. Si vous modifiez ${terms}, il est retiré et la valorisation repasse en cours jusqu’au prochain calcul.`,
      toRedo: (terms: string) => `Si vous modifiez ${terms}, le montant est retiré jusqu’au prochain calcul.`,
      seniority: 'la date d’ancienneté',
      leave: 'les semaines de congés',
      pay: 'la rémunération au mois ou à l’heure',
    },
    inPlace: (withFixedDays: boolean) =>
      withFixedDays
        ? 'La quotité, la rémunération garantie et le forfait en jours recalculent le montant une fois la saisie terminée.'
        : 'La quotité et la rémunération garantie recalculent le montant une fois la saisie terminée.',
  },
  withdrawn: {
    inProgress:
      'La valorisation est repassée en cours\u00a0: son montant n’est plus établi. Si vous quittez sans calculer, elle reste en cours.',
    toRedo: 'Le montant n’est plus établi. Si vous quittez sans calculer, la valorisation reste à refaire.',
  },
} as const;
