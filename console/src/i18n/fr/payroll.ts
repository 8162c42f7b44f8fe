import type { PayrollFormat, PayrollOutlook } from '@valorisation/contract';
import { counted } from '@valorisation/rules';

type Lack = PayrollOutlook['leftOut'][number]['lack'];

const lines = (count: number) => counted(count, 'ligne', 'lignes');
const functions = (count: number) => counted(count, 'fonction', 'fonctions');
const people = (count: number) => counted(count, 'personne', 'personnes');

const formats: Readonly<Record<PayrollFormat, string>> = {
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  silae: 'Silae (JSON)',
};

const formatHints: Readonly<Record<PayrollFormat, string>> = {
  xlsx: 'À ouvrir dans un tableur\u00a0: une ligne par personne et par fonction.',
  csv: 'Pour un logiciel de paie\u00a0: une ligne par personne et par fonction, colonnes toujours dans le même ordre.',
  silae: 'À faire valider par votre cabinet de paie avant tout envoi\u00a0: le fichier dit ce qu’il reste à confirmer.',
};

const lacks: Readonly<Record<Lack, string>> = {
  archived: 'archivée',
  'in-progress': 'classement à terminer',
  'to-redo': 'à refaire',
  'awaits-update': 'en attente de mise à jour',
  'seniority-passed': 'ancienneté à mettre à jour',
  'sum-differs': 'indice à recalculer',
};

export const payroll = {
  intro:
    'Remettez à la paie ce qui est à verser au moins, par personne et par fonction. Chaque ligne porte aussi le texte à reporter en DSN (rubrique S21.G00.40.041).',
  associated: 'Depuis un compte associé, les fonctions limitées ne sont pas dans le fichier.',
  back: 'Vos valorisations',
  menu: 'Vers la paie',
  menuHint: 'Fichiers CSV, Excel ou Silae',
  failed: 'Les lignes pour la paie ne sont pas disponibles.',

  file: {
    title: 'Préparer un fichier',
    format: 'Format',
    formats,
    formatHints,
    scope: 'Contenu',
    whole: 'Toutes les lignes',
    since: (id: number, day: string) => `Ce qui a changé depuis la remise ${id} du ${day}`,
    ready: (count: number, left: number) =>
      [
        counted(count, 'fonction prête', 'fonctions prêtes'),
        ...(left === 0 ? [] : [counted(left, 'laissée de côté', 'laissées de côté')]),
      ].join(', '),
    nothing: 'Aucune fonction à jour\u00a0: terminez un classement pour préparer un fichier.',
    unchanged: 'Rien n’a changé depuis cette remise\u00a0: il n’y a rien à remettre.',
    leftOut: 'Laissées de côté',
    show: (tab: string) => `Voir «\u00a0${tab}\u00a0»`,
    lack: (count: number, lack: Lack) => `${functions(count)}\u00a0: ${lacks[lack]}`,
    unnumbered: (count: number) =>
      `${functions(count)}\u00a0: matricule de paie inconnu. Il vient de l’import d’un fichier de paie.`,
    complements: (count: number) =>
      `${people(count)} avec plusieurs fonctions\u00a0: un complément Smic s’ajoute, qui n’est dans aucune ligne.`,
    unconfirmed: 'La valeur du point est à confirmer par la branche.',
    details: 'Détails',
    unconfirmedColumn: 'Dans le fichier, la colonne valeur_confirmee le dit.',
    gone: (count: number) => `${lines(count)} de cette remise sans équivalent aujourd’hui`,
    goneLine: (reference: string, person: string | null, title: string | null, lack: Lack | null) =>
      person === null
        ? `${reference}\u00a0: fonction supprimée, transférée ou devenue limitée`
        : `${reference}\u00a0: ${person}, ${title ?? ''} (${lack === null ? '' : lacks[lack]})`,
    submit: 'Télécharger le fichier',
    fileName: 'minima',
  },

  receipts: {
    title: 'Remises à la paie',
    text: 'Une remise garde la référence de chaque montant, sans nom ni montant. Son fichier peut être refait à l’identique tant que rien n’a changé.',
    none: 'Aucun fichier n’a encore été remis à la paie.',
    name: (id: number, moment: string) => `Remise ${id} du ${moment}`,
    by: (name: string | null) => name ?? 'Compte supprimé',
    content: (format: PayrollFormat, count: number, since: number | null) =>
      `${formats[format]}, ${lines(count)}${since === null ? '' : `, depuis la remise ${since}`}`,
    visibleOnly: 'sans les fonctions limitées',
    details: 'Détails',
    digest: (sha256: string) => `SHA-256\u00a0: ${sha256}`,
    again: 'Télécharger de nouveau',
    againOf: (id: number) => `Télécharger de nouveau la remise ${id}`,
  },

  keys: {
    title: 'Clés pour un logiciel de paie',
    text: 'Une clé laisse un logiciel lire ces lignes, et rien d’autre. Confiez-la à votre éditeur ou à votre cabinet de paie\u00a0; révoquez-la dès qu’elle n’est plus utile.',
    address: 'Adresse à appeler (JSON\u00a0; avec .csv à la fin, le fichier CSV)',
    none: 'Aucune clé n’est active.',
    create: 'Créer une clé',
    dialog: {
      title: 'Créer une clé',
      name: 'À qui ou à quoi sert cette clé',
      hint: 'Par exemple le nom du logiciel ou du cabinet.',
      missing: 'Donnez un nom à la clé.',
    },
    created: 'Voici la clé. Copiez-la maintenant\u00a0: elle ne sera plus affichée.',
    copy: 'Copier la clé',
    copied: 'La clé est copiée.',
    copyByHand: 'Votre navigateur ne permet pas la copie\u00a0: sélectionnez la clé.',
    label: (name: string, prefix: string) => `${name} (${prefix}…)`,
    use: (created: string, used: string | null) =>
      `Créée le ${created}. ${used === null ? 'Jamais utilisée' : `Dernière utilisation le ${used}`}.`,
    revoke: 'Révoquer',
    revokeOf: (name: string) => `Révoquer la clé ${name}`,
    revoking: {
      title: 'Révoquer cette clé',
      text: (name: string) => `Le logiciel qui utilise «\u00a0${name}\u00a0» ne pourra plus lire les lignes.`,
    },
    revoked: 'La clé est révoquée.',
  },
} as const;
