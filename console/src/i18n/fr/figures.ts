import { counted, plural } from '@valorisation/rules';

export const figures = {
  title: 'Chiffres de l’établissement',
  back: 'Vos valorisations',
  introMain: 'Toutes les valorisations de l’établissement, archives mises à part.',
  introAssociated:
    'Les valorisations visibles de l’établissement et celles que vous avez créées, archives mises à part.',
  on: (day: string) => `Au ${day}.`,
  loading: 'Chargement des chiffres',
  failed: 'Les chiffres n’ont pas pu être chargés',
  keyFigures: 'Chiffres clés',
  cards: {
    people: 'Personnes',
    functions: (count: number) => `${count} ${plural(count, 'fonction active', 'fonctions actives')}`,
    total: 'À verser au moins par mois',
    hourly: (count: number) =>
      count > 1
        ? `${count} fonctions payées à l’heure ne sont pas comptées.`
        : 'Une fonction payée à l’heure n’est pas comptée.',
    notComputed: (count: number) =>
      plural(
        count,
        'Une fonction à calculer n’est pas comptée.',
        `${count} fonctions à calculer ne sont pas comptées.`,
      ),
    fullTime: 'Équivalents temps plein',
    totalShare: (share: string) => `Quotités cumulées\u00a0: ${share}`,
    belowMinimum: 'Sous le minimum',
    peopleUnder: (count: number) => `${count} ${plural(count, 'personne', 'personnes')}`,
    due: 'Anniversaires à traiter',
    coming: (count: number) => `${count} à venir en 12\u00a0mois`,
  },
  see: (what: string) => `, ${what}\u00a0: voir la liste`,
  byCategory: {
    title: 'Par catégorie',
    category: 'Catégorie',
    functions: 'Fonctions actives',
    amount: 'Minimums conventionnels par mois',
    share: 'Part du total',
    under: 'Sous le minimum',
    fullTime: 'Équivalents temps plein',
    total: 'Ensemble',
    /** Why more than the conventional minimums is due. */
    above: 'Smic, rémunérations garanties et montants d’une grille précédente',
    due: 'À verser au moins par mois',
    /** On a phone, under the name of the category. */
    rest: (share: string, fullTime: string, under: number) =>
      `${share} du total, ${fullTime} équivalent temps plein${under === 0 ? '' : `, ${under} sous le minimum`}`,
  },
  byStatus: {
    title: 'Par statut',
  },
  anniversaries: {
    title: 'Anniversaires d’ancienneté',
    comingLabel: 'Anniversaires des 12\u00a0mois à venir',
    dueLabel: 'Anniversaires à traiter',
    intro: 'Les dates auxquelles le taux d’ancienneté change dans les 12\u00a0mois.',
    download: 'Télécharger le calendrier (ICS)',
    downloadHint: 'Le calendrier s’ouvre dans Outlook, Thunderbird, Google Agenda ou l’agenda du téléphone.',
    fileName: 'anniversaires-anciennete.ics',
    done: 'Le calendrier est téléchargé.',
    due: 'À traiter',
    /** `sum`: what it adds to the month. */
    apply: (count: number, sum: string | null) =>
      `Appliquer à ${counted(count, 'fonction', 'fonctions')}${sum === null ? '' : `, ${sum} par mois`}`,
    coming: 'À venir',
    dueText: 'La date est passée et le nouveau taux n’est pas encore appliqué.',
    none: 'Aucun taux d’ancienneté ne change dans les 12\u00a0mois.',
    columns: { day: 'Date', person: 'Personne et fonction', rate: 'Ancienneté', effect: 'Par mois' },
    rate: (before: number, after: number) => `${before}\u00a0% → ${after}\u00a0%`,
    rateRead: (before: number, after: number) => `de ${before}\u00a0% à ${after}\u00a0%`,
    month: (month: string, count: number) => `${month}, ${count} ${plural(count, 'changement', 'changements')}`,
  },
  empty: {
    title: 'Aucun chiffre à montrer pour le moment',
    text: 'Les chiffres viennent des valorisations. Classez une première fonction pour les voir ici.',
    action: 'Nouvelle valorisation',
  },
} as const;
