import { counted, de } from '@valorisation/rules';
import { amountDue } from './amountDue';

const after = (updated: string | null) => (updated === null ? '' : `\u00a0; après mise à jour\u00a0: ${updated}`);

export const jobSheet = {
  title: 'Fiche de poste',
  documentTitle: (name: string) => `Fiche de poste ${de(name)}`,
  dashboard: 'Vos valorisations',
  loading: 'Chargement de la fiche de poste',
  exportPdf: 'Exporter en PDF',
  preview: 'Version imprimable',
  fileName: 'Nouvelle profile.pdf',
  unsaved: 'Le PDF attend que votre texte soit enregistré.',
  error: {
    title: 'Cette fiche de poste n’a pas pu être chargée',
    kept: 'Ce que vous avez enregistré est conservé.',
    unknown: 'Cette fiche de poste est introuvable',
    unknownText: 'Le profil n’existe pas, a été supprimé ou ne fait pas partie de votre établissement.',
    back: 'Retourner à vos valorisations',
  },
  allArchived: {
    title: 'Toutes les fonctions de ce profil sont archivées',
    text: 'Une fiche de poste décrit des fonctions actives. Désarchivez une fonction, ou classez-en une autre\u00a0: les textes déjà écrits sont conservés.',
  },
  noFunction: {
    title: 'Ce profil n’a encore aucune fonction',
    text: 'La fiche de poste est préparée à partir des fonctions classées et de leurs critères.',
  },
  classify: 'Classer une fonction',
  share: {
    under: (total: string) =>
      `Le temps de travail de l’ensemble est de ${total}, soit moins d’un temps plein. Vérifiez qu’aucune fonction ne manque.`,
    over: (total: string) =>
      `Le temps de travail de l’ensemble est de ${total}, soit plus d’un temps plein. Réduisez une quotité.`,
    visibleOnly: 'Seules les fonctions que vous pouvez voir sont comptées.',
    change: (title: string) => `Modifier la quotité\u00a0: ${title}`,
  },
  limited:
    'Une fonction de ce profil est limitée\u00a0: vos comptes associés ne la voient pas sur la fiche, mais ils lisent les sections que vous avez écrites.',
  saving: {
    saving: 'Enregistrement',
    saved: 'Texte enregistré',
    failed: 'Non enregistré',
    failedText: 'Votre texte est gardé dans cet onglet.',
    retry: 'Réessayer',
    discard: 'Abandonner ce texte',
    staleTitle: 'Cette fiche a changé entre-temps',
    staleText:
      'Une autre personne, ou un autre onglet, a modifié une section que vous êtes en train d’écrire. Votre texte n’est pas enregistré\u00a0; rien n’a été écrasé.',
    reload: 'Recharger sans mon texte',
    redo: 'Remplacer par mon texte',
    other: 'Texte enregistré entre-temps',
    otherEmpty: 'La section a été vidée.',
    choiceIn: (section: string) => `Le choix entre les textes se fait sous la section ${section}.`,
  },
  duties: {
    title: (count: number) => `Missions à relire\u00a0: ${counted(count, 'proposition', 'propositions')}`,
    note: 'Propositions de l’outil, à relire\u00a0: elles ne viennent pas de la convention collective. Seules celles que vous gardez figurent sur la fiche, où vous pouvez les modifier.',
    none: 'Toutes les propositions figurent dans votre texte.',
    of: (title: string) => `Propositions pour la fonction ${title}`,
    keep: 'Garder',
    keepOf: (duty: string) => `Garder\u00a0: ${duty}`,
  },
  section: {
    toolbar: (section: string) => `Mise en forme, ${section}`,
    proposed: 'Texte proposé à partir du classement. Modifiez-le librement.',
    revert: 'Revenir au texte proposé',
    revertOf: (section: string) => `Revenir au texte proposé, ${section}`,
    undo: 'Reprendre mon texte',
    undoOf: (section: string) => `Reprendre mon texte, ${section}`,
    empty: 'Section vide\u00a0: elle ne figurera pas sur la fiche imprimée.',
    length: (length: string, limit: string) => `${length} caractères sur ${limit}`,
  },
  sheet: {
    label: (name: string) => `Fiche de poste ${de(name)}`,
    siret: (siret: string) => `SIRET ${siret}`,
    printedOn: (day: string) => `Éditée le ${day}`,
    gridOf: (day: string, confirmed: boolean) => `Grille du ${day}${confirmed ? '' : ', à confirmer'}`,
    functions: (several: boolean) => (several ? 'Fonctions exercées' : 'Fonction exercée'),
    columns: {
      function: 'Fonction',
      category: 'Catégorie',
      share: 'Temps de travail',
      index: 'Indice réel',
      amount: amountDue.label,
    },
    majored: (index: string) => `majoré\u00a0: ${index}`,
    hourly: 'à l’heure',
    fullTime: 'temps plein',
    toCompute: 'à calculer',
    total: 'Ensemble',
    behind: (count: number) => `dont ${counted(count, 'fonction', 'fonctions')} à mettre à jour`,
    onceUpdated: (amount: string) => `après mise à jour\u00a0: ${amount}`,
    complement: (amount: string) => `dont complément Smic ${amount}`,
    hourlyLeftOut: (count: number) => `hors ${counted(count, 'fonction payée', 'fonctions payées')} à l’heure`,
    uncomputedLeftOut: (count: number) => `hors ${counted(count, 'fonction', 'fonctions')} à calculer`,
    stale: (day: string, updated: string | null) => `grille du ${day}, à mettre à jour${after(updated)}`,
    staleFloor: (floor: string, updated: string | null) => `${floor} en vigueur, à mettre à jour${after(updated)}`,
    seniority: (day: string, updated: string | null) => `palier d’ancienneté du ${day} à appliquer${after(updated)}`,
    amounts: (monthly: boolean, hourly: boolean) => {
      const units = [
        ...(monthly ? ['par mois pour le temps de travail indiqué'] : []),
        ...(hourly ? ['par heure de formation'] : []),
      ];
      return `Montants bruts, ${units.join(' ou ')}\u00a0: l’employeur peut verser davantage.`;
    },
    partial: 'Calculé sur les fonctions visibles.',
    references: (references: readonly string[]) => `Référence\u00a0: ${references.join(', ')}.`,
    sections: {
      missions: 'Missions',
      activities: 'Activités',
      relations: 'Relations',
      competences: 'Compétences',
    },
    criteria: 'Critères classants retenus',
    criteriaOf: (title: string) => `Critères classants, ${title}`,
    criteriaColumns: { criterion: 'Critère', degree: 'Degré', expected: 'Attendus du degré' },
    noTraining: 'Aucune formation retenue',
    toAnswer: 'À renseigner',
    agreement: 'Convention collective nationale IDCC\u00a07520 du 19\u00a0juillet 2022.',
    grid: (id: number, day: string, confirmed: boolean) =>
      `Grille n°\u00a0${id}, entrée en vigueur le ${day}${confirmed ? '' : '\u00a0: valeurs à confirmer par la branche'}.`,
    doneAt: 'Fait à',
    doneOn: ', le',
    copies: ', en deux exemplaires.',
    employer: 'Pour l’établissement',
    employerHint: 'Nom, qualité et signature',
    holder: 'La personne titulaire du poste',
    holderHint: 'Nom et signature',
  },
} as const;

export const printedPage = {
  title: 'Document imprimable',
  loading: 'Préparation du document',
  print: 'Imprimer',
  download: 'Télécharger le PDF',
  fileName: 'document.pdf',
  back: 'Retour',
  bar: 'Impression',
  error: {
    title: 'Ce document n’a pas pu être préparé',
    unknown: 'Ce document est introuvable',
    unknownText: 'Il n’existe pas, a été supprimé ou ne fait pas partie de votre établissement.',
    home: 'Aller à vos valorisations',
  },
} as const;
