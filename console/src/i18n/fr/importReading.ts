import { counted, plural } from '@valorisation/rules';

const lines = (count: number) => counted(count, 'ligne', 'lignes');

/** What the rows of one decision have in common. */
const alikeIn = (field: string) => (field === 'function_change' ? 'avec une autre fonction' : 'avec les mêmes mots');

export const importReading = {
  title: 'Vérifiez ce que l’outil a lu',
  steps: { label: 'Étapes', file: 'Fichier', check: 'Vérification', creation: 'Import' },
  promise: 'Rien n’est créé avant votre accord',
  facts: (people: number, headingLines: readonly number[]) =>
    `, ${lines(people)}${headingLines.length === 0 ? '' : `, ${plural(headingLines.length, 'titres à la ligne', 'titres aux lignes')} ${headingLines.join(' et ')}`}`,
  sheet: 'Feuille',
  /** `people`: null when there are more than the first rows tell. */
  sheetOption: (name: string, isHidden: boolean, people: number | null) =>
    `${name}${isHidden ? ' (masquée)' : ''}${people === null ? '' : `, ${counted(people, 'personne', 'personnes')}`}`,
  change: 'Changer de fichier',
  columns: {
    title: 'Vos colonnes',
    summary: (known: number, doubtful: number) =>
      `${counted(known, 'reconnue', 'reconnues')}${doubtful === 0 ? '' : `, ${doubtful} à confirmer`}`,
    heading: 'Dans votre fichier',
    samples: 'Premières valeurs',
    becomes: 'Devient',
    becomesOf: (heading: string) => `Ce que devient la colonne ${heading}`,
    readAs: 'Lu comme',
    confidence: 'Confiance',
    none: 'Ne pas reprendre',
    noHeading: (index: number) => `Colonne ${index + 1}`,
    sure: 'Reconnu',
    remembered: 'Repris de votre dernier import',
    chosen: 'Choisi par vous',
    likely: 'À confirmer',
    asked: 'Question ci-dessous',
    confirm: 'C’est bien cela',
    confirmOf: (heading: string) => `C’est bien cela, colonne ${heading}`,
    personal: 'Donnée personnelle, jamais lue',
    unread: 'Non lue',
    unreadCount: (count: number) => `${counted(count, 'colonne non lue', 'colonnes non lues')}`,
    /** Its cells are taken out of a CSV file in the browser; the process that reads a workbook drops them. */
    privacy: {
      csv: 'Le contenu des colonnes non reprises est retiré du fichier dans votre navigateur, avant l’envoi.',
      workbook:
        'Le contenu des colonnes non reprises est écarté dès la lecture du classeur\u00a0: il n’est ni gardé ni montré.',
    },
  },
  questions: {
    title: (count: number) => `${counted(count, 'question', 'questions')} sur vos colonnes`,
    typed: { hours: 'Heures', day: 'Date' },
    proposed: 'proposé',
    known: (count: number) =>
      `${counted(count, 'réponse reprise', 'réponses reprises')} de votre dernier import, à changer au besoin`,
    remembered: 'repris',
    column: (heading: string) => `Colonne «\u00a0${heading}\u00a0»`,
  },
  paidFrom: 'Ces salaires valent à partir du',
  repairs: {
    title: (count: number) => `${lines(count)} à préciser`,
    settled: 'Toutes les lignes sont précisées',
    hint: 'Choisissez ici, sans reprendre le fichier',
    asked: 'Répondez d’abord aux questions ci-dessus\u00a0: elles règlent la plupart de ces lignes',
    first: (shown: number) => `Les ${shown} premières sont montrées\u00a0: précisez-les, les suivantes viendront.`,
    line: (line: number) => `Ligne ${line}`,
    noName: 'Sans nom',
    empty: 'Absent',
    optional: 'La ligne est prête sans cette valeur.',
    search: 'Chercher',
    searchFor: (words: string) => `Chercher la fonction de «\u00a0${words}\u00a0»`,
    take: 'Choisir cette fonction',
    use: 'Appliquer',
    useOf: (name: string, field: string) => `Appliquer, ${field} de ${name}`,
    undo: 'Annuler',
    undoOf: (line: number, title: string) => `Annuler «\u00a0${title}\u00a0», ligne ${line}`,
    fields: { function_change: 'Une autre fonction que dans l’outil' } as Readonly<Record<string, string>>,
    alike: (count: number, field: string) => `Appliquer aux ${count} lignes ${alikeIn(field)}`,
    forAlike: (count: number, field: string) => `pour les ${count} lignes ${alikeIn(field)}`,
    leave: 'Écarter cette ligne',
    leaveOf: (line: number) => `Écarter cette ligne, ligne ${line}`,
    left: 'Ligne écartée',
    taken: 'Ligne reprise',
  },
  known: {
    same: 'La même personne\u00a0?',
    sameHint: 'Le nom n’est pas écrit de la même façon dans votre fichier et dans l’outil.',
    inFile: (line: number) => `dans votre fichier, ligne ${line}`,
    inTool: 'dans l’outil',
    by: { matricule: 'Même matricule', name: 'Même nom, écrit autrement' },
    fields: {
      matricule: 'Matricule',
      function: 'Fonction',
      share: 'Quotité',
      seniority: 'Ancienneté',
      leave: 'Congés en plus',
    },
    differs: (field: string, before: string | null, after: string | null) =>
      `${field}\u00a0: ${before ?? 'non précisée'} dans l’outil, ${after ?? 'non précisée'} dans le fichier`,
    decide: (name: string, known: string) => `${name} et ${known}`,
    sameOne: 'La même',
    otherOne: 'Une autre',
    allSame: (count: number) => `Les ${count} sont les mêmes personnes`,
    allOther: 'Ce sont toutes d’autres personnes',
    changes: (count: number) =>
      count === 0 ? 'Rien à changer' : `${counted(count, 'changement', 'changements')} à appliquer`,
    /** What is there and stays as it is. `gone`: people whom the file does not have. */
    staying: (unchanged: number, gone: number) =>
      [
        ...(unchanged === 0 ? [] : [`${lines(unchanged)} déjà à jour`]),
        ...(gone === 0
          ? []
          : [
              `${counted(gone, 'personne absente', 'personnes absentes')} du fichier, ${plural(gone, 'gardée telle quelle', 'gardées telles quelles')}`,
            ]),
      ].join(', '),
    columns: { person: 'Personne', kind: 'Changement', before: 'Avant', after: 'Après' },
    nothing: '–',
    kinds: {
      new: 'Nouvelle',
      gone: 'Absente du fichier',
      function: 'Fonction, l’ancienne est archivée',
      share: 'Quotité',
      seniority: 'Ancienneté',
      leave: 'Congés en plus',
      paid: 'Salaire versé',
    },
    goneKept: 'Gardée telle quelle',
    apply: (count: number) => `Appliquer ${counted(count, 'changement', 'changements')}`,
    applied: (count: number) => `${counted(count, 'changement appliqué', 'changements appliqués')}.`,
  },
  leftOut: {
    title: (count: number) => `${lines(count)} ${plural(count, 'laissée', 'laissées')} de côté`,
    line: 'Ligne',
    name: 'Nom',
    reason: 'Raison',
    take: 'Reprendre',
    takeOf: (line: number) => `Reprendre la ligne ${line}`,
  },
  ready: {
    title: (count: number) => `${lines(count)} ${plural(count, 'prête', 'prêtes')}`,
    uncomputed: (areAll: boolean) =>
      `${areAll ? 'Ces lignes attendent leurs critères' : 'Une ligne «\u00a0En cours\u00a0» attend ses critères'}\u00a0: après l’import, les degrés prévus se prennent en un geste et donnent le montant.`,
    all: 'Tout afficher',
    line: 'Ligne',
    foundBy: (words: string) => `«\u00a0${words}\u00a0» lu comme`,
    matricule: (matricule: string) => `matricule ${matricule}`,
  },
  bar: {
    ready: (count: number) => counted(count, 'prête', 'prêtes'),
    of: (total: number) => ` sur ${total}`,
    toApply: (count: number) =>
      count === 0 ? 'Rien à changer' : counted(count, 'changement à appliquer', 'changements à appliquer'),
    unchanged: (count: number) => (count === 0 ? '' : `, ${counted(count, 'ligne', 'lignes')} déjà à jour`),
    others: (count: number) => {
      if (count === 0) return '';
      return count === 1
        ? '\u00a0; 1 ligne à préciser ne sera pas importée'
        : `\u00a0; ${count} lignes à préciser ne seront pas importées`;
    },
    label: (count: number, total: number) => `${lines(count)} ${plural(count, 'prête', 'prêtes')} sur ${total}`,
    reading: 'Nouvelle lecture du fichier',
    abandon: 'Abandonner',
  },
} as const;
