/** What the benchmark tells the person at the terminal, in French. */
export const say = {
  usage: (parts, sizes) =>
    `Usage : npm run bench -- [${parts.join('|')}] [--quick] [--fresh] ${sizes.map((name) => `[--${name}=N]`).join(' ')}`,
  missed: 'Au moins une limite n’est pas tenue.',
  stopped: 'Banc d’essai interrompu : tout est arrêté.',
  held: 'tenue',
  notHeld: 'NON TENUE',
  noLimit: 'pour comparaison',
  columns: ['Mesure', 'Produit', 'Référence', 'Rapport', 'Limite', 'Résultat'],
  loginRefused: (status) => `La connexion n’a pas abouti (${status}).`,
  database: 'Base de données du banc d’essai',
  list: {
    load: (profiles, valuations) => `Chargement de ${profiles} profils et ${valuations} valorisations`,
    warm: 'Mise en température des trois serveurs',
    round: (round, rounds) => `Lectures de la liste, tour ${round} sur ${rounds}`,
    wrongAnswer: (server) => `Le serveur « ${server} » ne répond pas la page attendue.`,
    firstLatency: 'Première lecture : latence médiane',
    firstRate: 'Première lecture : débit',
    repeatedRate: 'Lecture répétée : débit',
    repeatedLatency: 'Lecture répétée : latence médiane',
    entitiesFirst: 'Première lecture : débit, face au code usuel (entités et relations)',
    entitiesRepeated: 'Lecture répétée : débit, face au code usuel (entités et relations)',
  },
  portal: {
    refused: (status) => `La page publique n’a pas été servie (${status}).`,
    unchanged: 'Le contenu n’a pas pu être changé.',
    round: (round, rounds) =>
      round === 0
        ? 'Mise en température des deux serveurs'
        : `Lectures d’une page publique, tour ${round} sur ${rounds}`,
    rate: 'Page publique : débit, face aux mêmes octets d’une route Fastify nue',
    first: 'Page publique : première lecture après un changement, latence médiane',
  },
  audits: {
    install: 'Installation de Lighthouse',
    notInstalled: 'Lighthouse n’a pas pu être installé.',
    noArticle: 'Le plan du site ne contient aucun article.',
    failed: (url) => `Lighthouse n’a pas pu mesurer ${url}.`,
    round: (page, round, rounds) => `Lighthouse, ${page} et sa copie, tour ${round} sur ${rounds}`,
    home: 'accueil',
    article: 'article',
    agreement: 'convention collective',
    estimate: 'estimation',
    scores: (page) => `Lighthouse, ${page} : performance, accessibilité, bonnes pratiques, référencement`,
    script: (page) => `JavaScript compressé, ${page}`,
  },
  pdf: {
    classify: (count) => `Classement de ${count} emplois, tous différents`,
    warm: 'Mise en température du worker et de la boucle nue',
    round: (round, rounds, documents) => `Impression de ${documents} documents, tour ${round} sur ${rounds}`,
    rate: 'PDF par seconde, par la file et le worker',
    notDone: (count) => `${count} documents n’ont pas été rendus.`,
    differs: 'Un document de la file n’a pas la taille de celui de la boucle nue.',
  },
  bulk: {
    load: (establishments, rows) => `Chargement de ${establishments} établissements de ${rows} valorisations`,
    rounds: (rounds, rows) => `Archivage de ${rows} valorisations, ${rounds} fois de chaque manière`,
    archive: (rows) => `Archivage de ${rows} valorisations, face au SQL nu`,
    refused: (status) => `L’archivage n’a pas abouti (${status}).`,
    differs: (product, bare) => `Les deux manières n’écrivent pas la même chose : ${product}, ${bare}.`,
  },
  move: {
    load: (rows) => `Chargement de ${rows} valorisations calculées sur l’ancienne grille`,
    warm: 'Mise en température des deux manières',
    prepare: 'Retour à l’ancienne grille',
    round: (side, rows, round, rounds) =>
      `Passage de ${rows} valorisations à la nouvelle grille, ${side === 'product' ? 'par le produit' : 'en SQL nu'}, tour ${round} sur ${rounds}`,
    move: (rows) => `Passage de ${rows} valorisations à une nouvelle grille, face au SQL nu`,
    notDone: 'Le passage à la nouvelle grille n’a pas abouti.',
    differs: (product, bare) => `Les deux manières n’écrivent pas la même chose : ${product}, ${bare}.`,
  },
  effect: {
    load: (rows) => `Chargement de ${rows} valorisations et d’un projet de grille`,
    warm: 'Mise en température des deux manières',
    round: (side, rows, round, rounds) =>
      `Effet d’un projet sur ${rows} valorisations, ${side === 'product' ? 'par le produit' : 'en boucle nue'}, tour ${round} sur ${rounds}`,
    time: (rows) => `Effet d’un projet sur ${rows} valorisations, face à la lecture et aux règles seules`,
    memory: (rows) => `Effet d’un projet sur ${rows} valorisations : mémoire du worker au-dessus du repos`,
    refused: (status) => `L’effet n’a pas pu être demandé (${status}).`,
    notDone: 'Le calcul de l’effet n’a pas abouti.',
    differs: (product, bare) => `Les deux manières ne donnent pas le même total : ${product}, ${bare}.`,
  },
  accounts: {
    names: { login: 'Connexion, mot de passe faux', forgot: 'Mot de passe oublié', register: 'Inscription' },
    tries: (name, tries) => `${name} : ${tries} essais pour une adresse connue, autant pour des inconnues`,
    /** Product and reference are the two kinds of address, the ratio their difference. */
    label: (name) => `${name} : adresse connue, face à une inconnue`,
    wrongAnswer: (path, status) => `${path} a répondu ${status}.`,
  },
  dashboard: {
    load: (profiles, rows) => `Chargement d’un établissement de ${profiles} profils et ${rows} valorisations`,
    open: (profiles, rows) => `Ouverture du tableau de bord : ${profiles} profils et ${rows} valorisations à l’écran`,
    round: (layout, round, rounds) => `Interactions, ${layout}, tour ${round} sur ${rounds}`,
    layouts: { wide: 'tableau, 1440 px', phone: 'fiches, 390 px', slow: 'tableau, processeur ralenti 4 fois' },
    slowest: (time) => `au pire ${time}`,
    /** From the event to the next frame. */
    interaction: (name, layout) => `${name} (${layout}), jusqu’à l’image suivante`,
    names: {
      selectAll: 'Tout sélectionner',
      selectNone: 'Tout désélectionner',
      tick: 'Cocher une ligne',
      menu: 'Ouvrir un menu',
      sort: 'Trier',
      edit: 'Modifier un nom sur place',
      type: 'Saisir dans le nom',
    },
    scroll: (layout) => `Défilement (${layout}), 95 images sur 100`,
  },
  pages: {
    round: (round, rounds) => `Chargement des écrans par un téléphone lent, tour ${round} sur ${rounds}`,
    names: {
      home: 'Accueil',
      login: 'Connexion',
      signIn: 'De la connexion au tableau de bord',
      dashboard: 'Tableau de bord rechargé',
      result: 'Résultat',
      newValuation: 'Nouvelle valorisation',
    },
    shift: (name) => `${name} : décalage de mise en page, au pire`,
    /** The reference is a bare page of the same weight, on the same network. */
    heading: (name) => `${name} : jusqu’à son titre, face à une page nue du même poids`,
    weight: (name) => `${name} : octets reçus, dont JavaScript`,
  },
  amounts: {
    print: (sheets) => `Impression de ${sheets} valorisations prises au hasard, montant relu et comparé`,
    /** The reference is the number of sheets compared, the ratio their time. */
    different: 'À verser au moins : feuilles qui diffèrent, sur feuilles comparées',
    notDone: 'La comparaison des feuilles imprimées n’a pas abouti.',
  },
  waits: {
    send: 'Requêtes coûteuses, une à la fois, pendant que le service est interrogé',
    /** The reference is the longest wait of the same length of time with nothing else under way. */
    during: (name) => `/v1/status pendant : ${name}`,
    notDone: 'Les requêtes coûteuses n’ont pas abouti.',
  },
  school: {
    import: (people) => `Import d’un fichier de ${people} personnes, sans degrés`,
    planned: 'Application des degrés prévus, puis des précisions',
    print: 'Dossiers d’entretien en un PDF',
    label: (people) => `${people} personnes, du fichier aux dossiers imprimés`,
    /** In the place of a reference: how often the progress said something else. */
    steps: (count) => `${count} étapes`,
    refused: (path, status) => `${path} a répondu ${status}.`,
    notComputed: (computed, people) => `${computed} valorisations calculées sur ${people}.`,
    noFile: 'La réponse n’est pas un PDF.',
  },
  staff: {
    load: (articles, accounts, lines) =>
      `Chargement de ${articles} actualités, ${accounts} comptes et ${lines} lignes de journal`,
    warm: (lists, ways) => `Mise en température : ${lists} listes, demandées de ${ways} manières`,
    round: (round, rounds) => `Listes du back-office, tour ${round} sur ${rounds}`,
    wrongAnswer: (list, way) => `La liste « ${list} » (${way}) ne répond pas ce que répond la requête nue.`,
    ways: {
      opened: 'ouverte',
      last: 'dernière page',
      searched: (words) => `recherche « ${words} »`,
      sorted: (field, order) => `tri ${field} ${order === 'ASC' ? 'croissant' : 'décroissant'}`,
      filtered: (field, value) => `filtre ${field} = ${value}`,
      bounded: 'un mois',
    },
    /** The time of an empty list beyond its query. */
    passage: 'Liste vide : ce que coûte le passage par le produit',
    limit: (ratio) => `≤ ${ratio} + passage`,
    /** The way that is the farthest from the bare query. */
    ratio: (list, way) => `Liste ${list}, au plus loin de la requête nue : ${way}`,
    slowest: (list, way) => `Liste ${list}, la plus lente : ${way}`,
  },
  start: {
    copy: 'Copie du projet',
    first: 'Premier démarrage (compilation comprise)',
    again: (round, rounds) => `Nouveau démarrage, ${round} sur ${rounds}`,
    fresh: 'Démarrage sans node_modules (installation comprise)',
    notUp: 'Le produit n’a pas répondu sur /v1/status.',
    second: 'Second npm start, jusqu’à /v1/status',
    freshClone: 'npm start d’une copie vierge, jusqu’à /v1/status',
  },
};
