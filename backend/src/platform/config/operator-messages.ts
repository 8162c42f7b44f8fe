/**
 * The lines for the person who installs or runs the product. They are in French, one line each, and say what to do.
 * They show variable names, ports and file names, never a value.
 */
import { counted } from '@valorisation/rules';

export const configMessages = {
  heading: (count: number) =>
    count === 1 ? 'Configuration à corriger :' : `Configuration : ${count} points à corriger :`,
  missing: (name: string) => `${name} manque : renseignez cette variable (voir .env.example).`,
  url: (name: string, schemes: readonly string[], example: string) =>
    `${name} n’est pas une adresse valable : elle doit commencer par ${schemes.map((scheme) => `${scheme}//`).join(' ou ')} (exemple : ${example}).`,
  integer: (name: string, minimum: number, maximum: number) =>
    `${name} doit être un nombre entier de ${minimum} à ${maximum}.`,
  choice: (name: string, values: readonly string[]) => `${name} doit valoir ${values.join(', ')}.`,
  flag: (name: string) => `${name} doit valoir 1 (oui) ou 0 (non).`,
  video: (name: string) => `${name} ne peut contenir que des lettres, des chiffres, des tirets et des traits bas.`,
  text: (name: string) => `${name} ne peut pas contenir de retour à la ligne.`,
  mailbox: (name: string, example: string) => `${name} doit contenir une adresse électronique (exemple : ${example}).`,
  secret: (name: string, least: number) => `${name} est trop court : au moins ${least} caractères tirés au hasard.`,
  proxies: (name: string) =>
    `${name} doit être le nombre de relais de confiance (0, 1, 2…) ou la liste de leurs adresses IP, séparées par des virgules.`,
  demoInProduction: 'DEMO=1 est refusé avec NODE_ENV=production : retirez DEMO ou mettez DEMO=0.',
  requiredInProduction: (name: string) => `${name} manque : cette variable est obligatoire avec NODE_ENV=production.`,
  publicUrlWithMore: 'PUBLIC_URL ne peut contenir ni « ? » ni « # » : les liens des messages s’écrivent à sa suite.',
  guessableSecret: (name: string) =>
    `${name} se devine : tirez-le au hasard (openssl rand -hex 32), sans répétition ni mot d’exemple.`,
  publicUrlNotSecure: 'PUBLIC_URL doit commencer par https:// avec NODE_ENV=production.',
} as const;

export const breachedMessages = {
  unreadable: (code: string) => `BREACHED_PASSWORDS : ce fichier ne peut pas être lu (${code}).`,
  otherForm:
    'BREACHED_PASSWORDS : ce fichier n’est pas une liste triée d’empreintes SHA-1, une par ligne, en majuscules, avec ou sans « :nombre » (voir docs/operations/install.md).',
} as const;

export const operatorMessages = {
  databaseAway: (code: string) =>
    `La base de données ne répond pas (${code || 'connexion perdue'}) : voir DATABASE_URL.`,
  databaseRefuses: (code: string) =>
    `La base de données refuse ce compte, ce mot de passe ou ce nom de base (${code}) : voir DATABASE_URL.`,
  fileUnusable: (path: string, code: string) => `Fichier ou dossier inutilisable (${code}) : ${path}`,
} as const;

export const stopMessages = {
  failed: (what: string) => `Arrêt interrompu par une erreur (${what}) : tout n’était pas terminé.`,
  tooLong: (seconds: number) => `Arrêt forcé après ${seconds} s : tout n’était pas terminé.`,
} as const;

export const migrationMessages = {
  rightMissing: (role: string) =>
    `DATABASE_URL : ce compte doit posséder la base et avoir le droit CREATEROLE (sans être superutilisateur) ; si une autre base du serveur a déjà créé ${role}, il lui faut aussi GRANT ${role} … WITH ADMIN OPTION.`,
} as const;

export const gridMessages = {
  usage:
    'Usage : node backend/dist/main.grid.js <numéro d’une version de la grille> [--force --reason "<raison, 500 caractères au plus>"]',
  absent: (id: number) => `Il n’y a pas de version ${id} de la grille.`,
  already: (id: number) => `La version ${id} de la grille est déjà en vigueur.`,
  unproven: (id: number, why: string) =>
    `La version ${id} de la grille n’est pas mise en vigueur. ${why} Pour la mettre en vigueur malgré tout : --force --reason "<raison>".`,
  unpublished: (id: number) =>
    `La version ${id} de la grille n’a jamais été en vigueur : deux personnes de l’administration la publient depuis sa page.`,
  inForce: (id: number) =>
    `La version ${id} de la grille est en vigueur ; le worker fait passer les valorisations à cette version.`,
} as const;

