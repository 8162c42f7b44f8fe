/** What the try of the image tells the person at the terminal, in French. */
export const say = {
  missing: (names) =>
    `Non exécuté : ${names.join(', ')} introuvable${names.length > 1 ? 's' : ''}. Sur Debian, en root : ` +
    'apt-get install buildah debootstrap crun fuse-overlayfs redis-server, puis relancez la commande.',
  notRoot: 'Non exécuté : debootstrap et l’isolement par chroot demandent root.',
  debian: 'Base Debian (debootstrap, une fois)',
  node: (version) => `Node ${version}, tel que npm le distribue`,
  commit: 'Image de base',
  build: 'Construction du Dockerfile par buildah',
  commandFailed: (words, output) => `buildah ${words.slice(0, 2).join(' ')} a échoué :\n${output.slice(-4000)}`,
  debianFailed: (output) => `debootstrap a échoué :\n${output.slice(-2000)}`,
  servers: 'PostgreSQL, Redis et boîte aux lettres',
  mount: 'Image montée',
  demo: 'Données de démonstration, pour avoir de quoi se servir',
  places: (service) => `${service} : qui il est, où il peut écrire, ce qu’il peut`,
  health: 'api : sa vérification de santé',
  mail: 'worker : le message d’activation, par Redis et SMTP',
  picture: 'api : une image envoyée (main.media.js)',
  document: 'worker : un PDF, par Chromium',
  firstPage: 'api : ce PDF envoyé, et sa première page (main.first-page.js)',
  sheet: 'api : un tableur (main.sheets.js)',
  leaked: 'api : un mot de passe de la liste montée est refusé',
  stop: 'api et worker : leur arrêt',
  untried: (names) =>
    `Non essayées, alors que docker-compose.yml ou docs/operations les nomment : ${names.join(', ')}.`,
  unanswered: 'sans réponse',
  failed: 'L’image n’a pas fait ce qu’elle doit.',
};
