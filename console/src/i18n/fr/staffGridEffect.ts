import type { EffectFigures } from '@valorisation/contract';
import { formatInteger, plural } from '@valorisation/rules';

const rows = (count: number) => `${formatInteger(count)}\u00a0${plural(count, 'valorisation', 'valorisations')}`;
type Grouping = EffectFigures['groups'][number]['by'];

const groupings: Readonly<Record<Grouping, string>> = {
  category: 'Par catégorie',
  function: 'Par fonction',
  department: 'Par département',
  size: 'Par taille d’établissement',
};

const keys: Readonly<Record<Grouping, string>> = {
  category: 'Catégorie',
  function: 'Fonction',
  department: 'Département',
  size: 'Personnes dans l’établissement',
};

export const staffGridEffect = {
  link: 'Voir l’effet sur les valorisations',
  title: (day: string) => `Effet de la grille du ${day}`,
  untitled: 'Effet d’une version de la grille',
  back: 'Retour à la version',
  intro:
    'Ce que cette version changerait aux valorisations de tous les établissements si elle prenait effet à sa date. ' +
    'Le calcul ne modifie aucune valorisation.',
  loading: 'Lecture de l’effet de cette version',
  failedToRead: 'L’effet de cette version n’a pas pu être lu.',
  none: {
    title: 'L’effet de cette version n’a pas encore été calculé',
    text: 'Le calcul lit toutes les valorisations. Il se poursuit si vous quittez cette page.',
    act: 'Calculer l’effet',
  },
  running: {
    waiting: 'Le calcul est demandé et commence dès que la file est libre.',
    title: 'Calcul en cours',
    examined: (examined: string, total: string) => `${examined} valorisations lues sur ${total}`,
    leave: 'Vous pouvez quitter cette page\u00a0: le calcul se poursuit.',
    again: 'Relancer le calcul',
    silent: 'Le calcul ne donne plus de nouvelles depuis plus d’une minute.',
  },
  failed: {
    title: 'Le calcul n’a pas abouti',
    text: 'Aucune valorisation n’a été modifiée. Relancez le calcul\u00a0; s’il échoue encore, consultez la page Travaux.',
    act: 'Relancer le calcul',
  },
  stale: {
    draft:
      'Cette version a été modifiée depuis le calcul\u00a0: les chiffres ci-dessous sont ceux de son contenu d’alors.',
    data: 'Des établissements ont enregistré des changements depuis le calcul\u00a0: les chiffres ont pu évoluer.',
    act: 'Recalculer',
  },
  computed: (at: string, count: number, day: string) =>
    `Calculé le ${at} sur ${rows(count)}. Les montants sont ceux de la grille au ${day}\u00a0: là où le Smic est plus élevé, c’est lui qui reste à verser, et le montant à verser change moins.`,
  figures: {
    title: 'En bref',
    changed: 'Valorisations dont le montant change',
    ofCompared: (compared: string) => `sur ${compared} dont le montant peut être comparé`,
    gains: 'En hausse',
    losses: 'En baisse',
    median: 'Changement médian',
    medianText: 'par mois, parmi les montants mensuels qui changent',
    under: 'Sous le minimum',
    fromTo: (before: string, after: string) => `de ${before} à ${after}`,
    underText: (fall: number, rise: number) =>
      `${rows(fall)} ${fall > 1 ? 'y passent' : 'y passe'}, ${rows(rise)} en ${rise > 1 ? 'sortent' : 'sort'}`,
    toRedo: 'À refaire',
    toRedoText: 'la fonction ou un degré choisi n’existe plus\u00a0; sans montant',
  },
  month: {
    title: 'Total mensuel de la branche',
    text: (count: string) =>
      `${count} valorisations payées au mois, hors valorisations inactives, en cours et à refaire.`,
    before: 'Montants enregistrés',
    dueAnyway: 'Ancienneté due de toute façon à cette date',
    grid: 'Effet de la grille',
    after: 'Total après mise à jour',
  },
  notes: {
    awaited: (count: number) =>
      `${rows(count)} ${count > 1 ? 'attendaient' : 'attendait'} déjà une mise à jour\u00a0: l’effet de la grille en vigueur est compris dans ${count > 1 ? 'leur' : 'son'} changement.`,
    incomplete: (count: number) =>
      `${rows(count)} ${count > 1 ? 'n’auraient' : 'n’aurait'} pas de nouveau montant tant qu’une réponse ou un motif manque.`,
    otherUnit: (count: number) =>
      `${rows(count)} ${count > 1 ? 'changeraient' : 'changerait'} d’unité (heure ou mois) et ne ${count > 1 ? 'comptent' : 'compte'} dans aucune somme.`,
  },
  hours: {
    title: 'Valorisations payées à l’heure',
    text: (changed: string, all: string) => `${changed} sur ${all} changent de taux horaire.`,
    median: (amount: string) => `Changement médian du taux\u00a0: ${amount}.`,
    gains: 'En hausse',
    losses: 'En baisse',
  },
  statuses: {
    title: 'Ce que deviennent les valorisations',
    text: 'Selon le tableau des états, le jour où la version prend effet.',
    before: 'Avant',
    after: 'Après',
    count: 'Valorisations',
    same: 'Inchangé',
  },
  plot: {
    title: 'Répartition des changements par mois',
    text: (changed: string, same: string) =>
      `${changed} montants mensuels changent, ${same} restent les mêmes. Chaque barre compte les valorisations dont le changement est compris entre ses deux bornes.`,
    none: 'Aucun montant mensuel ne change.',
    bin: 'Changement par mois',
    count: 'Valorisations',
    under: (to: string) => `moins de ${to}`,
    over: (from: string) => `${from} et plus`,
    between: (from: string, to: string) => `de ${from} à ${to}`,
  },
  groups: {
    title: 'Dans le détail',
    choose: 'Répartir les chiffres',
    groupings,
    keys,
    columns: [
      'Valorisations',
      'En hausse',
      'En baisse',
      'À refaire',
      'Avec l’ancienneté due',
      'Après',
      'Effet de la grille',
    ],
    other: 'Autre fonction',
    noDepartment: 'Non renseigné',
    sizes: { '0': 'Moins de 10', '10': 'De 10 à 19', '20': 'De 20 à 49', '50': '50 et plus' } as Readonly<
      Record<string, string>
    >,
    note: 'Les totaux sont mensuels. Les hausses et les baisses comptent aussi les taux horaires.',
  },
  largest: {
    title: 'Les plus grands changements',
    text: 'Au plus 50 montants mensuels et 10 taux horaires, sans nom. Ouvrez un calcul pour voir les deux montants ligne par ligne.',
    none: 'Aucun montant ne change.',
    label: (title: string, place: string) => `${title}, ${place}`,
    function: 'Fonction',
    before: 'Enregistré',
    dueAnyway: 'Avec l’ancienneté due',
    after: 'Après',
    change: 'Effet de la grille',
    act: 'Calcul',
    open: 'Voir le calcul',
    openOf: (title: string, change: string) => `Voir le calcul, ${title}, ${change}`,
    department: (department: string) => `département ${department}`,
  },
  example: {
    title: (title: string) => `Calcul\u00a0: ${title}`,
    loading: 'Lecture des deux calculs',
    failed: 'Ce calcul ne peut pas être montré',
    failedText: 'La valorisation ou la version a changé depuis le calcul de l’effet. Recalculez-le.',
    current: 'Montant enregistré',
    next: 'Avec cette version',
    computedOn: (day: string) => `au ${day}`,
    seniority: (amount: string) => `Avec l’ancienneté due à cette date, sans changer de grille\u00a0: ${amount}.`,
    lines: 'Calcul',
  },
} as const;
