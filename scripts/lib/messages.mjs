/** What the scripts tell the person at the terminal: French, one line each, saying what to do. */

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
