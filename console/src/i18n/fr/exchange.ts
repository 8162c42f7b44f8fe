import type { ImportRecord } from '@valorisation/contract';
import { counted, plural } from '@valorisation/rules';
import { amountDue } from './amountDue';

type Undone = NonNullable<ImportRecord['undone']>;

const valuations = (count: number) => counted(count, 'valorisation', 'valorisations');
/** The first five items, and the number of the others. */
const firstOf = (all: readonly (string | number)[]) =>
  all.slice(0, 5).join(', ') + (all.length > 5 ? ` et ${counted(all.length - 5, 'autre', 'autres')}` : '');
const people = (count: number) => counted(count, 'personne', 'personnes');
const lines = (count: number) => counted(count, 'ligne', 'lignes');

export const exchange = {
  exportMenu: {
    button: 'Exporter',
    xlsx: 'Classeur Excel (XLSX)',
    csv: 'Fichier CSV',
    hint: (count: number) => `Toute la liste\u00a0: ${people(count)}`,
    nothing: 'Aucune personne à exporter dans cette liste.',
    selectionXlsx: 'Exporter en XLSX',
    selectionCsv: 'Exporter en CSV',
    done: 'Le fichier est téléchargé.',
    fileName: 'valorisations',
  },
  importLink: 'Importer',
  page: {
    title: 'Importer des personnes et des valorisations',
    intro: 'Rien n’est enregistré avant votre confirmation, et vous pourrez défaire l’import ensuite.',
    back: 'Vos valorisations',
  },
  model: {
    title: 'Pas encore de liste\u00a0?',
    text: 'Partez de notre modèle\u00a0: une ligne par fonction. Le nom et la fonction suffisent\u00a0; avec l’ancienneté et le diplôme, il restera peu à compléter. Le classeur Excel contient l’aide et la liste des fonctions.',
    xlsx: 'Télécharger le modèle Excel',
    csv: 'Télécharger le modèle CSV',
    fileName: 'modele-import-valorisations',
  },
  file: {
    title: 'Choisissez votre fichier',
    drop: 'Déposez le fichier ici, ou',
    choose: 'Choisir un fichier',
    another: 'Choisir un autre fichier',
    limits: [
      'Excel (.xlsx ou .xlsm, et non .xls), LibreOffice (.ods) ou CSV, avec vos propres titres de colonnes.',
      '5\u00a0Mo et 5\u00a0000 lignes au plus. Le fichier n’est pas conservé.',
      'Une déclaration sociale (DSN) reste dans votre navigateur.',
    ],
    notWorkbook:
      'Ce fichier porte l’extension .xlsx, mais ce n’est pas un classeur. Ouvrez-le dans votre tableur et enregistrez-le au format XLSX ou CSV.',
    tooLarge: 'Ce fichier dépasse 5\u00a0Mo. Divisez-le en plusieurs fichiers.',
    reading: (name: string) => `Lecture de ${name}`,
    cancel: 'Annuler la lecture',
    refused: 'Ce fichier ne peut pas être importé.',
  },
  preview: {
    stale: 'Vos données ont changé depuis l’aperçu\u00a0: le voici à nouveau. Relisez-le avant de confirmer.',
    /** What the ready rows change. `total`: what they add per month. */
    summary: (created: number, completed: number, computed: number, total: string | null) =>
      [
        `${people(created)} à créer`,
        ...(completed === 0 ? [] : [`${completed} à compléter`]),
        ...(computed === 0 ? [] : [`${computed} ${plural(computed, 'calculée', 'calculées')}`]),
        ...(total === null ? [] : [`${total} en tout par mois`]),
      ].join(', '),
    monthTotalNote:
      'Le total est ce que ces lignes ajoutent, sans les valorisations archivées ni payées à l’heure. Le Smic est comparé au total de chaque personne\u00a0: pour qui a plusieurs fonctions, un complément peut s’ajouter aux montants des lignes.',
    repeated: (count: number) =>
      `${lines(count)} ${plural(count, 'porte', 'portent')} une fonction déjà active pour la même personne. Vérifiez que ce n’est pas un doublon.`,
    aboveFull: (people: readonly { readonly profileName: string; readonly share: string }[]) =>
      `La quotité totale dépasse 100\u00a0%\u00a0: ${firstOf(people.map(({ profileName, share }) => `${profileName} (${share})`))}. Vérifiez qu’une fonction n’a pas été ajoutée à la place d’une autre.`,
    sharedNames: (names: readonly string[]) => {
      return `Plusieurs lignes portent le même nom et formeront une seule personne\u00a0: ${firstOf(names)}. S’il s’agit de personnes différentes, distinguez leurs noms.`;
    },
    confirm: (count: number, alone: number) =>
      count > 0 ? `Importer ${valuations(count)}` : `Importer ${people(alone)}`,
    nothing: 'Aucune ligne de ce fichier ne peut être importée.',
    writing: 'Import en cours',
  },
  refused: {
    /** `open`: rows to settle; `aside`: those that are no people, or are left out. */
    text: (open: number, aside: number) =>
      `Ne seront pas importées\u00a0: ${[
        ...(open === 0 ? [] : [`${lines(open)} à préciser`]),
        ...(aside === 0 ? [] : [`${lines(aside)} ${plural(aside, 'laissée', 'laissées')} de côté`]),
      ].join(' et ')}. Le fichier que vous téléchargez est écrit dans votre navigateur.`,
    download: (count: number) =>
      count === 1 ? 'Télécharger cette ligne et sa raison' : `Télécharger ces ${lines(count)} et leurs raisons`,
    short: 'Lignes non importées',
    withheld: 'À voir avec votre direction.',
    columns: { line: 'Ligne du fichier', person: 'Personne', found: 'Dans votre fichier', reason: 'Raison' },
    fileName: 'lignes-non-importees.csv',
  },
  accepted: {
    line: 'Ligne',
    profile: 'Personne',
    newProfile: 'Nouvelle',
    function: 'Fonction',
    noFunction: 'Personne sans valorisation',
    repeated: 'Déjà présente',
    share: 'Quotité',
    seniority: 'Ancienneté',
    /** For an empty cell. */
    notTold: '–',
    amount: amountDue.label,
    paid: 'Versé',
  },
  result: {
    title: 'Import terminé',
    undone: 'Import défait',
    done: (count: number, added: number) => {
      if (added === 0) return `${valuations(count)} ${plural(count, 'a été créée', 'ont été créées')}.`;
      if (count === 0) return `${people(added)} ${plural(added, 'a été créée', 'ont été créées')}.`;
      return `${valuations(count)} et ${people(added)} ont été créées.`;
    },
    refused: (count: number) => `${lines(count)} ${plural(count, 'n’a pas été importée', 'n’ont pas été importées')}.`,
    paid: (count: number) =>
      `${counted(count, 'salaire versé enregistré', 'salaires versés enregistrés')}, visibles des seuls comptes qui en ont le droit.`,
    withheld: (found: readonly number[]) =>
      `${plural(found.length, 'La ligne', 'Les lignes')} ${firstOf(found)} ${plural(found.length, 'n’a pas été importée', 'n’ont pas été importées')}\u00a0: à voir avec votre direction.`,
    see: 'Voir vos valorisations',
    again: 'Importer un autre fichier',
  },
  list: {
    title: 'Derniers imports',
    date: 'Date',
    moment: (day: string, time: string) => `${day} à ${time}`,
    profiles: 'Personnes créées',
    valuations: 'Valorisations créées',
    refused: 'Lignes refusées',
    state: 'État',
    action: 'Action',
    active: 'Importé',
    activeByOther: 'Importé par un autre compte',
    undone: (taken: readonly string[]) => `Défait\u00a0: ${taken.join(', ')}`,
    undo: 'Défaire cet import',
    undoOf: (day: string) => `Défaire cet import, ${day}`,
  },
  undo: {
    title: 'Défaire cet import\u00a0?',
    loading: 'Lecture de cet import',
    goes: 'Ce qui est retiré',
    stays: 'Ce qui reste',
    taken: (count: number) =>
      count === 0 ? 'aucune valorisation de cet import' : `${valuations(count)} de cet import`,
    putBack: (count: number) =>
      `les changements de ${counted(count, 'valorisation qui était déjà là', 'valorisations qui étaient déjà là')}\u00a0: elles redeviennent comme avant`,
    pay: 'les salaires versés repris du fichier, s’il y en a',
    how: 'Les personnes créées par cet import et que personne n’a modifiées depuis sont supprimées. Les autres valorisations de l’import sont archivées\u00a0: vous pourrez les désarchiver.',
    ofChanged: (count: number) => `${valuations(count)} ${plural(count, 'modifiée', 'modifiées')} depuis l’import`,
    sinceChanged: 'ce qui a été modifié depuis l’import',
    others: 'tout ce que cet import n’a pas touché',
    changed: (count: number) => `${plural(count, 'A été modifiée', 'Ont été modifiées')} depuis l’import\u00a0:`,
    row: (person: string, title: string) => `${person}, ${title}`,
    more: (count: number) => `et ${counted(count, 'autre', 'autres')}`,
    withChanged: (count: number) =>
      count === 1 ? 'Archiver aussi cette valorisation' : `Archiver aussi ces ${valuations(count)}`,
    cancel: 'Garder l’import',
    confirm: 'Défaire l’import',
    done: (taken: readonly string[]) => `Import défait\u00a0: ${taken.join(', ')}.`,
    /** `active`: valuations of the import that stay, because they were changed. */
    parts: ({ deletedProfiles, archived, restored, kept }: Undone, active: number): readonly string[] => {
      const parts = [
        [deletedProfiles, 'personne supprimée', 'personnes supprimées'],
        [archived, 'valorisation archivée', 'valorisations archivées'],
        [restored, 'valorisation remise comme avant', 'valorisations remises comme avant'],
        [active + kept, 'conservée parce que modifiée depuis', 'conservées parce que modifiées depuis'],
      ] as const;
      const told = parts.flatMap(([count, one, several]) => (count === 0 ? [] : [counted(count, one, several)]));
      return told.length === 0 ? ['rien n’était à retirer'] : told;
    },
  },
} as const;
