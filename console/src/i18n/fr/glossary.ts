/**
 * The meaning of the grid's words, for the whole product. A screen shows it beside the first use of a word, and the
 * help page shows all of them. Amounts and points belong to a grid version, so no text here contains one.
 */
export interface GlossaryEntry {
  readonly term: string;
  readonly text: string;
}

const entries = {
  seniority: {
    term: 'Ancienneté',
    text: 'Les années complètes comptées depuis la date d’ancienneté, au jour du calcul. Elles donnent un taux, qui dépend de la catégorie et s’applique à l’indice de base augmenté des points de congés.',
  },
  anniversary: {
    term: 'Anniversaire',
    text: 'La prochaine date à laquelle le taux d’ancienneté change. Il ne change pas chaque année. À cette date, la valorisation est à recalculer.',
  },
  capacity: {
    term: 'Capacitaire',
    text: 'Se dit du degré 1, choisi au-dessous du degré de la fonction. Il est réservé à une embauche ou à un changement de poste, avec un motif et un plan d’accompagnement, pendant 5\u00a0ans au plus.',
  },
  category: {
    term: 'Catégorie',
    text: 'Le niveau de la fonction\u00a0: ouvrier employé, technicien, agent de maîtrise ou cadre. La fonction fixe la catégorie, qui fixe l’indice de base, le taux d’ancienneté et les points de chaque degré.',
  },
  leave: {
    term: 'Congés supplémentaires, ou supra-légaux',
    text: 'Les semaines de congés accordées au-delà des 5\u00a0semaines légales, de 0 à 6. Plus l’emploi en compte, moins il reçoit de points\u00a0: son année de travail est plus courte.',
  },
  criterion: {
    term: 'Critère classant',
    text: 'Ce sur quoi un emploi est classé\u00a0: autonomie, relationnel, formations, expertise, management, pédagogie. Un critère qui ne concerne pas la fonction ne compte aucun point.',
  },
  degree: {
    term: 'Degré',
    text: 'Le niveau d’exigence retenu pour un critère. Chaque fonction a son degré minimal\u00a0; un degré plus élevé peut être retenu et donne au moins autant de points. Les formations donnent des points sans degré.',
  },
  fullTimeEquivalent: {
    term: 'Équivalent temps plein',
    text: 'La somme des quotités, un temps plein comptant pour un. Les emplois rémunérés à l’heure de formation n’y entrent pas.',
  },
  fixedDays: {
    term: 'Forfait en jours',
    text: 'Un contrat qui compte le temps de travail en jours par an. Il est réservé aux cadres\u00a0; la grille relève alors l’indice d’un coefficient minimal.',
  },
  hourly: {
    term: 'Heure de formation',
    text: 'Le mode de rémunération possible pour les enseignantes et enseignants-formateurs\u00a0: un montant par heure de face-à-face, préparation comprise. La quotité ne s’y applique pas et il n’entre pas dans le total mensuel.',
  },
  index: {
    term: 'Indice',
    text: 'Le nombre de points de l’emploi, dit aussi indice réel\u00a0: l’indice de base, plus les points de congés, d’ancienneté et de critères. Multiplié par la valeur du point et divisé par 12, il donne le montant mensuel à temps plein.',
  },
  baseIndex: {
    term: 'Indice de base',
    text: 'Les points dont part le calcul. Ils dépendent de la catégorie de la fonction, pas de la personne.',
  },
  majored: {
    term: 'Indice majoré',
    text: 'L’indice qui correspond à une rémunération garantie supérieure au minimum, arrondi au point supérieur. L’indice réel reste toujours affiché à côté.',
  },
  minimum: {
    term: 'Minimum de la branche',
    text: 'Le seuil sous lequel un indice est signalé\u00a0: le plus élevé du plancher de la branche et de l’indice qui correspond au Smic mensuel. L’outil le signale. Le minimum conventionnel reste tel quel\u00a0; le montant à verser au moins en tient compte.',
  },
  point: {
    term: 'Point',
    text: 'L’unité dans laquelle la grille mesure un emploi. Un point vaut la même somme pour tous les emplois de la branche.',
  },
  pointValue: {
    term: 'Valeur du point',
    text: 'La somme en euros que vaut un point pour une année à temps plein. La branche la négocie chaque année.',
  },
  share: {
    term: 'Quotité',
    text: 'La part d’un temps plein, en pour cent. Elle réduit le montant du mois, jamais l’indice. Chaque fonction d’une personne a la sienne.',
  },
  guarantee: {
    term: 'Rémunération garantie',
    text: 'Le salaire mensuel brut déjà garanti à la personne, à sa quotité. S’il dépasse le minimum calculé, il est converti en indice majoré.',
  },
} as const satisfies Record<string, GlossaryEntry>;

export type TermName = keyof typeof entries;

export const glossary = {
  title: 'Glossaire',
  intro: 'Les mots de la grille, tels que l’outil les emploie.',
  /** Accessible name of a word that opens its definition. */
  defines: (word: string) => `${word}, définition`,
  definitionOf: (term: string) => `Définition\u00a0: ${term}`,
  all: 'Tout le glossaire',
  entries: entries as Readonly<Record<TermName, GlossaryEntry>>,
} as const;

export function glossaryEntries(): readonly GlossaryEntry[] {
  return Object.values(glossary.entries).toSorted((a, b) => a.term.localeCompare(b.term, 'fr'));
}
