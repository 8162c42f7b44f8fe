import { counted, de, plural } from '@valorisation/rules';

const valuations = (count: number) => counted(count, 'valorisation', 'valorisations');

export const planned = {
  intro:
    'Prenez en une fois les degrés que la grille prévoit pour chaque fonction. Il ne vous reste à voir que les valorisations auxquelles il manque une information.',
  back: 'Vos valorisations',
  person: 'Personne et fonction',
  loading: 'Lecture des valorisations',
  failed: 'Ces valorisations n’ont pas pu être lues.',
  nothing: {
    title: 'Aucun degré à prendre',
    text: 'Les valorisations choisies sont déjà calculées, archivées ou supprimées.',
  },
  noSelection: {
    title: 'Aucune valorisation choisie',
    text: 'Cochez des valorisations dans votre liste, puis choisissez «\u00a0Appliquer les degrés prévus\u00a0».',
    action: 'Choisir des valorisations',
  },
  gone: (count: number) =>
    plural(count, 'Une valorisation n’est plus disponible.', `${count} valorisations ne sont plus disponibles.`),
  take: {
    title: (count: number) => `${valuations(count)} en cours`,
    text: 'Chaque critère sans réponse prend le degré prévu pour la fonction\u00a0; vos réponses sont gardées.',
    /** Printing all valuations at once is final and cannot be undone. */
    final:
      'Ces degrés ne s’annulent pas d’un seul geste\u00a0: ensuite, chacun se modifie dans le classement de sa valorisation.',
    action: (count: number, inProgress: number) =>
      inProgress === 1
        ? 'Appliquer les degrés prévus'
        : count === inProgress
          ? 'Appliquer les degrés prévus à toutes'
          : `Appliquer les degrés prévus à ${count} sur ${inProgress}`,
    /** Before the button: which valuations will get an amount, and which will not. */
    computed: (count: number) => `${valuations(count)} ${plural(count, 'sera calculée', 'seront calculées')}`,
    incomplete: (count: number) => `${valuations(count)} ${plural(count, 'restera', 'resteront')} à compléter`,
    lacks: { seniority: 'ancienneté à renseigner', training: 'diplôme à renseigner', refused: 'calcul refusé' },
    /** What they give together. */
    month: 'Par mois en tout',
    running: 'Degrés prévus en cours d’application',
    progress: (done: number, all: number) => `${done} sur ${all}`,
  },
  done: (computed: number, waiting: number) =>
    [
      computed === 0
        ? 'Aucune valorisation calculée pour le moment.'
        : `${valuations(computed)} ${plural(computed, 'calculée', 'calculées')}.`,
      waiting > 0 ? `${counted(waiting, 'reste', 'restent')} à compléter.` : '',
      computed > 0 ? 'Vérifiez les montants, puis imprimez.' : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  stopped: (done: string, reason: string) => `${done} La suite a été interrompue\u00a0: ${reason}`,
  missing: {
    title: (count: number) => `${valuations(count)} à compléter`,
    text: 'Renseignez ce que vous savez, puis confirmez une seule fois. Une ligne laissée vide reste en cours.',
    seniority: 'Ancienneté',
    training: 'Diplôme',
    other: 'À faire',
    seniorityOf: (name: string) => `Date d’ancienneté ${de(name)}`,
    without: 'Sans ancienneté',
    withoutOf: (name: string) => `Sans ancienneté\u00a0: ${name}`,
    allWithout: (count: number) =>
      plural(
        count,
        'La fonction sans date est sans ancienneté',
        `Les ${count} fonctions sans date sont sans ancienneté`,
      ),
    trainingOf: (name: string) => `Diplôme ${de(name)}`,
    trainingChoice: 'Diplôme à renseigner',
    answers: 'Autre fonction\u00a0: degrés à choisir',
    reason: 'Motif du degré à saisir',
    open: 'Continuer le classement',
    openOf: (name: string) => `Continuer le classement ${de(name)}`,
    confirm: (count: number) => (count === 0 ? 'Confirmer' : `Confirmer pour ${valuations(count)}`),
    nothingSaid: 'Renseignez au moins une ligne avant de confirmer.',
    wrongDays: (count: number) => plural(count, 'Une date est à corriger.', `${count} dates sont à corriger.`),
    pages: (first: number, last: number, all: number) => `Lignes ${first} à ${last} sur ${all}`,
  },
  below: {
    title: (count: number) => `${valuations(count)} sous le minimum`,
    text: 'Le classement donne moins que le Smic ou le minimum de la branche\u00a0: le montant à verser est relevé. Vérifiez ces degrés avant d’imprimer.',
  },
  amounts: {
    title: (count: number, isRest: boolean) =>
      isRest
        ? plural(count, 'L’autre montant', `Les ${count} autres montants`)
        : plural(count, 'Le montant calculé', `Les ${count} montants calculés`),
    text: 'Chaque montant mène à son calcul.',
  },
  print: {
    title: (count: number) =>
      `Imprimer ${plural(count, 'la valorisation calculée', `les ${count} valorisations calculées`)}`,
    text: 'Un seul PDF\u00a0: les valorisations avec un signet chacune, ou les dossiers d’entretien avec un signet par personne.',
    action: (count: number) => plural(count, 'Télécharger le PDF', `Télécharger le PDF des ${count} valorisations`),
    part: (first: number, last: number) => `Télécharger le PDF, valorisations ${first} à ${last}`,
    fileName: 'Classements.pdf',
    interviews: 'Dossiers d’entretien (PDF)',
    interviewsPart: (first: number, last: number) => `Dossiers d’entretien (PDF), valorisations ${first} à ${last}`,
    interviewsFile: 'Dossiers-d-entretien.pdf',
  },
} as const;