export const adminMessages = {
  usage: 'Usage : npm run admin -- <adresse électronique> <prénom> <nom>',
  invited:
    'Le compte d’administration est ouvert : le message d’activation part dès que le worker est en marche, son lien vaut 7 jours.',
  promoted: 'Cette personne de l’équipe a maintenant les droits d’administration.',
  taken:
    'Cette adresse a déjà un compte d’administration, un compte fermé ou un compte d’établissement : rien n’est fait.',
} as const;

export const journalMessages = {
  differs: (establishment: number, table: string, id: string, columns: readonly string[]) =>
    `Établissement ${establishment} : ${table} ${id} diffère (${columns.join(', ')}).`,
  unreadable: (position: string, type: string) =>
    `Événement ${position} : ${type} est illisible pour cette version du logiciel.`,
  verified: (counts: { establishments: number; events: number; rows: number; differences: number }) =>
    `Journal rejoué : ${counted(counts.events, 'événement', 'événements')}, ${counted(counts.establishments, 'établissement', 'établissements')}, ${counted(counts.rows, 'ligne comparée', 'lignes comparées')}, ${counted(counts.differences, 'différence', 'différences')}.`,
} as const;

const rowsAndFiles = ({ rows, files }: { rows: number; files: number }) =>
  `${counted(rows, 'ligne', 'lignes')} et ${counted(files, 'fichier', 'fichiers')}`;

export const backupMessages = {
  noFolder: 'BACKUP_DIR manque : c’est le dossier où les sauvegardes sont écrites.',
  fileThere: (file: string) => `Sauvegarde non écrite : ${file} existe déjà, choisissez un autre nom.`,
  noRoom: 'Sauvegarde non écrite : il n’y a plus de place dans le dossier des sauvegardes.',
  storageAway: 'Sauvegarde non écrite : le stockage des fichiers ne répond pas, ou l’un d’eux ne peut pas être lu.',
  databaseAway: (code: string) => `Sauvegarde non écrite : la base ne répond pas (${code}).`,
  backupFailed: (tries: number, minutes: number) =>
    `Sauvegarde manquée (${counted(tries, 'essai', 'essais')}) : nouvel essai dans ${minutes} min.`,
  nextBackup: (at: string) => `Prochaine sauvegarde : ${at}.`,
  pruned: (count: number, days: number) =>
    `${counted(count, 'sauvegarde supprimée', 'sauvegardes supprimées')} : plus de ${counted(days, 'jour', 'jours')}.`,
  notPruned: (why: string) => `Les anciennes sauvegardes n’ont pas pu être supprimées (${why}).`,
  unmarked: 'La date de cette sauvegarde n’a pas pu être notée dans la base : l’alerte BackupMissed ne la connaît pas.',
  backupUsage: 'Usage : npm run backup -- <fichier>, ou sans fichier avec BACKUP_DIR (le dossier des sauvegardes).',
  restoreUsage: 'Usage : npm run restore -- <fichier de sauvegarde>',
  noKey: 'BACKUP_KEY manque : c’est la clé qui chiffre les sauvegardes, 32 caractères au moins (openssl rand -hex 32).',
  written: (file: string, counts: { rows: number; files: number; bytes: number }) =>
    `Sauvegarde écrite : ${file} (${rowsAndFiles(counts)}, ${Math.ceil(counts.bytes / 1000)} ko).`,
  missing: (count: number) =>
    `${counted(count, 'fichier a disparu', 'fichiers ont disparu')} pendant la sauvegarde ; les lignes qui les nomment y sont.`,
  noFile: 'Ce fichier de sauvegarde n’existe pas.',
  noBackup: 'Ce fichier n’est pas une sauvegarde de l’outil. Rien n’a été restauré.',
  otherKey: 'BACKUP_KEY n’est pas la clé de cette sauvegarde. Rien n’a été restauré.',
  cut: 'La sauvegarde est incomplète : sa fin manque. Rien n’a été restauré.',
  damaged: 'La sauvegarde est abîmée : son contenu a changé depuis son écriture. Rien n’a été restauré.',
  newer: 'La sauvegarde vient d’une version plus récente du logiciel : installez cette version, puis restaurez.',
  databaseNotEmpty:
    'La base n’est pas vide : la restauration se fait dans une base neuve (voir docs/operations/restore.md).',
  storageNotEmpty: (key: string) =>
    `Le stockage n’est pas vide (${key}) : la restauration se fait dans un stockage neuf (voir docs/operations/restore.md).`,
  otherKeptKey: 'DATA_DIR contient déjà une autre clé des liens (link-key) : choisissez un dossier neuf.',
  restored: (at: string, counts: { rows: number; files: number }) =>
    `Sauvegarde du ${at} restaurée : ${rowsAndFiles(counts)}. Toutes les sessions sont fermées.`,
  otherLinkKey:
    'TOKEN_SECRET n’est pas celui de la sauvegarde : les liens des messages déjà partis et les seconds facteurs ne seront plus reconnus.',
  erasedSince: (at: string) =>
    `Les effacements faits après le ${at} sont à refaire : voir docs/operations/restore.md, « Erasures ».`,
} as const;
