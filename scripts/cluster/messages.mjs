/** What the cluster tells the person at the terminal, in French. */
import { counted } from '../lib/counted.mjs';
import { inSeconds } from '../lib/steps.mjs';

export const say = {
  usage: 'Usage : npm run cluster [-- --prove [épreuve…]]',
  missing: (programs) =>
    `Non exécuté : ${programs.join(', ')} introuvable${programs.length > 1 ? 's' : ''}. ` +
    `Sur Debian : apt-get install ${programs.join(' ')}, puis relancez la commande.`,
  notLinux: 'Non exécuté : cette commande n’est prévue que pour Linux.',
  installStore: 'Installation du serveur S3',
  storeNotInstalled: 'Non exécuté : le serveur S3 (paquet npm s3rver) n’a pas pu être installé.',
  servers: 'Démarrage de Redis, PgBouncer, du stockage S3 et du répartiteur',
  processes: (apis, workers) => `Démarrage de ${apis} API et ${workers} workers`,
  ended: (name, log) => `« ${name} » s’est arrêté : lisez ${log}.`,
  notReady: (name) => `« ${name} » n’est pas prêt à temps.`,
  up: ({ url, members, pages }) =>
    [
      '',
      `  Le produit : ${url}`,
      `  Les messages : ${pages.mails}`,
      ...members.map(
        ({ name, port, pid }) => `  ${name.padEnd(9)} pid ${pid}${port === undefined ? '' : `, port ${port}`}`,
      ),
      '  Comptes : direction@demo.example, autre@demo.example… (mot de passe Valorise!2026)',
      '  Ctrl-C arrête tout.',
      '',
    ].join('\n'),
  loginRefused: (email, status) => `La connexion de ${email} n’a pas abouti (${status}).`,
  unknownProof: (names) => `Épreuves : ${names.join(', ')}.`,
  held: 'tenue',
  notHeld: 'NON TENUE',
  noLimit: 'pour information',
  summary: (held, missed, told, duration) =>
    [
      counted(held, 'épreuve tenue', 'épreuves tenues'),
      counted(missed, 'non tenue', 'non tenues'),
      ...(told > 0 ? [`${told} pour information`] : []),
      duration,
    ].join(', '),
  proofs: {
    rolling: 'Redémarrage de chaque processus, l’un après l’autre, sous charge',
    kills: 'Arrêt brutal (kill -9) de chaque processus sous charge',
    servers: 'Arrêt brutal de chaque serveur sous charge, trois secondes d’absence',
    limits: 'Limites communes aux deux API',
    sessions: 'Session terminée sur l’une, refusée par l’autre',
    live: 'Flux d’une API, écritures par l’autre',
    kept: 'Réponses gardées, écritures par l’autre API',
    files: 'Documents en S3, demandés à l’une et servis par l’autre',
    storage: 'Test du stockage S3 (TEST_STORAGE_URL)',
    throughput: 'Débit avec une et deux API',
    journal: 'Journal relu en entier et comparé aux tables',
  },
  of: (proof, name) => `${proof} : ${name}`,
  load: ({ reads, writes, failedReads, failedWrites, unknown, repeated, wrong, lost, longest, late, bare }) =>
    [
      `${counted(reads, 'lecture', 'lectures')} dont ${failedReads.length} en échec${statuses(failedReads)}`,
      `${counted(writes, 'écriture', 'écritures')} dont ${counted(failedWrites.length, 'refusée', 'refusées')}${statuses(failedWrites)} ` +
        `et ${unknown} sans réponse, ${counted(lost, 'perdue', 'perdues')}`,
      ...(repeated > 0
        ? [`${counted(repeated, 'répétée', 'répétées')} dont ${wrong} appliquée deux fois ou autrement`]
        : []),
      `attente la plus longue ${inSeconds(longest)}`,
      ...(late > 0 ? [`${counted(late, 'réponse trop tardive', 'réponses trop tardives')}`] : []),
      ...(bare > 0 ? [`${counted(bare, 'refus', 'refus')} 503 sans Retry-After`] : []),
    ].join(', '),
  documents: ({ documents, failedDocuments, longestDocument }) =>
    `, ${counted(documents, 'document', 'documents')} dont ${failedDocuments.length} en échec${statuses(failedDocuments)} ` +
    `(le plus long ${inSeconds(longestDocument)})`,
  away: ({ read, write, document }, restarted) =>
    `de nouveau lu après ${inSeconds(read)}, écrit après ${inSeconds(write)}, imprimé après ${inSeconds(document)}, ` +
    `${counted(restarted, 'processus relancé', 'processus relancés')}`,
  limits: (allowed, refused) =>
    `${counted(allowed, 'demande acceptée', 'demandes acceptées')}, puis ${counted(refused, 'refusée', 'refusées')}, tour à tour`,
  sessions: (rounds, wrong) =>
    `${counted(rounds, 'session', 'sessions')}, ${counted(wrong, 'encore admise', 'encore admises')} par l’autre API`,
  live: (told, asked, slowest) => `${told} changements sur ${asked} reçus, le plus tard après ${slowest} ms`,
  kept: (rounds, stale) => `${rounds} écritures relues aussitôt par l’autre, ${stale} fois l’ancien état ; 304 sinon`,
  files: (same, asked, local) =>
    `${same} fichiers sur ${asked} identiques par les deux ; ${local} sur le disque des processus`,
  rate: (one, two) => `${one} puis ${two} lectures/s (× ${(two / one).toFixed(2).replace('.', ',')}), cœurs : `,
  writesRate: (one, two) => `${one} puis ${two} écritures/s`,
  reads: 'lectures',
  writes: 'écritures',
};

function statuses(list) {
  return list.length === 0 ? '' : ` (${[...new Set(list)].join(', ')})`;
}
