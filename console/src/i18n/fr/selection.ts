import { de, plural } from '@valorisation/rules';

const valuations = (count: number) => `${count} ${plural(count, 'valorisation', 'valorisations')}`;

const functions = (count: number) => `${count} ${plural(count, 'fonction', 'fonctions')}`;

export const selection = {
  row: (title: string, profile: string) => `Sélectionner ${title}, ${profile}`,
  profile: (name: string) => `Sélectionner toutes les fonctions ${de(name)}`,
  all: 'Tout sélectionner',
  bar: 'Actions sur la sélection',
  count: (count: number) => `${valuations(count)} ${plural(count, 'sélectionnée', 'sélectionnées')}`,
  short: (count: number) => `${count} ${plural(count, 'sélectionnée', 'sélectionnées')}`,
  elsewhere: (count: number) => `dont ${count} hors de cet écran`,
  none: 'Plus aucune valorisation sélectionnée',
  clear: 'Tout désélectionner',
  more: 'Autres actions',
  morePhone: 'Autres',
  actions: {
    bringUpToDate: 'Mettre à jour',
    anniversary: 'Appliquer l’ancienneté du jour',
    planned: 'Appliquer les degrés prévus',
    print: 'Télécharger les PDF',
    jobSheets: 'Imprimer les fiches de poste',
    interviews: 'Préparer les entretiens',
    archive: 'Archiver',
    unarchive: 'Desarchiver',
    show: 'Rendre visible',
    hide: 'Masquer',
    duplicate: 'Dupliquer',
    delete: 'Supprimer',
  },
  /** Acts on the active functions of one person. */
  ofPerson: {
    archive: (count: number) => `Archiver ${functions(count)}`,
    hide: (count: number) => `Masquer ${functions(count)}`,
    show: (count: number) => `Rendre ${functions(count)} ${plural(count, 'visible', 'visibles')}`,
  },
  concerned: (count: number, all: number) => `${count} sur ${all}`,
  done: {
    bringUpToDate: (count: number) =>
      `${valuations(count)} ${plural(count, 'mise à jour', 'mises à jour')} sur la grille en vigueur.`,
    anniversary: (count: number) => `Ancienneté du jour appliquée à ${valuations(count)}.`,
    archive: (count: number) => `${valuations(count)} ${plural(count, 'archivée', 'archivées')}.`,
    unarchive: (count: number) => `${valuations(count)} ${plural(count, 'sortie', 'sorties')} des archives.`,
    show: (count: number) =>
      `${valuations(count)} ${plural(count, 'rendue visible', 'rendues visibles')} de vos comptes associés.`,
    hide: (count: number) => `${valuations(count)} ${plural(count, 'masquée', 'masquées')} à vos comptes associés.`,
    duplicate: (count: number) => `${valuations(count)} ${plural(count, 'dupliquée', 'dupliquées')}.`,
    delete: (count: number) => `${valuations(count)} ${plural(count, 'supprimée', 'supprimées')}.`,
  },
  left: {
    bringUpToDate: (count: number) =>
      `${count} ${plural(count, 'autre n’attendait pas', 'autres n’attendaient pas')} de mise à jour.`,
    anniversary: (count: number) =>
      `${count} ${plural(count, 'autre n’avait pas', 'autres n’avaient pas')} d’ancienneté à appliquer.`,
    archive: (count: number) => `${count} ${plural(count, 'l’était', 'l’étaient')} déjà.`,
    unarchive: (count: number) =>
      `${count} ${plural(count, 'autre n’était pas archivée', 'autres n’étaient pas archivées')}.`,
    show: (count: number) => `${count} ${plural(count, 'l’était', 'l’étaient')} déjà.`,
    hide: (count: number) => `${count} ${plural(count, 'l’était', 'l’étaient')} déjà.`,
    duplicate: () => '',
    delete: () => '',
  },
  /** The number of rows that an update to the grid in force cannot change. */
  leftToRedo: (count: number) =>
    plural(
      count,
      'Une valorisation à refaire n’est pas comprise\u00a0: sa fonction ou un degré choisi n’existe plus dans la grille. Une mise à jour ne suffit pas, son classement est à reprendre.',
      `${count} valorisations à refaire ne sont pas comprises\u00a0: leur fonction ou un degré choisi n’existe plus dans la grille. Une mise à jour ne suffit pas, leur classement est à reprendre.`,
    ),
  wholeList: (profiles: number) => `Sélectionner toute la liste (${profiles} personnes)`,
  gone: (count: number) =>
    plural(
      count,
      'Une valorisation supprimée ou masquée est retirée de la sélection.',
      `${count} valorisations supprimées ou masquées sont retirées de la sélection.`,
    ),
  update: {
    acts: {
      bringUpToDate: {
        title: (count: number) => `Mettre à jour ${valuations(count)}`,
        refusedTitle: (count: number) =>
          `${valuations(count)} ne ${plural(count, 'peut pas être mise à jour', 'peuvent pas être mises à jour')}`,
        confirm: (count: number) => `Mettre à jour ${valuations(count)}`,
      },
      anniversary: {
        title: (count: number) => `Appliquer l’ancienneté du jour à ${valuations(count)}`,
        refusedTitle: (count: number) => `L’ancienneté du jour ne peut pas être appliquée à ${valuations(count)}`,
        confirm: (_count: number) => 'Appliquer l’ancienneté du jour',
      },
    },
    sameGrid:
      'Chaque montant est calculé à la date d’aujourd’hui sur la grille de la valorisation. Le statut ne change pas.',
    total: 'Ensemble',
    perHour: (count: number) =>
      `${valuations(count)} à l’heure\u00a0: ${plural(count, 'elle n’est pas comptée', 'elles ne sont pas comptées')} dans le total.`,
    belowMinimum: (count: number, falling: number) =>
      `${valuations(count)} ${plural(count, 'sera', 'seront')} sous le minimum en vigueur (plancher de la branche ou Smic)` +
      (falling === 0
        ? ', comme aujourd’hui.'
        : falling === count
          ? `, ce qui n’est pas le cas aujourd’hui.`
          : `, dont ${falling} qui ne l’${plural(falling, 'est', 'sont')} pas aujourd’hui.`),
    falls: 'Passe sous le minimum',
    rows: 'Anciens et nouveaux montants',
    row: 'Personne',
    same: 'Inchangé',
    otherUnit: 'Autre unité',
    failed: 'Les montants actuels sont conservés.',
    refused: 'Rien n’a été modifié.',
    note: 'Les anciens montants restent dans les historiques.',
  },
  print: {
    title: (count: number) => `Télécharger les PDF de ${valuations(count)}`,
    forms: 'Forme du téléchargement',
    form: { pdf: 'Un seul document', zip: 'Un fichier par valorisation' },
    formHint: {
      pdf: 'Un PDF avec un signet par valorisation, à imprimer en une fois.',
      zip: 'Un dossier compressé (ZIP), à classer ou à transmettre séparément.',
    },
    /** Why the folder has no PDF of some selected rows. */
    left: {
      archived: (count: number) =>
        `${valuations(count)} ${plural(count, 'archivée est laissée', 'archivées sont laissées')} de côté.`,
      uncomputed: (count: number) =>
        `${valuations(count)} ${plural(count, 'n’est pas encore calculée', 'ne sont pas encore calculées')}\u00a0: sans PDF.`,
      'never-computed': (count: number) =>
        `${valuations(count)} ${plural(count, 'archivée n’a jamais été calculée', 'archivées n’ont jamais été calculées')}\u00a0: sans PDF.`,
    },
    withArchived: (count: number) =>
      plural(count, 'Ajouter la valorisation archivée', `Ajouter les ${count} valorisations archivées`),
    tooMany: (count: number, most: number) =>
      `Un téléchargement compte au plus ${most} valorisations, vous en avez sélectionné ${count}. Réduisez la sélection, par exemple avec la recherche ou les onglets.`,
    fileName: { pdf: 'Classements.pdf', zip: 'Classements.zip' },
    confirm: 'Télécharger',
    close: 'Fermer',
  },
  twoSided: 'Impression recto verso\u00a0: chaque personne commence sur une nouvelle feuille',
  jobSheets: {
    title: (people: number) => `Fiches de poste de ${people} ${plural(people, 'personne', 'personnes')}`,
    fileName: { pdf: 'Fiches-de-poste.pdf', zip: 'Fiches-de-poste.zip' },
    form: { pdf: 'Un seul document', zip: 'Un fichier par personne' },
    formHint: {
      pdf: 'Un PDF avec un signet par personne, à imprimer en une fois.',
      zip: 'Un dossier compressé (ZIP), à classer ou à transmettre séparément.',
    },
  },
  interviews: {
    title: (people: number) =>
      `Préparer ${plural(people, 'l’entretien d’une personne', `les entretiens de ${people} personnes`)}`,
    loading: 'Vérification des montants',
    failed: 'Les montants ne peuvent pas être vérifiés',
    /** Which amounts in the folders are not up to date. */
    late: {
      uncomputed: (count: number) =>
        `${valuations(count)} ${plural(count, 'n’est pas encore calculée', 'ne sont pas encore calculées')}\u00a0: le dossier n’en indique aucun montant.`,
      behind: (count: number) =>
        `${valuations(count)} ${plural(count, 'est', 'sont')} à mettre à jour\u00a0: le dossier indique le montant dû aujourd’hui, qui n’est pas encore enregistré.`,
      stuck: (count: number) =>
        `${valuations(count)} ne ${plural(count, 'peut pas être mise à jour', 'peuvent pas être mises à jour')}\u00a0: le dossier indique l’ancien montant.`,
      held: (count: number) =>
        `${valuations(count)} ${plural(count, 'est', 'sont')} à mettre à jour, mais une autre fonction de la même personne ne peut pas l’être\u00a0: le dossier indique l’ancien montant.`,
    },
    withLate: (people: number) =>
      plural(
        people,
        'Préparer aussi le dossier de cette personne',
        `Préparer aussi les dossiers de ces ${people} personnes`,
      ),
    open: 'Ouvrir le dossier',
    fileName: 'Dossiers-d-entretien.pdf',
  },
  named: 'Valorisations concernées',
  confirmDelete: {
    /** Fixed wording. */
    question: (count: number) => `Êtes-vous sûr de supprimer ces ${count} classements?`,
    lost: 'Leurs réponses et leurs historiques ne seront plus accessibles. Pour les garder, archivez-les.',
  },
  /** A selection is sent to the server in several calls. This text appears when one of them has failed. */
  stopped: (done: string, reason: string) => `${done} La suite a été interrompue\u00a0: ${reason}`,
} as const;
