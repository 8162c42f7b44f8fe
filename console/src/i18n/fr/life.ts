/** The life of a valuation: actions, update, history, other people's changes. The labels are fixed. */
import { de, plural } from '@valorisation/rules';
import { termLabels } from './classification/calculation';
import { live } from './live';

const named = (title: string) => `«\u00a0${title}\u00a0»`;
const valuation = (title: string) => `La valorisation ${named(title)}`;

interface Seniority {
  readonly years: number;
  readonly ratePercent: number;
}
const years = ({ years: count }: Seniority) =>
  count === 0 ? 'moins d’un an' : `${count}\u00a0${plural(count, 'an', 'ans')}`;
const rate = ({ ratePercent }: Seniority) => `${ratePercent}\u00a0%`;

export const life = {
  actions: {
    bringUpToDate: 'Mettre à jour',
    anniversary: 'Appliquer l’ancienneté du jour',
    duplicate: 'Dupliquer',
    duplicateAndArchive: 'Dupliquer et archiver',
    archive: 'Archiver',
    unarchive: 'Desarchiver',
    hide: 'Masquer',
    show: 'Rendre visible',
    delete: 'Supprimer',
  },
  /** In the bar of the result, which is narrow on a phone. */
  applySeniority: 'Appliquer l’ancienneté',
  /** Accessible name of a short button beside a row. */
  actionOn: (action: string, title: string) => `${action}, ${title}`,
  done: {
    bringUpToDate: (title: string, amount: string) => `${valuation(title)} est à jour\u00a0: ${amount}.`,
    anniversary: (title: string, before: string, after: string) =>
      before === after
        ? `Ancienneté du jour appliquée à ${named(title)}\u00a0: le montant reste ${after}.`
        : `Ancienneté du jour appliquée à ${named(title)}\u00a0: ${after}, au lieu de ${before}.`,
    duplicate: (title: string, profile: string) => `Une copie de ${named(title)} est ajoutée pour ${profile}.`,
    duplicateAndArchive: (title: string, profile: string) =>
      `Une copie archivée de ${named(title)} est ajoutée pour ${profile}.`,
    archive: (title: string, profile: string) => `${valuation(title)} (${profile}) est archivée.`,
    unarchive: (title: string, _profile: string, status: string) =>
      `${valuation(title)} n’est plus archivée. Statut\u00a0: ${status}.`,
    hide: (title: string) =>
      `${valuation(title)} est masquée\u00a0: seuls le compte principal et la personne qui l’a créée la voient.`,
    show: (title: string) => `${valuation(title)} est visible de vos comptes associés.`,
    noteHistory: () => 'Le montant actuel est noté dans l’historique.',
    delete: (title: string, profile: string) => `${valuation(title)} (${profile}) est supprimée.`,
    deleteProfile: (name: string) => `La personne ${name} est supprimée.`,
    rename: (name: string) => `La personne s’appelle maintenant ${name}.`,
  },
  birthday: {
    passed: 'L’ancienneté de ce poste a franchi un palier depuis le dernier calcul.',
    advice: {
      anniversary: 'Appliquez l’ancienneté du jour.',
      bringUpToDate: 'La mise à jour en tient compte.',
      redo: 'Le prochain calcul en tiendra compte.',
    },
    profile:
      'L’ancienneté d’une fonction de cette personne a franchi un palier depuis son dernier calcul. La ligne de la fonction indique ce qu’il faut faire.',
  },
  changedMeanwhile:
    'Cette valorisation a changé entre-temps\u00a0: rien n’a été modifié. L’écran montre son nouvel état, vérifiez-le puis recommencez.',
  gone: 'Cette valorisation n’existe plus\u00a0: une autre personne l’a supprimée ou masquée.',
  confirmDelete: {
    /** Fixed wording. */
    title: 'Confirmation de suppression',
    valuation: (title: string, profile: string) =>
      `Le classement ${named(title)} ${de(profile)}, ses réponses et son historique seront supprimés.`,
    /** After a draft is deleted, a message offers to restore it for some seconds. */
    draftLost: (seconds: number) => `Un message vous permettra d’annuler pendant ${seconds}\u00a0secondes.`,
    orArchive: 'L’archiver les garde hors de la liste.',
    profile: (name: string) => `Voulez-vous vraiment supprimer la personne ${named(name)}\u00a0?`,
    profileLost: 'Cette personne n’a plus aucune fonction.',
    confirm: 'Supprimer',
  },
  update: {
    acts: {
      bringUpToDate: {
        title: (person: string) => `${person}\u00a0: mise à jour`,
        loading: 'Calcul sur la grille en vigueur',
        failedTitle: 'La mise à jour ne peut pas être calculée',
      },
      anniversary: {
        title: (person: string) => `${person}\u00a0: ancienneté du jour`,
        loading: 'Calcul avec l’ancienneté du jour',
        failedTitle: 'L’ancienneté du jour ne peut pas être appliquée',
      },
    },
    seniority: {
      change: (before: Seniority, after: Seniority, step: { on: string; isFirst: boolean }) =>
        `L’ancienneté passe de ${years(before)} à ${years(after)} et son taux de ${rate(before)} à ${rate(after)}\u00a0: ` +
        (step.isFirst ? `premier palier franchi le ${step.on}.` : `palier franchi le ${step.on}.`),
      same: (percent: number, since: string) =>
        `Aucun palier n’a été franchi depuis le calcul du ${since}\u00a0: le taux reste de ${percent}\u00a0%.`,
      amount: (day: string) => `Le nouveau montant est calculé au ${day}, sur la même grille. Le statut ne change pas.`,
      next: (day: string) => `Prochain anniversaire\u00a0: le ${day}.`,
      last: 'Le taux ne peut plus augmenter\u00a0: il n’y aura pas d’autre anniversaire.',
      short: (before: Seniority, after: Seniority) =>
        `De ${years(before)} à ${years(after)}, taux de ${rate(before)} à ${rate(after)}`,
    },
    difference: 'Différence',
    same: 'Montant inchangé',
    otherUnit: 'Autre unité',
    explain: { current: 'Voir le calcul actuel', next: 'Voir le nouveau calcul' },
    steps: 'Ce qui change dans le calcul',
    noSteps: 'Aucune ligne du calcul ne change.',
    step: 'Ligne du calcul',
    before: 'Avant',
    after: 'Après',
    none: 'Absent',
    note: 'L’ancien montant reste dans l’historique.',
    failedText: 'Le montant actuel est conservé.',
    openClassification: 'Ouvrir le classement',
  },
  awaiting: {
    title: (day: string | null) =>
      day === null ? 'Une nouvelle grille est en vigueur.' : `Une nouvelle grille est en vigueur depuis le ${day}.`,
    compare: 'Comparer puis mettre à jour',
  },
  history: {
    title: 'Historique',
    of: (person: string) => `Historique ${de(person)}`,
    views: 'Ce que montre l’historique',
    amounts: 'Montants',
    journal: 'Modifications',
    past: 'À une date passée',
    none: 'Aucun montant enregistré pour l’instant. Le premier calcul en ajoutera un.',
    editor: 'Par',
    minimum: 'Minimum par mois',
    /** For an hourly function, whose stored amount is its monthly equivalent. */
    monthOfHours: 'Équivalent mensuel',
    date: 'Date',
    explain: 'Voir le calcul d’alors',
    note: 'Noter le montant actuel',
    noteHint: 'Ajoute une ligne à votre nom, à la date du jour.',
  },
  journal: {
    loading: 'Chargement des modifications',
    failed: 'Les modifications n’ont pas pu être chargées',
    label: 'Modifications, de la plus récente à la plus ancienne',
    at: (day: string, time: string) => `${day} à ${time}`,
    by: (editor: string) => `par ${editor}`,
    service: 'par le service',
    body: 'par l’organisation des employeurs',
    reason: (text: string) => `Motif\u00a0: ${text}`,
    from: 'Avant',
    to: 'Après',
    stateThen: 'Voir l’état d’alors',
    stateAt: (moment: string) => `Voir l’état d’alors, ${moment}`,
    reworded: 'Réponse précisée',
    empty: 'Aucune',
    unanswered: 'Sans réponse',
    notConcerned: 'Non concerné',
    degree: (rank: number) => `Degré ${rank}`,
    option: (rank: number) => `Option ${rank}`,
    noOption: 'Aucune formation retenue',
    criterion: (id: number) => `Critère ${id}`,
    yes: 'Oui',
    no: 'Non',
    gridInForce: (day: string) => `En vigueur depuis le ${day}`,
    gridOf: (day: string) => `Version du ${day}`,
    otherGrid: (id: number) => `Autre version (n°\u00a0${id})`,
    notComputed: 'Non calculé',
    points: (points: string) => `${points}\u00a0points`,
    types: {
      'valuation.created': 'Création',
      'valuation.edited': 'Modification du classement',
      'valuation.completed': 'Calcul',
      'valuation.brought-up-to-date': 'Mise à jour sur la grille en vigueur',
      'valuation.anniversary-applied': 'Ancienneté du jour appliquée',
      'valuation.amount-fixed': 'Montant fixé par la branche',
      'valuation.history-noted': 'Montant noté dans l’historique',
      'valuation.duplicated': 'Création par duplication',
      'valuation.imported': 'Création par import d’un fichier',
      'valuation.archived': 'Archivage',
      'valuation.archive-undone': 'Archivage annulé',
      'valuation.unarchived': 'Sortie des archives',
      'valuation.outdated': 'Nouvelle grille en vigueur',
      'valuation.reinstated': 'Grille publiée par erreur retirée',
      'valuation.visibility-changed': 'Changement de visibilité',
    } as Readonly<Record<string, string>>,
    otherType: 'Modification',
    fields: {
      profileName: 'Personne',
      status: 'Statut',
      visible: 'Visibilité',
      functionTitle: 'Fonction',
      categoryLevel: 'Catégorie',
      ...termLabels,
      withoutSeniority: 'Sans ancienneté',
      shareHundredths: 'Quotité',
      indexHundredths: 'Indice réel',
      majoredIndexHundredths: 'Indice majoré',
      displayedCents: 'Minimum conventionnel, garanti ou fixé',
      calculatedOn: 'Date du calcul',
      gridId: 'Grille',
      degree: 'Degré',
    },
  },
  past: {
    date: 'Date',
    dateHint: 'Vous voyez la valorisation telle qu’elle était à la fin de ce jour.',
    future: 'Choisissez une date passée, ou celle du jour.',
    prompt: 'Saisissez une date pour revoir la valorisation telle qu’elle était, sans rien modifier.',
    loading: 'Recherche de la valorisation à cette date',
    failed: 'Cet état n’a pas pu être chargé',
    before: 'À cette date, la valorisation n’existait pas encore.',
    created: (day: string) => `Elle a été créée le ${day}.`,
    on: (moment: string) => `État au ${moment}, en lecture seule`,
    status: 'Statut',
    function: 'Fonction',
    profile: 'Personne',
    category: 'Catégorie',
    /** For a past state. It is compared with no floor, so the amount gets this name. */
    amount: 'Minimum conventionnel',
    guaranteed: 'Rémunération garantie',
    fixed: 'Montant fixé par la branche',
    index: 'Indice réel',
    visibility: 'Visibilité',
    answers: 'Réponses aux critères',
    notConcerned: 'Non concerné',
    unanswered: 'Sans réponse',
    reason: (text: string) => `Motif\u00a0: ${text}`,
    evidence: (text: string) => `Justification\u00a0: ${text}`,
  },
  profileName: {
    rename: 'Renommer',
    label: 'Nom de la personne',
    save: 'Enregistrer le nom',
    saveShort: 'Enregistrer',
    hint: 'Entrée enregistre, Échap annule',
    delete: 'Supprimer la personne',
    empty: 'Aucune fonction pour cette personne.',
    stale: 'Le nom a changé entre-temps. Vérifiez-le, puis enregistrez de nouveau.',
  },
  live,
} as const;
