/** What the scripts tell the person at the terminal: French, one line each, saying what to do. */
import { counted } from './counted.mjs';

export const say = {
  nodeTooOld: (found, wanted) =>
    `Node.js ${wanted} ou plus récent est nécessaire (version trouvée : ${found}). Installez Node 24, puis relancez la commande.`,
  noNpm: 'npm est introuvable : réinstallez Node.js avec npm, puis relancez la commande.',
  install: 'Installation des dépendances (une minute environ la première fois)',
  installAgain: 'Nouvel essai d’installation, sans le fichier de versions',
  installFailed:
    'L’installation des dépendances a échoué : vérifiez l’accès au registre npm et la place sur le disque (1 Go), puis relancez la commande.',
  buildServer: 'Compilation du serveur',
  buildConsole: 'Compilation de la console',
  buildFailed: 'La compilation a échoué : corrigez les erreurs ci-dessus, puis relancez la commande.',
  envFile: (reason) => `Le fichier .env ne peut pas être lu : ${reason}`,
  supervisorKilled: (signal) =>
    `Le produit a été arrêté de force (${signal}). Relancez npm start : les données sont conservées.`,
  checks: {
    format: 'Mise en forme',
    lint: 'Règles de code',
    types: 'Types',
    generated: 'Fichiers produits par le code',
    boundaries: 'Frontières',
    deadCode: 'Code mort',
    compose: 'Conteneurs',
    licences: 'Licences des paquets',
    audit: 'Failles connues des paquets',
  },
  licenceRefused: (name, licence) => `${name}\u00a0: licence « ${licence} » à examiner (scripts/lib/licences.mjs).`,
  auditUntold: (reason) =>
    `  Non exécuté\u00a0: le registre npm ne répond pas à cette question${reason === '' ? '' : ` (${reason})`}.`,
  auditLight: (count) => `  ${count} faille(s) de moindre gravité\u00a0: npm run audit les détaille.`,
  sbom: {
    failed: (output) => `La nomenclature n’a pas pu être écrite\u00a0: ${output}`,
    written: (components, packages) =>
      `${components} composants dans var/sbom/valorisation.cdx.json, ${packages} licences dans var/sbom/licences.txt.`,
  },
  compose: {
    version: (image) => `l’image ${image} n’a pas de version exacte`,
    unknown: (name) => `« ${name} » n’existe pas`,
    secret: (name) => `${name} a une valeur par défaut`,
    empty: (name) => `${name} peut être vide, et le service ne le refuse pas (entrypoint)`,
  },
  checkFailed: (names) => `À corriger : ${names.join(', ')}.`,
  checkPassed: (duration) => `Tout est en ordre (${duration}).`,
  testHeading: 'Durée de chaque sorte de test (fichiers mis bout à bout) :',
  testKind: (files, tests, failed) =>
    `${counted(tests, 'test', 'tests')} dans ${counted(files, 'fichier', 'fichiers')}${failed === 0 ? '' : `, ${failed} en échec`}`,
  mailPreviews: (count) => `${count} messages remplis de leur exemple, dans var/mail-previews.`,
  previews: (count) => `${count} aperçus dessinés, dans backend/content/previews.`,
  documents: (count) => `${count} documents imprimés depuis leurs modèles, dans backend/content/files.`,
  pictures: {
    taking: (name) => `Image « ${name} »`,
    tooLarge: (bytes) => `Une image dépasse ${bytes / 1000} ko, même réduite : prenez un écran plus petit.`,
  },
  sizes: {
    load: 'Chargement de 100 000 valorisations et de 500 000 événements',
    table: (name, rows, heap, indexes) =>
      `${name} : ${Math.round(rows)} lignes, ${Math.round(heap)} octets par ligne, et ${Math.round(indexes)} d’index`,
    index: (name, bytes) => `    ${name} : ${Math.round(bytes)} octets`,
  },
  testSkipped: (title, reason) => `${title} : non exécuté : ${reason}`,
  /** Why a test was not run; by the codes of backend/test/support/lacks.ts. */
  lacks: {
    'no-redis': 'redis-server est absent du PATH',
    'no-mount': 'monter un disque demande le compte root, sous Linux',
    'no-faketime': 'la bibliothèque faketime est absente (paquet Debian « faketime »)',
    'no-promtool': 'promtool est absent du PATH (paquet Debian « prometheus »)',
    'no-haproxy': 'haproxy est absent du PATH (paquet Debian « haproxy »)',
    'no-pgbouncer': 'redis-server, pgbouncer ou haproxy est absent du PATH',
    'no-buildah': 'buildah, crun ou debootstrap est absent du PATH (paquets Debian du même nom)',
    'no-openssl': 'openssl est absent du PATH',
    'no-storage': 'TEST_STORAGE_URL ne nomme aucun serveur S3',
    'not-asked': 'FAULTS nomme d’autres pannes',
    unsaid: 'raison non dite',
  },
  faults: {
    heading: 'Pannes sous une même charge :',
    columns: [
      'panne',
      'lieu',
      'acquittés',
      'retrouvés',
      'inconnus',
      'refusés',
      '503',
      'plus longue',
      'retour',
      'messages répétés',
      'flux ouverts',
      'défauts',
    ],
    unknown: (names, known) =>
      `FAULTS : ${names.map((name) => `« ${name} »`).join(', ')} ne nomme aucune panne. Il y a : ${known.join(', ')}.`,
    failed: (count) => `NON TENU : ${counted(count, 'test en échec', 'tests en échec')}, dits ci-dessus.`,
    summary: ({ run, sound, left, done, found, repeats, away, longest, back, duration }) =>
      [
        `${counted(run, 'panne jouée', 'pannes jouées')} en ${duration} : ${sound} sans défaut, ` +
          `${run - sound} avec défaut, ${counted(left, 'non exécutée', 'non exécutées')}`,
        `${counted(done, 'commande acquittée', 'commandes acquittées')}, ${counted(found, 'retrouvée', 'retrouvées')} dans le journal ou, pour ce qui n’y laisse rien, dans les tables, ` +
          `${counted(away, 'réponse 503', 'réponses 503')}, ${counted(repeats, 'message répété', 'messages répétés')} sous le même Message-ID`,
        `réponse la plus longue : ${longest} ; retour le plus long : ${back}`,
      ].join('\n'),
    places: { servers: 'serveurs', machine: 'une machine' },
    names: {
      'api-killed': 'API tuée au milieu de chaque commande',
      'worker-killed': 'worker tué au milieu de chaque travail',
      'database-killed': 'PostgreSQL tué au milieu de chaque commande et de chaque travail',
      'redis-killed': 'Redis tué au milieu de chaque commande et de chaque travail',
      'browser-killed': 'Chromium tué pendant une impression',
      'all-killed': 'API, worker, PostgreSQL et Redis tués',
      'power-lost': 'tout tué, puis démarré à nouveau',
      'redis-emptied': 'Redis revenu vide',
      'redis-full': 'Redis plein',
      'events-repeated': 'événements livrés deux fois',
      'events-late': 'événements livrés en retard',
      'connections-exhausted': 'connexions de PostgreSQL épuisées',
      'database-disk-full': 'disque de PostgreSQL plein',
      'network-stalled': 'réseau figé entre produit et base',
      'answers-held': 'réponses de la base retenues',
      'network-cut': 'réseau coupé entre produit et base',
      'files-read-only': 'fichiers en lecture seule',
      'files-full': 'stockage des fichiers plein',
      'files-slow': 'stockage des fichiers lent',
      'files-lying': 'stockage qui coupe ce qu’on lui confie',
      'files-cut': 'fichiers déjà écrits, coupés',
      'files-silent': 'stockage des fichiers muet',
      'files-disk-full': 'disque des fichiers plein',
      'files-disk-read-only': 'disque des fichiers en lecture seule',
      'mails-slow': 'serveur de messagerie lent',
      'mails-refusing': 'serveur de messagerie qui refuse',
      'mails-closing': 'serveur de messagerie qui coupe après DATA',
      'mails-gone': 'serveur de messagerie tué au milieu d’un envoi',
      'mail-outage': 'serveur de messagerie absent deux minutes, avec les pauses du produit',
      'clock-jumps': 'horloge qui saute de deux heures, dans les deux sens',
      'summer-time': 'passage à l’heure d’été',
      'winter-time': 'passage à l’heure d’hiver',
    },
  },
  count: {
    top: '(racine)',
    columns: { product: 'produit', tests: 'tests', data: 'données', generated: 'générés', total: 'total' },
    total: 'total',
    change: 'écart',
    lines: {
      now: 'Lignes des fichiers connus de git, tels qu’ils sont maintenant :',
      at: (commit) => `Lignes des fichiers connus de git, au commit ${commit} :`,
    },
    files: {
      now: 'Fichiers connus de git, tels qu’ils sont maintenant :',
      at: (commit) => `Fichiers connus de git, au commit ${commit} :`,
    },
    leftOut: 'Hors compte : la documentation, les réglages des outils, le fichier de versions, les polices.',
    unknownCommit: (name) => `« ${name} » n’est pas un commit de ce dépôt.`,
    noGit: 'git est introuvable, ou ce dossier n’est pas un dépôt git.',
  },
  generate: {
    outdated: (names) => `À régénérer par « npm run generate » : ${names.join(', ')}.`,
    written: (names) => (names.length === 0 ? 'Rien n’a changé.' : `Écrits : ${names.join(', ')}.`),
  },
  dev: {
    rebuilt: 'Serveur recompilé : redémarrage de l’API et du worker.',
  },
};
