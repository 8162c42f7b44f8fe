/** The reporters' French texts for the terminal. */
import { counted } from '../../../../scripts/lib/steps.mjs';

export const say = {
  testHeading: 'Durée de chaque sorte de test (fichiers mis bout à bout), calcul de Jest et du produit :',
  testKind: (files, tests, failed, cost) =>
    `${counted(tests, 'test', 'tests')} dans ${counted(files, 'fichier', 'fichiers')}, ${Math.round(cost)} ms de calcul par test${failed === 0 ? '' : `, ${failed} en échec`}`,
  testSkipped: (title, reason) => `${title} : non exécuté : ${reason}`,
  /** Why a test was skipped, by the codes of backend/test/support/lacks.ts. */
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
};
