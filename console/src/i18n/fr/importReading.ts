import { counted, plural } from '@valorisation/rules';

const lines = (count: number) => counted(count, 'ligne', 'lignes');

export const importReading = {
  title: 'Vérifiez ce que l’outil a lu',
  steps: { label: 'Étapes', file: 'Fichier', check: 'Vérification', creation: 'Création' },
  promise: 'Rien n’est créé avant votre accord',
  facts: (people: number, headingLines: readonly number[]) =>
    `, ${lines(people)}${headingLines.length === 0 ? '' : `, ${plural(headingLines.length, 'titres à la ligne', 'titres aux lignes')} ${headingLines.join(' et ')}`}`,
  sheet: 'Feuille',
  hiddenSheet: (name: string) => `${name} (masquée)`,
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
    chosen: 'Choisi par vous',
    likely: 'À confirmer',
    confirm: 'C’est bien cela',
    confirmOf: (heading: string) => `C’est bien cela, colonne ${heading}`,
    personal: 'Donnée personnelle, jamais lue',
    unread: 'Non lue',
    notKept: 'Lu, pas encore gardé',
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
  },
  repairs: {
    title: (count: number) => `${lines(count)} à préciser`,
    settled: 'Toutes les lignes sont précisées',
    hint: 'Choisissez ici, sans reprendre le fichier',
    first: (shown: number) => `Les ${shown} premières sont montrées\u00a0: précisez-les, les suivantes viendront.`,
    line: (line: number) => `Ligne ${line}`,
    noName: 'Sans nom',
    empty: 'Absent',
    optional: 'La ligne est prête sans cette valeur.',
    search: 'Chercher',
    searchFor: (words: string) => `Chercher la fonction de «\u00a0${words}\u00a0»`,
    other:
      'Une autre fonction demande sa catégorie et ses degrés\u00a0: écartez cette ligne, puis classez-la depuis vos valorisations.',
    take: 'Choisir cette fonction',
    use: 'Appliquer',
    useOf: (name: string, field: string) => `Appliquer, ${field} de ${name}`,
    undo: 'Annuler',
    undoOf: (line: number, title: string) => `Annuler «\u00a0${title}\u00a0», ligne ${line}`,
    alike: (count: number) => `Appliquer aux ${count} lignes avec les mêmes mots`,
    forAlike: (count: number) => `pour les ${count} lignes avec les mêmes mots`,
    leave: 'Écarter cette ligne',
    leaveOf: (line: number) => `Écarter cette ligne, ligne ${line}`,
    left: 'Ligne écartée',
    taken: 'Ligne reprise',
  },
  known: {
    same: 'La même personne\u00a0?',
    pair: (name: string, known: string, isSame: boolean | null) =>
      `${name}\u00a0: déjà ${known}${isSame === null ? '' : isSame ? ', la même personne' : ', une autre personne'}`,
    allSame: 'Oui, toutes',
    allOther: 'Non, ce sont d’autres personnes',
    changes: (count: number) => `${counted(count, 'changement', 'changements')} depuis vos valorisations`,
    kinds: { new: 'Nouveau', gone: 'Absent du fichier', share: 'Quotité', seniority: 'Ancienneté', leave: 'Congés' },
    change: (kind: string, name: string, title: string | null, before: string | null, after: string | null) =>
      `${kind}\u00a0: ${name}${title === null ? '' : `, ${title}`}${before === null && after === null ? '' : `, ${before ?? 'aucune'} → ${after ?? 'aucune'}`}`,
    apply: (count: number) => `Appliquer ${counted(count, 'changement', 'changements')}`,
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
    all: 'Tout afficher',
    line: 'Ligne',
    foundBy: (words: string) => `pour «\u00a0${words}\u00a0»`,
    matricule: (matricule: string) => `matricule ${matricule}`,
  },
  bar: {
    ready: (count: number) => counted(count, 'prête', 'prêtes'),
    of: (total: number, others: number) =>
      ` sur ${total}${others === 0 ? '' : `\u00a0; ${others === 1 ? 'l’autre ne sera pas importée' : `les ${others} autres ne seront pas importées`}`}`,
    label: (count: number, total: number) => `${lines(count)} ${plural(count, 'prête', 'prêtes')} sur ${total}`,
    reading: 'Nouvelle lecture du fichier',
    abandon: 'Abandonner',
  },
} as const;
