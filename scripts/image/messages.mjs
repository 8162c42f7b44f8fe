/** What the try of the image tells the person at the terminal, in French. */
export const say = {
  missing: (names) =>
    `Non exécuté : ${names.join(', ')} introuvable${names.length > 1 ? 's' : ''}. Sur Debian, en root : ` +
    'apt-get install buildah debootstrap crun fuse-overlayfs, puis relancez la commande.',
  notRoot: 'Non exécuté : debootstrap et l’isolement par chroot demandent root.',
  debian: 'Base Debian (debootstrap, une fois)',
  node: (version) => `Node ${version}, tel que npm le distribue`,
  commit: 'Image de base',
  build: 'Construction du Dockerfile par buildah',
  commandFailed: (words, output) => `buildah ${words.slice(0, 2).join(' ')} a échoué :\n${output.slice(-4000)}`,
  debianFailed: (output) => `debootstrap a échoué :\n${output.slice(-2000)}`,
  entries: 'Les trois entrées de l’image',
  user: 'Utilisateur des processus, et ce qu’il peut écrire sous /app',
  migrate: 'main.migrate.js',
  api: 'main.api.js',
  worker: 'main.worker.js',
  unanswered: 'sans réponse',
  failed: 'L’image n’a pas fait ce qu’elle doit.',
};
