/**
 * The lines of `npm start` for the person at the terminal. They are in French, one line each, say what to do, and never
 * show the value of a setting.
 */
export const embeddedMessages = {
  noPostgres: (platform: string) =>
    `Aucun PostgreSQL embarqué pour ${platform} : renseignez DATABASE_URL avec l’adresse d’un PostgreSQL 18, puis relancez npm start.`,
  postgresRefusesRoot:
    'PostgreSQL refuse de tourner en root et ce système n’offre ni « unshare » ni « setpriv » (paquet util-linux) : relancez npm start sous un compte ordinaire, ou renseignez DATABASE_URL.',
  postgresDoesNotRun:
    'Le PostgreSQL embarqué ne démarre pas sur ce système (bibliothèques manquantes ?) : renseignez DATABASE_URL avec l’adresse d’un PostgreSQL 18.',
  initdbFailed:
    'La base embarquée n’a pas pu être créée : vérifiez la place sur le disque et les droits du dossier DATA_DIR, puis relancez npm start.',
  wrongPassword:
    'Les mots de passe de la base embarquée ne correspondent plus à ses données : rétablissez postgres/credentials.json dans DATA_DIR, ou supprimez le dossier postgres de DATA_DIR pour repartir de zéro.',
  postgresFell: '! Le PostgreSQL embarqué s’est arrêté : redémarrage. Les données enregistrées sont conservées.',
  postgresBack: '✓ Le PostgreSQL embarqué répond de nouveau.',
  postgresTriedAgain: (line: string) =>
    `! Le PostgreSQL embarqué ne démarre pas encore : nouvel essai dans un instant. Dernière ligne de son journal : ${line}`,
  postgresStopped:
    '! Le PostgreSQL embarqué a été arrêté par un autre programme. Relancez npm start pour le retrouver.',
  postgresElsewhere: '! Un autre PostgreSQL sert déjà ces données : celui-ci reste arrêté.',
  postgresDidNotStart: (log: string, line: string) =>
    `Le PostgreSQL embarqué n’a pas démarré (journal : ${log}). Dernière ligne : ${line}`,
} as const;

export const supervisorMessages = {
  startingElsewhere: (file: string) =>
    `Un autre démarrage est en cours sur ce dossier de données. S’il n’y en a pas, supprimez ${file} puis relancez.`,
  alreadyRunning: (pid: number, url: string) =>
    `Le produit est déjà en marche sur ce dossier de données (${url}, processus ${pid}) : arrêtez-le par Ctrl-C, ou changez DATA_DIR et PORT.`,
  dataDirNotWritable:
    'DATA_DIR : ce dossier ne peut pas être créé ou écrit. Choisissez-en un autre, ou corrigez ses droits.',
  hostAbsent:
    'HOST : cette adresse n’est pas celle d’une interface de cette machine. Choisissez 127.0.0.1, ou 0.0.0.0 pour toutes.',
  portTaken: (port: number, host: string) =>
    `Le port ${port} de ${host} est déjà utilisé ou interdit : arrêtez l’autre programme, ou choisissez un autre port (par exemple PORT=${port + 10} npm start).`,
  databaseUnreachable: (name: string) =>
    `${name} : le serveur PostgreSQL ne répond pas. Vérifiez l’adresse, le port, et qu’il est démarré.`,
  databaseRefusesLogin: (name: string) => `${name} : le serveur PostgreSQL refuse ce compte ou ce mot de passe.`,
  databaseAbsent: (name: string) => `${name} : cette base n’existe pas sur le serveur. Créez-la, puis relancez.`,
  databaseRefuses: (name: string, code: string) =>
    `${name} : le serveur PostgreSQL refuse la connexion (code ${code}).`,
  unreachable: (name: string) =>
    `${name} : le serveur ne répond pas. Vérifiez l’adresse, le port, et qu’il est démarré.`,
  redisRefuses:
    'REDIS_URL : ce serveur ne répond pas comme un Redis, ou refuse ce compte. Vérifiez l’adresse, le compte et le mot de passe.',
  redisEvicts:
    'REDIS_URL : ce Redis efface des travaux quand sa mémoire est pleine. Réglez-y « maxmemory-policy noeviction », puis relancez.',
  smtpRefuses:
    'SMTP_URL : ce serveur ne répond pas comme un serveur d’envoi, ou refuse ce compte. Vérifiez l’adresse, le compte et le mot de passe.',
  storageRefuses:
    'STORAGE_URL : un fichier d’essai n’a pas pu y être écrit. Vérifiez l’adresse, le dossier ou le seau, la clé et les droits.',
  chromiumAbsent:
    'CHROMIUM_PATH : ce fichier n’existe pas. Corrigez le chemin, ou retirez cette variable pour le Chromium installé par npm.',
  migrating: '· Mise à niveau de la base de données…',
  startingServices: '· Démarrage de l’API et du worker…',
  migrationFailed: (output: string) => `La mise à niveau de la base a échoué ; rien n’est resté en marche.\n${output}`,
  serviceDidNotStart: (name: string, lines: string) =>
    `Le processus « ${name} » n’a pas démarré ; rien n’est resté en marche. Ses dernières lignes :\n${lines}`,
  serviceFell: (name: string, reason: string) => `! Le processus « ${name} » s’est arrêté (${reason}) : redémarrage.`,
  serviceHung: (name: string) => `! Le processus « ${name} » ne répond plus : il est arrêté de force.`,
  serviceTriedAgain: (name: string, lines: string) =>
    `! Le processus « ${name} » ne démarre pas encore : nouvel essai dans un instant. Ses dernières lignes :\n${lines}`,
  statusNotGreen: (url: string) =>
    `L’API a démarré mais ${url} ne répond pas 200 : un des services (base, files d’attente, stockage) manque ; voir les journaux.`,
  stopping: 'Arrêt en cours…',
  stopped: 'Tout est arrêté, les données sont conservées.',
} as const;

export const bannerMessages = {
  ready: (seconds: string) => `Le portail de valorisation des emplois est prêt (${seconds} s).`,
  address: 'Adresse',
  mails: 'Courriels retenus',
  database: 'Base de données',
  embedded: (directory: string) => `PostgreSQL embarqué (${directory}/postgres)`,
  queues: 'Files d’attente',
  queuesInDatabase: 'dans la base de données',
  logs: 'Journaux',
  demoHeading: 'Comptes de démonstration, mot de passe Valorise!2026 :',
  demoAccounts: [
    ['direction@demo.example', 'direction de l’établissement, compte principal'],
    ['collaborateur@demo.example', 'compte associé, sans les valorisations limitées'],
    ['en-attente@demo.example', 'inscription pas encore activée'],
    ['autre@demo.example', 'direction d’un second établissement'],
    ['groupe@demo.example', 'une personne, deux établissements, le second encore sans personne'],
    ['staff@demo.example', 'équipe de la branche'],
    ['admin@demo.example', 'administration'],
    ['admin2@demo.example', 'administration, pour ce qui se fait à deux'],
  ],
  howToStop: 'Ctrl-C arrête tout.',
} as const;
