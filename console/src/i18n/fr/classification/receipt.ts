/** The lines of a calculation: label, what was computed with what, and the rule in plain words. */
interface LineWords {
  label: string;
  detail: string | null;
  explanation: string;
}

const plural = (count: number, one: string, many: string) => `${count}\u00a0${count > 1 ? many : one}`;
const hours = (count: number) => String(count).replace(/(\d)(\d{3})$/, '$1\u00a0$2');

export const receipt = {
  title: 'Le calcul, ligne par ligne',
  caption: 'Étapes du calcul',
  step: 'Étape',
  value: 'Points ou montant',
  open: 'Ouvrez une ligne pour lire la règle et son article.',
  rule: 'Règle',
  article: 'Convention collective',
  noArticle: 'Hors calcul de la convention collective.',
  points: (points: string) => `${points}\u00a0points`,
  pending: 'À renseigner',
  categoryBase: (category: string): LineWords => ({
    label: 'Indice de base',
    detail: category,
    explanation: 'Chaque catégorie a un indice de base. Il dépend de la fonction, pas de la personne.',
  }),
  leave: (weeks: number, yearlyHours: number): LineWords => ({
    label: 'Congés',
    detail:
      weeks === 0
        ? `Aucune semaine supplémentaire, ${hours(yearlyHours)}\u00a0heures par an`
        : `${plural(weeks, 'semaine supplémentaire', 'semaines supplémentaires')}, ${hours(yearlyHours)}\u00a0heures par an`,
    explanation: 'Plus l’emploi compte de semaines de congés au-delà du légal, moins il reçoit de points.',
  }),
  seniority: (
    years: number,
    rate: number,
    base: string,
    days: { since: string | null; on: string | null },
  ): LineWords => ({
    label: 'Ancienneté',
    detail:
      days.since === null
        ? 'Aucune ancienneté indiquée'
        : `${years === 0 ? 'Moins d’un an' : plural(years, 'an', 'ans')}\u00a0: ${rate}\u00a0% de ${base}\u00a0points`,
    explanation: `Le taux dépend de la catégorie et des années complètes${days.on === null ? '' : ` au ${days.on}`}${
      days.since === null ? '' : `, comptées depuis le ${days.since}`
    }. Il s’applique à l’indice de base augmenté des points de congés, soit ${base}\u00a0points.`,
  }),
  criterion: (
    title: string,
    answer: { training: boolean; pending: boolean; planned: boolean; degree: number; text: string | null },
  ): LineWords => {
    const explanation = answer.training
      ? 'Les formations reconnues par la branche et liées au poste donnent des points, sans degré.'
      : 'Chaque degré donne un nombre de points, fixé par catégorie.';
    const { pending, planned, training, degree, text } = answer;
    if (pending) return { label: title, detail: training ? 'Diplôme à renseigner' : null, explanation };
    if (training && degree === 0) return { label: title, detail: 'Aucune formation retenue', explanation };
    return {
      label: title,
      detail: training ? text : `Degré ${degree}${planned ? ', prévu pour la fonction' : ''}`,
      explanation:
        training || text === null ? explanation : `${explanation} Attendus du degré ${degree}\u00a0: ${text}`,
    };
  },
  total: {
    label: 'Indice réel',
    detail: 'Somme des lignes précédentes',
    explanation: 'L’indice réel additionne l’indice de base, les congés, l’ancienneté et les critères.',
  } satisfies LineWords,
  fixedDays: (index: string, factor: string): LineWords => ({
    label: 'Indice réel, forfait en jours',
    detail: `${index}\u00a0points × ${factor}`,
    explanation: 'Le forfait annuel en jours d’une ou d’un cadre relève l’indice d’un coefficient minimal.',
  }),
  pointValue: {
    label: 'Valeur du point',
    detail: 'Par point et par an',
    explanation: 'La branche négocie la valeur du point chaque année. Elle vaut pour tous les emplois.',
  } satisfies LineWords,
  fullTimeMonth: (index: string, pointValue: string): LineWords => ({
    label: 'Mois à temps plein',
    detail: `${index}\u00a0points × ${pointValue} ÷ 12\u00a0mois`,
    explanation: 'L’indice multiplié par la valeur annuelle du point, divisé par douze, arrondi au centime.',
  }),
  share: (month: string, share: string): LineWords => ({
    label: `Mois à ${share}`,
    detail: `${month} × ${share}`,
    explanation: 'Le mois à temps plein multiplié par la quotité de travail, arrondi au centime.',
  }),
  hourly: (index: string, pointValue: string, year: { part: string; hours: number }): LineWords => ({
    label: 'Heure de formation',
    detail: `${index}\u00a0points × ${pointValue} × ${year.part} ÷ ${year.hours}\u00a0heures`,
    explanation: `La part du face-à-face et de sa préparation dans le temps de travail est de ${year.part}\u00a0; une année à temps plein compte ${year.hours}\u00a0heures de formation. La quotité ne s’applique pas.`,
  }),
  majored: (guaranteed: string, pointValue: string, share: string | null): LineWords => ({
    label: 'Indice majoré',
    detail: `${guaranteed}${share === null ? '' : ` ÷ ${share}`} × 12 ÷ ${pointValue}, au point supérieur`,
    explanation:
      'Quand une rémunération garantie dépasse le minimum, elle est convertie en indice, arrondi au point supérieur. L’indice réel reste affiché à côté.',
  }),
  majoredMonth: (index: string, pointValue: string): LineWords => ({
    label: 'Mois à temps plein, indice majoré',
    detail: `${index}\u00a0points × ${pointValue} ÷ 12\u00a0mois`,
    explanation: 'Le même calcul que le mois à temps plein, avec l’indice majoré.',
  }),
  majoredShare: (month: string, share: string): LineWords => ({
    label: `Mois à ${share}, indice majoré`,
    detail: `${month} × ${share}`,
    explanation: 'Le mois de l’indice majoré multiplié par la quotité de travail.',
  }),
  fixedAmount: {
    label: 'Montant fixé par l’organisation d’employeurs',
    detail: 'Retenu à la place du montant calculé',
    explanation: 'L’organisation d’employeurs a fixé ce montant pour ce poste. Il remplace le montant calculé.',
  } satisfies LineWords,
  branchFloor: (points: string, share: string | null): LineWords => ({
    label: 'Plancher de la branche',
    detail: share === null ? `${points}\u00a0points` : `${points}\u00a0points, à ${share}`,
    explanation: 'Aucun montant ne descend sous l’indice plancher que la branche négocie chaque année.',
  }),
  minimumWage: (from: string | null, share: string | null): LineWords => ({
    label: from === null ? 'Smic' : `Smic du ${from}`,
    detail: share === null ? 'Montant mensuel brut, 35\u00a0heures par semaine' : `Montant mensuel brut, à ${share}`,
    explanation: 'Aucun salaire ne peut être inférieur au salaire minimum de croissance.',
  }),
  wageComplement: (month: string, share: string, paid: string): LineWords => ({
    label: 'Complément Smic',
    detail: `${month} × ${share} − ${paid}`,
    explanation: 'Ce qui manque à l’ensemble des fonctions payées au mois pour atteindre le Smic.',
  }),
  due: (perHour: boolean): LineWords => ({
    label: 'À verser au moins',
    detail: perHour ? 'Le plus élevé, par heure de formation' : 'Le plus élevé de ces montants, par mois',
    explanation: 'L’employeur verse au moins ce montant brut. Il peut verser davantage.',
  }),
  displayed: (perHour: boolean): LineWords => ({
    label: perHour ? 'Minimum par heure de formation' : 'Minimum par mois',
    detail: 'Montant brut',
    explanation: 'C’est un minimum conventionnel\u00a0: l’employeur peut verser davantage.',
  }),
} as const;
